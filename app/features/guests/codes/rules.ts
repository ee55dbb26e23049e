/** Without 0, 1, I and O, which look alike in print. */
export const codeLetters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

export const codeLength = 8;

/** Per IP address, before its codes wait for their turns. */
export const wrongCodeLimit = { points: 10, seconds: 60 };

export const turnMs = 2_000;

/** A longer queue would outlast the patience of browsers and proxies. */
export const maxTurnWaitMs = 20_000;

/** Where a code from a card can be typed. */
export const codePath = "/b";

/** The path of a household's invitation. The names are decoration. */
export function invitationPath(names: string, code: string): string {
  return `${codePath}/${slugOf(names) || "bryllup"}/${formatCode(code)}`;
}

/** `K7QF92MD` becomes `K7QF-92MD`. */
export function formatCode(code: string): string {
  return `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`;
}

/** Returns the code in a text that was typed or copied, or null. */
export function parseCode(text: string): string | null {
  if (text.length > 40) return null;
  const letters = text.toUpperCase().replace(/[\s\-–—.]/g, "");
  const isCode =
    letters.length === codeLength && [...letters].every((each) => codeLetters.includes(each));
  return isCode ? letters : null;
}

const spellings: Record<string, string> = { æ: "ae", ø: "o", å: "a" };

function slugOf(names: string): string {
  return names
    .toLowerCase()
    .replace(/[æøå]/g, (letter) => spellings[letter] ?? letter)
    .normalize("NFD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60);
}

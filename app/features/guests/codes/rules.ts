/** Without 0, 1, I and O, which look alike in print. */
export const codeLetters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

export const codeLength = 8;

/** How many wrong codes an IP address may send before its codes wait in a queue. */
export const wrongCodeLimit = { points: 10, seconds: 60 };

export const turnMs = 2_000;

/** Browsers and proxies give up on requests that wait longer. */
export const maxTurnWaitMs = 20_000;

/** The page where a code from a card can be typed. */
export const codePath = "/b";

/** Returns the path of a household's invitation. The server ignores the names in it. */
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

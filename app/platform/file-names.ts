/** Keeps names of two parts below 255 bytes, the limit of file systems. */
const maxPartBytes = 100;
// Control and direction characters and those that a file system forbids. Emoji need the zero-width
// joiner.
const forbiddenCharacters = /(?:(?!\u200d)[\p{C}<>:"/\\|?*])+/gu;

/** Returns a name such as "001 Solveig – Fra prøvemiddagen.jpg", made unique by `place`. */
export function numberedFileName(
  place: number,
  parts: readonly (string | null)[],
  extension: string,
): string {
  const number = String(place).padStart(3, "0");
  const name = parts.map((part) => toFileNamePart(part ?? "")).filter(Boolean);
  return `${[number, name.join(" – ")].filter(Boolean).join(" ")}.${extension}`;
}

/** Returns a text without what file systems forbid, perhaps none of it. */
export function toFileNamePart(text: string): string {
  const cleaned = text
    .normalize("NFC")
    .replaceAll(forbiddenCharacters, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  let part = "";
  for (const { segment } of new Intl.Segmenter("nb").segment(cleaned)) {
    if (new TextEncoder().encode(part + segment).length > maxPartBytes) break;
    part += segment;
  }
  return part.replace(/(?<![. ])[. ]+$/, "");
}

// Direction overrides can reorder surrounding text; the other characters are invisible padding.
const invisibleChars = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;
const controlChars = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
const controlCharsExceptNewline = /[^\P{Cc}\n]/gu;
const longMarkRuns = /(\p{M}{16})\p{M}+/gu;
const stackedMarks = /(\p{M}{4})\p{M}+/gu;
const visibleChars = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Returns well-formed, trimmed NFC text with \n line ends and no invisible characters. */
export function cleanText(text: string): string {
  const lines = text.replace(/\r\n?|\p{Zl}|\p{Zp}|\u0085/gu, "\n").replace(/\t/g, " ");
  return normalize(lines.replace(controlCharsExceptNewline, ""));
}

export function cleanLine(text: string): string {
  const line = text.replace(/[\r\n\t]+|\p{Zl}|\p{Zp}|\u0085/gu, " ").replace(controlChars, "");
  return normalize(line).replace(/ {2,}/g, " ");
}

export function hasVisibleCharacter(text: string): boolean {
  return visibleChars.test(text);
}

function normalize(text: string): string {
  // Cut before normalization, which is quadratic in the length of a run of combining marks.
  const shortened = text.replace(invisibleChars, "").replace(longMarkRuns, "$1");
  return shortened.toWellFormed().normalize("NFC").replace(stackedMarks, "$1").trim();
}

// Direction overrides let a name rewrite the text around it; the others are invisible padding.
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;
const controls = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
const controlsButNewline = /[^\P{Cc}\n]/gu;
const highPiles = /(\p{M}{16})\p{M}+/gu;
const piledMarks = /(\p{M}{4})\p{M}+/gu;

/** Free text as it is stored: well-formed, NFC, trimmed, lines ended by \n, nothing unseen. */
export function cleanText(text: string): string {
  const lines = text.replace(/\r\n?|\p{Zl}|\p{Zp}|\u0085/gu, "\n").replace(/\t/g, " ");
  return settle(lines.replace(controlsButNewline, ""));
}

/** The same for one line: line breaks and runs of space become one space. */
export function cleanLine(text: string): string {
  const line = text.replace(/[\r\n\t]+|\p{Zl}|\p{Zp}|\u0085/gu, " ").replace(controls, "");
  return settle(line).replace(/ {2,}/g, " ");
}

function settle(text: string): string {
  // Marks are thinned out before they are put in order, which takes time with the square of a pile.
  const thinned = text.replace(invisible, "").replace(highPiles, "$1");
  return thinned.toWellFormed().normalize("NFC").replace(piledMarks, "$1").trim();
}

// Alphabets and concatenation of text messages: 3GPP TS 23.038, 6.2.1, and TS 23.040, 9.2.3.24.1.

const basicAlphabet =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
const extensionAlphabet = "\f^{}\\[~]|€";

const gsmUnits = new Map([
  ...[...basicAlphabet].map((character): [string, number] => [character, 1]),
  ...[...extensionAlphabet].map((character): [string, number] => [character, 2]),
]);

/** In septets for GSM-7, in UTF-16 units for UCS-2. A part of several has a header. */
const capacities = {
  "gsm-7": { single: 160, part: 153 },
  "ucs-2": { single: 70, part: 67 },
} as const;

type SmsEncoding = keyof typeof capacities;

export interface SmsLength {
  encoding: SmsEncoding;
  /** What one message of its own has room for, and each part of a longer one. */
  single: number;
  part: number;
  /** Septets or UTF-16 units of the text, without what is left free at the end of a part. */
  units: number;
  /** How many messages are paid for; 0 for an empty text. */
  segments: number;
  /** The first character that makes the text UCS-2. */
  culprit: string | null;
}

/** Counts like the mobile network: no character of two units is split between two parts. */
export function measureSms(text: string): SmsLength {
  const characters = [...text];
  const culprit = characters.find((character) => !gsmUnits.has(character)) ?? null;
  const encoding = culprit === null ? "gsm-7" : "ucs-2";
  const { single, part } = capacities[encoding];
  const sizes = characters.map((character) =>
    encoding === "gsm-7" ? (gsmUnits.get(character) ?? 1) : character.length,
  );
  const units = sizes.reduce((sum, size) => sum + size, 0);
  return { encoding, single, part, units, segments: countSegments(sizes, units), culprit };

  function countSegments(all: number[], total: number): number {
    if (total <= single) return total === 0 ? 0 : 1;
    let segments = 1;
    let used = 0;
    for (const size of all) {
      if (used + size > part) {
        segments++;
        used = 0;
      }
      used += size;
    }
    return segments;
  }
}

const plainEquals: Record<string, string> = {
  "\t": " ",
  "\u2028": "\n",
  "\u2029": "\n",
  "‘": "'",
  "’": "'",
  "‚": "'",
  "‛": "'",
  "′": "'",
  "´": "'",
  "“": '"',
  "”": '"',
  "„": '"',
  "‟": '"',
  "″": '"',
  "«": '"',
  "»": '"',
  "‐": "-",
  "‑": "-",
  "‒": "-",
  "–": "-",
  "—": "-",
  "―": "-",
  "−": "-",
  "…": "...",
  "•": "-",
  "·": "-",
  "×": "x",
  ç: "c",
};
const invisible = /[\u00ad\u200b\u200c\u2060\ufeff]/g;
const spaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

/**
 * Returns the text as it is sent: composed, and with plain characters where typographic ones
 * would only make it dearer. Letters that change a name or a word stay, except ç.
 */
export function normalizeSmsText(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .normalize("NFC")
    .replace(invisible, "")
    .replace(spaces, " ")
    .replace(/[^\x20-\x7e\n]/g, (character) => plainEquals[character] ?? character)
    .replaceAll("`", "'");
}

import fc from "fast-check";
import { expect, test } from "vitest";
import { measureSms, normalizeSmsText } from "./segments.ts";

/** Written apart from the implementation: the table of TS 23.038 by code points, row by row. */
const basic = new Set([
  ...[
    0x40, 0xa3, 0x24, 0xa5, 0xe8, 0xe9, 0xf9, 0xec, 0xf2, 0xc7, 0x0a, 0xd8, 0xf8, 0x0d, 0xc5, 0xe5,
  ],
  ...[0x394, 0x5f, 0x3a6, 0x393, 0x39b, 0x3a9, 0x3a0, 0x3a8, 0x3a3, 0x398, 0x39e],
  ...[0xc6, 0xe6, 0xdf, 0xc9],
  ...range(0x20, 0x23),
  0xa4,
  ...range(0x25, 0x3f),
  0xa1,
  ...range(0x41, 0x5a),
  ...[0xc4, 0xd6, 0xd1, 0xdc, 0xa7, 0xbf],
  ...range(0x61, 0x7a),
  ...[0xe4, 0xf6, 0xf1, 0xfc, 0xe0],
]);
const extension = new Set([0x0c, 0x5e, 0x7b, 0x7d, 0x5c, 0x5b, 0x7e, 0x5d, 0x7c, 0x20ac]);

/** Cuts the text into parts by looking back from each limit. */
function oracle(text: string) {
  const points = [...text].map((character) => character.codePointAt(0) ?? 0);
  const isGsm = points.every((point) => basic.has(point) || extension.has(point));
  const septets = isGsm
    ? points.flatMap((point) => (extension.has(point) ? [0x1b, point] : [point]))
    : Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  const [single, part] = isGsm ? [160, 153] : [70, 67];
  if (septets.length <= single) return { isGsm, segments: septets.length === 0 ? 0 : 1 };
  let segments = 0;
  for (let start = 0; start < septets.length; segments++) {
    const last = septets[start + part - 1] ?? 0;
    const isTorn = isGsm ? last === 0x1b : last >= 0xd800 && last <= 0xdbff;
    start += isTorn && start + part < septets.length ? part - 1 : part;
  }
  return { isGsm, segments };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

const a = (count: number) => "a".repeat(count);

test.each<[string, string, "gsm-7" | "ucs-2", number]>([
  ["nothing", "", "gsm-7", 0],
  ["one letter", "a", "gsm-7", 1],
  ["Norwegian letters", "Åse, Øyvind og Ærlend på Ås", "gsm-7", 1],
  ["160 letters", a(160), "gsm-7", 1],
  ["161 letters", a(161), "gsm-7", 2],
  ["160 letters æ", "æ".repeat(160), "gsm-7", 1],
  ["two full parts", a(306), "gsm-7", 2],
  ["one letter more than two parts", a(307), "gsm-7", 3],
  ["80 euro signs", "€".repeat(80), "gsm-7", 1],
  ["81 euro signs", "€".repeat(81), "gsm-7", 2],
  ["a euro sign that would be split", `${a(152)}€${a(152)}`, "gsm-7", 3],
  ["a euro sign that fits", `${a(151)}€${a(153)}`, "gsm-7", 2],
  ["braces, which cost two", "{}".repeat(40), "gsm-7", 1],
  ["an emoji", "Vi ses 🎉", "ucs-2", 1],
  ["70 units with an emoji", `${a(68)}🎉`, "ucs-2", 1],
  ["71 units with an emoji", `${a(69)}🎉`, "ucs-2", 2],
  ["an emoji that would be split", `${a(66)}🎉${a(66)}`, "ucs-2", 3],
  ["an emoji that fits", `${a(65)}🎉${a(67)}`, "ucs-2", 2],
  ["a Sami letter", "Buorre beaivi, Máret", "ucs-2", 1],
  ["č of a name", "Čáhppe", "ucs-2", 1],
  ["a family of joined emojis", "👨‍👩‍👧‍👦".repeat(7), "ucs-2", 2],
  ["line breaks", "Hei\nVi ses", "gsm-7", 1],
])("%s", (_, text, encoding, segments) => {
  expect(measureSms(text)).toMatchObject({ encoding, segments });
  expect(oracle(text)).toEqual({ isGsm: encoding === "gsm-7", segments });
});

const letters = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(..."aæøåÅ €{}^[]~|\\\n.") },
  { weight: 1, arbitrary: fc.constantFrom("🎉", "ç", "č", "é", "’") },
);

test("any text has as many parts as the other count finds", () => {
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 700 }), (text) => {
      const { encoding, segments } = measureSms(text);
      expect({ isGsm: encoding === "gsm-7", segments }).toEqual(oracle(text));
    }),
  );
});

test("plain text in either alphabet is counted alike around every limit", () => {
  for (let length = 0; length <= 640; length++) {
    for (const text of [a(length), "€".repeat(length), "é".repeat(length), "č".repeat(length)]) {
      expect(measureSms(text).segments).toBe(oracle(text).segments);
    }
  }
});

test("every character up to U+2FFF is in the alphabet it should be in", () => {
  for (let point = 1; point < 0x3000; point++) {
    const { encoding } = measureSms(String.fromCodePoint(point));
    expect(encoding === "gsm-7", point.toString(16)).toBe(basic.has(point) || extension.has(point));
  }
});

test("the first character that makes a text UCS-2 is named", () => {
  expect(measureSms("Čau 🎉").culprit).toBe("Č");
  expect(measureSms("Hei på deg").culprit).toBeNull();
});

test.each([
  ["a price of Intl", "12\u00a0500 kr", "12 500 kr"],
  ["a narrow space", "12\u202f500", "12 500"],
  ["quotes", "“Ja” og ‘nei’ og «kanskje»", '"Ja" og \'nei\' og "kanskje"'],
  ["dashes", "15–16 — kom – nå", "15-16 - kom - nå"],
  ["an ellipsis", "Vent…", "Vent..."],
  ["a tab", "Kl.\t15", "Kl. 15"],
  ["ç", "François", "Francois"],
  ["Windows line ends", "Hei\r\nder", "Hei\nder"],
  ["a decomposed å", "på", "på"],
  ["invisible characters", "bryl\u00adlup\u200b", "bryllup"],
  ["letters of names", "Čáhppe Müller é", "Čáhppe Müller é"],
])("%s is replaced, or kept where it matters", (_, typed, sent) => {
  expect(normalizeSmsText(typed)).toBe(sent);
});

test("what is replaced never makes a text longer to pay for", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (text) => {
      const sent = normalizeSmsText(text);
      expect(normalizeSmsText(sent)).toBe(sent);
      const isCheaper = measureSms(sent).segments <= measureSms(text.normalize("NFC")).segments;
      expect(isCheaper || text.includes("…")).toBe(true);
    }),
  );
});

import fc from "fast-check";
import type { Fields } from "../isolation/unauthorized-request.ts";

const oneMegabyte = 1_000_000;

/** Texts that programs are known to stumble over. */
const awkwardTexts = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "\udfffx",
  "\ufeff",
  "\u202etxet",
  "e\u0301".repeat(2_000),
  "\r\nBcc: noen@example.no",
  "-1",
  "0",
  "1e308",
  "-1e400",
  "NaN",
  "Infinity",
  "9".repeat(400),
  "9007199254740993",
  "0.1",
  "2147483648",
  "9223372036854775808",
  "-271821-04-20",
  "+275760-09-13",
  "99999-12-31",
  "0000-00-00",
  "2031-02-30",
  "2031-02-30T25:61",
  "24:00",
  "1970-01-01T00:00:00Z",
  "true",
  "null",
  "undefined",
  "[object Object]",
  "__proto__",
  "constructor",
  "toString",
  "[]",
  "{}",
  "[[]]",
  "[null]",
  '{"length":1e9}',
  "[".repeat(20_000),
  '{"a":'.repeat(20_000),
  "%",
  "%00",
  "%_\\",
  "' or 1=1 --",
  "../../../etc/passwd",
  "//evil.example",
  "javascript:alert(1)",
  "<script>alert(1)</script>",
  "=cmd|' /C calc'!A0",
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
  "(".repeat(5_000),
  "& | ! <-> :*",
  "a".repeat(100_000),
];

/** A text of any kind and length up to a megabyte. */
export const rubbishText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...awkwardTexts) },
  { weight: 3, arbitrary: fc.string({ unit: "binary", maxLength: 300 }) },
  { weight: 2, arbitrary: fc.json({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom("å".repeat(oneMegabyte / 2), "\0".repeat(oneMegabyte)) },
);

const unknownNames = ["__proto__", "constructor", "id", "user_id", "wedding_id", "role", "[0]", ""];

type Change = (fields: Fields) => Fields;

const change = fc.oneof<{ weight: number; arbitrary: fc.Arbitrary<Change> }[]>(
  {
    weight: 6,
    arbitrary: fc.tuple(fc.nat(), rubbishText).map(
      ([at, text]) =>
        (fields) =>
          fields.map(([name, value], index) => [name, index === at % fields.length ? text : value]),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.nat(), rubbishText).map(([at, text]) => (fields) => [
      ...fields,
      [fields[at % (fields.length || 1)]?.[0] ?? "", text],
    ]),
  },
  {
    weight: 1,
    arbitrary: fc
      .nat()
      .map((at) => (fields) => fields.filter((_, index) => index !== at % fields.length)),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...unknownNames), rubbishText)
      .map(([name, text]) => (fields) => [...fields, [name, text]]),
  },
  {
    weight: 1,
    arbitrary: fc.nat().map((at) => (fields) => {
      const file = new Blob(["\0ikke det som var ventet"], { type: "application/pdf" });
      return fields.map(([name, value], index) => [
        name,
        index === at % fields.length ? file : value,
      ]);
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constant(
      (fields: Fields): Fields => [
        ...fields,
        ...Array.from({ length: 10_000 }, (_, index): [string, string] => [`felt${index}`, "x"]),
      ],
    ),
  },
);

/** Makes a function that turns the fields of a valid form into invalid ones. */
export const rubbishForm = fc
  .array(change, { minLength: 1, maxLength: 3 })
  .map((changes) => (fields: Fields) => changes.reduce((sent, alter) => alter(sent), fields));

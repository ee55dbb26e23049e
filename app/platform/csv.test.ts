import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { toCsv, unescapeFormulas } from "./csv.server.ts";

const formulaStarts = [..."=+-@|%", "\uff1d", "\uff0b", "\uff0d", "\uff20"];

test("every field is quoted, an empty one too, and numbers have a decimal comma", () => {
  const rows = [
    ["Navn", "Pris"],
    ["Mugge", 349.9],
    [null, -1200],
  ];
  expect(toCsv(rows)).toBe('\ufeff"Navn";"Pris"\r\n"Mugge";"349,9"\r\n"";"-1200"\r\n');
});

test("a line break neither ends the row nor begins a formula", () => {
  const message = 'Hei;\n=HYPERLINK("http://evil.example")\r\n+1\r-1';
  expect(toCsv([[message, "Kari"]])).toBe(
    '\ufeff"Hei;\n\'=HYPERLINK(""http://evil.example"")\r\n\'+1\r\'-1";"Kari"\r\n',
  );
});

test.each(formulaStarts)("no cell and no line begins with %s, not even after a space", (sign) => {
  for (const lead of ["", " ", "\t", "\u00a0", "\n", "\r\n", "a\n", "a\n \t", "\n\n", "a\u2028"]) {
    const [[cell = ""] = []] = read(toCsv([[`${lead}${sign}1`]]));
    for (const line of cell.split(/[\r\n\u2028]+/)) {
      expect(line.trimStart().startsWith(sign), JSON.stringify(cell)).toBe(false);
    }
  }
});

test.each(["\tKari", "\nKari", "\rKari"])("the leading white space of %j is escaped", (text) => {
  expect(toCsv([[text]])).toBe(`\ufeff"'${text}"\r\n`);
});

test("any table can be read back", () => {
  const unit = fc.constantFrom(...formulaStarts, ..."';,\"\t\r\n aÅ0", "\u2028", "\ufeff", "💍");
  const cell = fc.oneof(fc.string({ unit }), fc.string({ unit: "binary" }));
  const table = fc.integer({ min: 1, max: 4 }).chain((width) => {
    const row = fc.array(cell, { minLength: width, maxLength: width });
    return fc.array(row, { minLength: 1, maxLength: 4 });
  });
  fc.assert(
    fc.property(table, (rows) => {
      const unescaped = read(toCsv(rows)).map((row) => row.map(unescapeFormulas));
      expect(unescaped).toEqual(rows);
    }),
    { numRuns: 500 },
  );
});

function read(csv: string): string[][] {
  return parse(csv, { bom: true, delimiter: ";", record_delimiter: "\r\n" });
}

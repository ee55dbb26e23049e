import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toCsv } from "../csv.server.ts";
import { readSheet } from "./read-sheet.server.ts";
import { writeXlsx } from "./xlsx.server.ts";

const limits = { maxRows: 100, maxColumns: 10, maxCellLength: 200 };
const guests = [
  ["Navn", "Sted"],
  ["Åse Ødegård", "Bærum"],
];
const text = (separator: string) => guests.map((row) => row.join(separator)).join("\r\n");

describe("a text is read", () => {
  test.each([
    ["semicolons", text(";")],
    ["tabs", text("\t")],
    ["commas", text(",")],
    ["a named separator", `sep=|\r\n${text("|")}`],
    ["line feeds", text(";").replace("\r\n", "\n")],
    ["carriage returns", text(";").replace("\r\n", "\r")],
    ["a byte order mark", `\uFEFF${text(";")}`],
    ["empty lines at the end", `${text(";")}\r\n;\r\n\r\n`],
  ])("with %s", async (_, content) => {
    expect(await readSheet(Buffer.from(content), limits)).toMatchObject({ ok: true, rows: guests });
  });

  test.each([
    ["UTF-16", Buffer.from(`\uFEFF${text("\t")}`, "utf16le")],
    ["UTF-16 without a mark", Buffer.from(text("\t"), "utf16le")],
    ["big-endian UTF-16", Buffer.from(`\uFEFF${text("\t")}`, "utf16le").swap16()],
    ["Windows-1252", Buffer.from(text(";"), "latin1")],
  ])("in %s", async (_, content) => {
    expect(await readSheet(content, limits)).toMatchObject({ ok: true, rows: guests });
  });

  test("with its empty rows, so that numbers match those of the file", async () => {
    const sheet = await readSheet(Buffer.from("Navn;Sted\n\nKari;Lom\n"), limits);
    expect(sheet).toMatchObject({ rows: [["Navn", "Sted"], [""], ["Kari", "Lom"]] });
  });

  test("by its columns, not by the commas in its texts", async () => {
    const content = "Navn;Kosthold\nKari;Nøtter, egg, melk\nPer;Melk, egg, nøtter\n";
    expect(await readSheet(Buffer.from(content), limits)).toMatchObject({
      rows: [
        ["Navn", "Kosthold"],
        ["Kari", "Nøtter, egg, melk"],
        ["Per", "Melk, egg, nøtter"],
      ],
    });
  });
});

describe("a sentence tells what is wrong with", () => {
  test.each([
    ["an empty file", Buffer.from(" \n;;\n"), "empty"],
    ["too many rows", Buffer.from("a;b\n".repeat(102)), "too-many-rows"],
    ["a PDF", Buffer.from("%PDF-1.7\n"), "pdf"],
    ["an old Excel file", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), "old-excel"],
    [
      "a file with a password",
      Buffer.concat([
        Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
        Buffer.from("EncryptedPackage", "utf16le"),
      ]),
      "encrypted",
    ],
    ["a picture", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), "not-a-sheet"],
    ["half an archive", Buffer.from([0x50, 0x4b, 3, 4, 9, 9, 9]), "damaged"],
    ["a row of a million columns", Buffer.from(`Navn\n${"a;".repeat(1e6)}`), "too-large"],
    ["an unclosed quote", Buffer.from(`Navn;Sted\n"${"a\n".repeat(1e6)}`), "too-large"],
  ])("%s", async (_, content, reason) => {
    expect(await readSheet(content, limits)).toEqual({ ok: false, reason });
  });
});

test("what is wide is cut", async () => {
  const content = `${"a;".repeat(30)}\n${"b".repeat(500)};c\n`;
  const sheet = await readSheet(Buffer.from(content), limits);
  if (!sheet.ok) throw new Error(sheet.reason);
  expect(sheet.rows[0]).toHaveLength(10);
  expect(sheet.rows[1]?.[0]).toHaveLength(200);
});

const cell = fc.string({
  unit: fc.constantFrom(..."aÅ0'=+-@;,\" ", "💍"),
  minLength: 1,
  maxLength: 9,
});
const table = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 });

test("any table that was written as XLSX is read back", async () => {
  const rows = fc.sample(table, { numRuns: 40, seed: 1 });
  const all = rows.flat().map((row) => row.map((each) => `x${each}x`));
  const sheet = await readSheet(await writeXlsx("Gjester", all), { ...limits, maxRows: 1000 });
  expect(sheet).toEqual({ ok: true, rows: all, format: "xlsx" });
});

test("any table that was written as CSV is read back, with apostrophes before formulas", async () => {
  const rows = [
    ["Navn", "Sted"],
    ["=1+1", "Lom"],
    ["'Ola", "-"],
  ];
  expect(await readSheet(Buffer.from(toCsv(rows)), limits)).toMatchObject({
    rows: [
      ["Navn", "Sted"],
      ["'=1+1", "Lom"],
      ["''Ola", "'-"],
    ],
    format: "csv",
  });
});

test("a full list with every column fits into the memory of the thread", async () => {
  const rows = Array.from({ length: 5000 }, (_, row) =>
    Array.from({ length: 20 }, (_cell, column) =>
      column % 2 ? `Verdi ${column} i rad ${row}, ganske lang` : "Nei",
    ),
  );
  const wide = { maxRows: 5010, maxColumns: 60, maxCellLength: 2000 };
  const sheet = await readSheet(await writeXlsx("Gjester", rows), wide);
  expect(sheet.ok ? sheet.rows.length : sheet.reason).toBe(5000);
});

import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeXlsx } from "#app/platform/spreadsheets/xlsx.server.ts";
import { requireProgram } from "../support/programs.ts";

// Opens an exported XLSX file in a spreadsheet program; spreadsheet.test.ts does it for CSV.

const gnumeric = await requireProgram("ssconvert");
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "jaord-export-"));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test.skipIf(gnumeric.isMissing)(
  gnumeric.titleOf("Gnumeric reads every cell and runs no formula"),
  async () => {
    const rows = [
      ["Navn", "Telefon", "Kosthold"],
      ["=1+1", "412 34 567", "Nøtter; egg"],
      ["Åse Bjørnæs", "+46 70 123 45 67", '"melk"'],
    ];
    const [source, target] = [join(folder, "gjester.xlsx"), join(folder, "gjester.csv")];
    await writeFile(source, await writeXlsx("Gjesteliste", rows));
    await promisify(execFile)("ssconvert", [source, target]);
    expect(parse(await readFile(target))).toEqual(rows);
  },
);

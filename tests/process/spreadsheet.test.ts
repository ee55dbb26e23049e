import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  sheetsOf,
  type WeddingData,
} from "#app/pages/planner/settings/export/export-files.server.ts";
import { toCsv } from "#app/platform/csv.server.ts";
import { requireProgram } from "../support/programs.ts";

// Opens the downloaded CSV files in a spreadsheet program.

const calc = await requireProgram("soffice");
const norwegian = 1044;
/** Semicolons, double quotes, UTF-8, from line 1; quoted numbers are numbers. */
const importFilter = `Text - txt - csv (StarCalc):59,34,76,1,,${norwegian},false,true`;
/** Quotes texts but not numbers; exports the results of formulas. */
const exportFilter = `csv:Text - txt - csv (StarCalc):59,34,76,1,,${norwegian},true,true`;
const sent = new Date("2026-11-20T12:00:00Z");
const attack = "Hei\n=1+1\n+2\n@SUM(A1)\n-1\n\n|x\n =2+2";
const escaped = "Hei\n'=1+1\n'+2\n'@SUM(A1)\n'-1\n\n'|x\n' =2+2";
const kind = 'Vi gleder oss; "veldig"\nBlir fint, 💍';
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "jaord-spreadsheet-"));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test.skipIf(calc.isMissing)(
  calc.titleOf("LibreOffice reads every cell and runs no formula"),
  async () => {
    const unescaped = toCsv([["A", "B"]]).replace('"B"', '"=1+1"');
    const sheets = await readWithLibreOffice({
      ...sheetsOf(wedding()),
      "unescaped.csv": unescaped,
    });
    const diets = [escaped, "Ja", escaped, "Ja"];
    const noDiets = ["", "", "", ""];
    expect(sheets["svar.csv"]?.slice(1)).toEqual([
      [escaped, "Kommer", 2, escaped, ...diets, escaped, escaped, "20. nov. 2026, 13:00", ""],
      ["Åse Bjørnæs", "Kommer", 2, "", ...noDiets, kind, "", "20. nov. 2026, 13:00", ""],
    ]);
    expect(sheets["hilsener.csv"]?.slice(1)).toEqual([
      [escaped, escaped, escaped, "Nei", "20. nov. 2026, 13:00"],
    ]);
    expect(sheets["onskeliste.csv"]?.slice(1)).toEqual([
      [escaped, escaped, 349.9, "Ja", escaped],
      ["Mugge", kind, 12_000, "Nei", ""],
    ]);
    expect(sheets["unescaped.csv"], "the program does run formulas").toEqual([["A", 2]]);
  },
);

/** The cells of each file as LibreOffice shows them in Norwegian. */
async function readWithLibreOffice(files: Record<string, string>) {
  const out = join(folder, randomUUID());
  const paths = Object.keys(files).map((name) => join(folder, name));
  for (const path of paths) await writeFile(path, files[basename(path)] ?? "");
  await promisify(execFile)("soffice", [
    `-env:UserInstallation=${pathToFileURL(join(folder, "profile"))}`,
    "--headless",
    `--infilter=${importFilter}`,
    "--convert-to",
    exportFilter,
    "--outdir",
    out,
    ...paths,
  ]);
  const cells = Object.keys(files).map(async (name) => {
    const csv = await readFile(join(out, name), "utf8");
    return [name, parse(csv, { delimiter: ";", cast: cellOf })];
  });
  return Object.fromEntries(await Promise.all(cells)) as Record<string, (string | number)[][]>;
}

function cellOf(text: string, { quoting }: { quoting: boolean }): string | number {
  return quoting || text === "" ? text : Number(text.replace(",", "."));
}

function wedding(): WeddingData {
  const dates = { createdAt: sent, updatedAt: sent };
  const answer = { attending: true, guestCount: 2, ...dates };
  const severe = { severeAllergy: true, plusOneSevereAllergy: true };
  const diets = { dietaryRestrictions: attack, plusOneDietaryRestrictions: attack };
  const others = { plusOneName: attack, email: attack, ...diets, ...severe };
  const noDiets = { dietaryRestrictions: null, plusOneDietaryRestrictions: null };
  const none = { plusOneName: null, email: "", ...noDiets };
  return {
    answers: [
      { guestName: attack, message: attack, ...others, ...answer },
      { guestName: "Åse Bjørnæs", message: kind, ...none, ...answer },
    ],
    greetings: [{ guestName: attack, email: attack, message: attack, replied: false, ...dates }],
    wishes: [
      { title: attack, description: attack, price: 349.9, purchased: true, purchasedBy: attack },
      { title: "Mugge", description: kind, price: 12_000, purchased: false, purchasedBy: null },
    ],
  } as unknown as WeddingData;
}

import { readFileSync, writeFileSync } from "node:fs";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { importTexts } from "#app/features/guests/import/texts.ts";
import { toCsv } from "#app/platform/csv.server.ts";
import { disconnectDatabase } from "#app/platform/db/database.server.ts";
import { writeXlsx } from "#app/platform/spreadsheets/xlsx.server.ts";
import { insertOwner, insertWedding, signedInUser } from "../support/factories.ts";
import { connectToServer } from "../support/server.ts";
import { xlsxOf, zipOf } from "../support/xlsx-files.ts";

// What the file costs the server, and how long the couple waits.

const server = inject("server");
const { problems } = importTexts.upload;
const maxGrowthMb = 100;
const maxCsvMs = 1_000;
const maxXlsxMs = 3_000;
const mb = 1024 * 1024;
let cookie: string;

beforeAll(async () => {
  connectToServer(server);
  const { userId, cookies } = await signedInUser();
  await insertOwner(await insertWedding(), userId);
  await disconnectDatabase();
  cookie = cookies.map((each) => each.split(";")[0]).join("; ");
  // Warm-up: the server compiles its code on the first requests.
  for (const file of [Buffer.from(csvOf(2000)), await xlsxFile(2000)]) await preview(file);
});

describe("refused in time and memory", () => {
  const cell = (name: string) => `<c r="${name}" t="inlineStr"><is><t>x</t></is></c>`;
  const row = (number: number, cells: string) => `<row r="${number}">${cells}</row>`;
  const wide = Array.from({ length: 5000 }, (_, index) => row(index + 1, cell(`XFD${index + 1}`)));
  const bomb = Buffer.alloc(100 * mb, "x");
  const compoundFile = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  const many = "<si/>".repeat(2_400_000);

  test.each([
    ["a zip bomb", () => xlsxOf({ rows: "", sharedStrings: bomb }), problems["too-large"]],
    [
      "one that lies",
      () => xlsxOf({ rows: "", sharedStrings: bomb, declaredSize: 5000 }),
      problems.damaged,
    ],
    [
      "millions of empty strings",
      () => xlsxOf({ rows: "", sharedStrings: many }),
      problems["too-large"],
    ],
    ["a cell in the last corner", () => xlsxOf({ rows: row(1_048_576, cell("XFD1048576")) }), null],
    ["5,000 rows to the last column", () => xlsxOf({ rows: wide.join("") }), null],
    [
      "a row of a million columns",
      () => Buffer.from(`Navn\n${"a;".repeat(1e6)}`),
      problems["too-large"],
    ],
    [
      "an unclosed quote",
      () => Buffer.from(`Navn;E-post\n"${"a\n".repeat(2e6)}`),
      problems["too-large"],
    ],
    ["half a file", () => xlsxOf({ rows: row(1, cell("A1")) }).subarray(0, 400), problems.damaged],
    [
      "OpenDocument",
      () => zipOf([{ name: "mimetype", content: "application/vnd.oasis" }]),
      problems["open-document"],
    ],
    ["an old Excel file", () => compoundFile, problems["old-excel"]],
    [
      "a file with a password",
      () =>
        Buffer.concat([compoundFile, Buffer.alloc(mb), Buffer.from("EncryptedPackage", "utf16le")]),
      problems.encrypted,
    ],
    ["a PDF", () => Buffer.from("%PDF-1.7\n%âãÏÓ"), problems.pdf],
    ["a file of 5.5 MB", () => Buffer.alloc(5.5 * mb, "a;b\n"), problems["too-large"]],
    ["a file of 8 MB", () => Buffer.alloc(8 * mb, "a;b\n"), problems["too-large"]],
  ])("%s", async (_, build, problem) => {
    const file = build();
    const before = memoryOf("VmRSS");
    // From here on, VmHWM is the peak.
    writeFileSync(`/proc/${server.pid}/clear_refs`, "5");
    const { status, html } = await upload(file);
    expect(html).toContain(problem ?? importTexts.upload.problems.empty);
    expect(status).toBeLessThan(500);
    expect(memoryOf("VmHWM") - before).toBeLessThan(maxGrowthMb);
  });
});

test("a formula counts as its value", async () => {
  const names = `<row r="1"><c r="A1" t="inlineStr"><is><t>Navn</t></is></c></row>`;
  const formula = `<row r="2"><c r="A2" t="str"><f>CONCATENATE("Kari"," ","Moe")</f><v>Kari Moe</v></c></row>`;
  const html = await preview(xlsxOf({ rows: names + formula }));
  expect(html).toContain("Kari Moe");
  expect(html).not.toContain("CONCATENATE");
});

describe("2,000 rows are previewed", () => {
  test(`as CSV within ${maxCsvMs} ms`, async () => {
    const file = Buffer.from(csvOf(2000));
    expect(await fastest(() => preview(file))).toBeLessThan(maxCsvMs);
  });

  test(`as XLSX within ${maxXlsxMs} ms`, async () => {
    const file = await xlsxFile(2000);
    expect(await fastest(() => preview(file))).toBeLessThan(maxXlsxMs);
  });

  test("and 5,000 wide ones are too", async () => {
    expect((await preview(await xlsxFile(5000))).includes("Importer 5000 gjester")).toBe(true);
  });
});

function sheetOf(rows: number): string[][] {
  const headers = [
    "Navn",
    "Følge",
    "E-post",
    "Mobil",
    "Gruppe",
    "Allergier",
    "Adresse",
    "Postnr",
    "Sted",
  ];
  const guests = Array.from({ length: rows }, (_, index) => [
    `Gjest${index} Hansen`,
    index % 3 ? "" : `Følge Nummer ${index}`,
    `gjest${index}@epost.no`,
    `9${String(index).padStart(7, "0")}`,
    ["Familie", "Venner", "Kolleger"][index % 3] ?? "",
    index % 7 ? "" : "nøtter",
    `Storgata ${index}`,
    "0150",
    "Oslo",
  ]);
  return [headers, ...guests];
}

function csvOf(rows: number): string {
  return toCsv(sheetOf(rows));
}

async function xlsxFile(rows: number): Promise<Buffer> {
  return Buffer.from(await writeXlsx("Gjester", sheetOf(rows)));
}

async function upload(file: Buffer) {
  const body = new FormData();
  body.append("intent", "read");
  body.append("file", new File([new Uint8Array(file)], "gjester"));
  const headers = { Cookie: cookie, Origin: server.url };
  const url = `${server.url}/guest-list/import`;
  const sent = await fetch(url, { method: "POST", body, headers, redirect: "manual" });
  return { status: sent.status, location: sent.headers.get("Location"), html: await sent.text() };
}

/** From upload to the page that shows the rows. */
async function preview(file: Buffer): Promise<string> {
  const { location } = await upload(file);
  const page = await fetch(new URL(location ?? "", server.url), { headers: { Cookie: cookie } });
  const html = await page.text();
  expect(html).toContain("Importer");
  return html;
}

async function fastest(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 3; run++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return Math.min(...times);
}

function memoryOf(name: "VmRSS" | "VmHWM"): number {
  const status = readFileSync(`/proc/${server.pid}/status`, "utf8");
  return Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
}

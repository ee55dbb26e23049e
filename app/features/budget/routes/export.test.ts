import { beforeEach, expect, test } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { readSheet } from "#app/platform/spreadsheets/read-sheet.server.ts";
import { insertBudget } from "#tests/support/budget-rows.ts";
import { budgetCategory, budgetItem, budgetPayer, budgetPayment } from "#tests/support/budgets.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { type SignedInOwner, signedInOwner } from "#tests/support/factories.ts";
import { loaderArgs, responseOf } from "#tests/support/route-args.ts";
import { exportBudget } from "../export/queries.server.ts";
import { loader as calendar } from "./dates-ics.ts";
import { loader as asCsv } from "./export-csv.ts";
import { loader as asXlsx } from "./export-xlsx.ts";

useTestDatabase();

const headers =
  "Nivå|Kategori|Budsjettpost|Betaling|Budsjett|spent_amount|Anslått|Avtalt|Beløp|Betalt|Forfall|Betalt dato|Mottaker|Hvem betaler|Notater";
const payments = [
  budgetPayment({
    name: "rate 1",
    amount: 31_000_00,
    dueDate: "2026-09-01",
    paidOn: "2026-09-02",
  }),
  budgetPayment({ name: "rate 2", amount: 31_000_50, dueDate: "2026-12-01" }),
];
let owner: SignedInOwner;

beforeEach(async () => {
  owner = await signedInOwner({ bride: "Ingrid", groom: "Mathias" });
});

async function insertExample() {
  const category = budgetCategory({ name: "=Lokale", budgetAmount: 62_000_00 });
  const [ingrid, parents] = [
    budgetPayer({ kind: "first-partner", name: "" }),
    budgetPayer({ kind: "parents", name: "Foreldrene til Mathias" }),
  ];
  const barn = budgetItem({
    categoryId: category.id,
    name: "Fruktlåven",
    actualCost: 62_000_50,
    estimatedCost: 60_000_00,
    payee: "Aga; gård",
    notes: "=HYPERLINK(1)\n+47",
    payments: payments.map((payment) => ({ ...payment, id: crypto.randomUUID() })),
    shares: [ingrid, parents].map(({ id }) => ({ payerId: id, weight: 1 })),
  });
  const plain = budgetItem({ categoryId: category.id, name: "Vask", estimatedCost: 1000_00 });
  await insertBudget(owner.weddingId, {
    categories: [category],
    items: [barn, plain],
    payers: [ingrid, parents],
  });
  return barn;
}

test.each(["csv", "xlsx"] as const)(
  "the budget is exported as %s, formulas as text",
  async (format) => {
    await insertExample();
    const args = loaderArgs(`/budget/export.${format}`, { cookies: owner.cookies }) as never;
    const response = await (format === "csv" ? asCsv(args) : asXlsx(args));
    const limits = { maxRows: 100, maxColumns: 20, maxCellLength: 2000 };
    const sheet = await readSheet(new Uint8Array(await response.arrayBuffer()), limits);
    if (!sheet.ok) throw new Error(sheet.reason);
    const [comma, sign] = format === "csv" ? [",", "'"] : [".", ""];
    const notes = `${sign}=HYPERLINK(1)\n${sign}+47`;
    const spent = `62000${comma}5`;
    expect(sheet.rows.map((row) => row.join("|"))).toEqual([
      headers,
      `Kategori|${sign}=Lokale|||62000|63000${comma}5|61000|${spent}||31000|||||`,
      `Post|${sign}=Lokale|Fruktlåven|||${spent}|60000|${spent}||31000|||Aga; gård|Ingrid, Foreldrene til Mathias|${notes}`,
      `Betaling|${sign}=Lokale|Fruktlåven|rate 1|||||31000||2026-09-01|2026-09-02|||`,
      `Betaling|${sign}=Lokale|Fruktlåven|rate 2|||||31000${comma}5||2026-12-01||||`,
      `Post|${sign}=Lokale|Vask|||1000|1000|0||0|||||`,
      `Sum||||62000|63000${comma}5|61000|${spent}||31000|||||`,
    ]);
    expect(response.headers.get("Content-Disposition")).toContain("budsjett-");
  },
);

test("the calendar has the unpaid due dates as whole days", async () => {
  setClock(() => Date.parse("2026-11-23T12:00:00Z"));
  const barn = await insertExample();
  const response = await calendar(
    loaderArgs("/budget/dates.ics", { cookies: owner.cookies }) as never,
  );
  setClock();
  const text = await response.text();
  expect(response.headers.get("Content-Type")).toContain("text/calendar");
  const unfolded = text.replaceAll("\r\n ", "").replaceAll("\u00a0", " ");
  expect(unfolded.split("\r\n").filter((line) => !line.startsWith("URL:"))).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Jaord//Budsjett//NO",
    "BEGIN:VEVENT",
    `UID:${barn.payments[1]?.id}`,
    "DTSTAMP:20261123T120000Z",
    "DTSTART;VALUE=DATE:20261201",
    "DTEND;VALUE=DATE:20261202",
    "SUMMARY:Forfall: Fruktlåven\\, rate 2\\, 31 000\\,50 kr",
    "DESCRIPTION:=Lokale. Betales til Aga\\; gård.",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("the couple's data names what is used of a category spent_amount", async () => {
  await insertExample();
  const { categories, items } = await exportBudget(owner.weddingId);
  expect(categories).toMatchObject([{ budgetAmount: 62_000, spent_amount: 63_000.5 }]);
  expect(items.map((item) => item.payments.map(({ amount }) => amount))).toEqual([
    [31_000, 31_000.5],
    [],
  ]);
});

test("a file is for its couple alone", async () => {
  await insertExample();
  const other = await signedInOwner();
  const path = `/budget/export?id=${owner.weddingId}`;
  for (const load of [asCsv, asXlsx, calendar]) {
    const args = loaderArgs(path, { cookies: other.cookies });
    const { status, body } = await responseOf(() => load(args as never));
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain("Fruktlåven");
    const visitor = await responseOf(() => load(loaderArgs(path) as never));
    expect(visitor.status).toBe(302);
  }
});

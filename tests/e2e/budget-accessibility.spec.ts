import { checkStates, desktop, phone, type State } from "#tests/support/accessibility.ts";
import { budgetTest, insertBudget } from "#tests/support/budget-journey.ts";

const states: State[] = [
  { path: "/budget" },
  { path: "/budget?vis=poster" },
  { path: "/budget?vis=betalingsplan" },
  { path: "/budget?vis=betalingsplan&figur=tabell", part: "main", widths: desktop },
  {
    path: "/budget?vis=poster",
    name: "sheet of an item",
    part: "[role=dialog]",
    reach: async (page) => {
      await page.getByRole("link", { name: "Middag" }).click();
      await page.getByRole("dialog", { name: "Middag" }).waitFor();
    },
  },
  {
    name: "dialog of a payment",
    part: "[role=dialog]",
    reach: async (page) => {
      await page.getByRole("button", { name: "Legg til betaling" }).click();
      await page.getByRole("dialog", { name: "Legg til betaling" }).waitFor();
    },
  },
  {
    name: "dialog of the shares",
    part: "[role=dialog]",
    reach: async (page) => {
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Endre fordelingen" }).click();
      await page.getByRole("dialog", { name: "Endre fordelingen" }).waitFor();
    },
  },
  {
    path: "/budget?vis=poster",
    name: "sheet of an item per guest",
    part: "[role=dialog]",
    widths: [...phone, ...desktop],
    reach: async (page) => {
      await page.getByRole("link", { name: "Kake" }).click();
      await page.getByLabel("Avtalt per gjest").waitFor();
    },
  },
  {
    path: "/budget?vis=poster",
    name: "dialog of a new item",
    part: "[role=dialog]",
    reach: async (page) => {
      await page.getByRole("button", { name: "Legg til post" }).click();
      await page.getByRole("dialog", { name: "Legg til post" }).waitFor();
    },
  },
  {
    path: "/budget?vis=poster",
    name: "actions of an item",
    part: "[role=dialog]",
    reach: async (page) => {
      await page.getByRole("button", { name: "Flere valg for Middag" }).click();
      await page.getByRole("dialog", { name: "Middag" }).waitFor();
    },
  },
  {
    path: "/budget",
    name: "dialog of a new category",
    part: "[role=dialog]",
    widths: desktop,
    reach: async (page) => {
      await page.getByRole("button", { name: "Legg til kategori" }).click();
      await page.getByRole("dialog", { name: "Legg til kategori" }).waitFor();
    },
  },
  {
    path: "/budget?vis=betalingsplan",
    name: "dialog of a new payer",
    part: "[role=dialog]",
    reach: async (page) => {
      await page.getByRole("button", { name: "Legg til betaler" }).click();
      await page.getByRole("dialog", { name: "Legg til betaler" }).waitFor();
    },
  },
];

budgetTest("the budget has no accessibility violations", async ({ page, couple }) => {
  await checkStates(page, [{ path: "/budget", name: "before it is begun" }]);
  await insertBudget(couple.weddingId, [
    {
      name: "Middag",
      category: "Mat og drikke",
      agreed: 120_000,
      payments: [
        { name: "depositum", amount: 20_000, dueDate: "2026-01-15" },
        { name: "resten", amount: 100_000, dueDate: "2027-06-01" },
      ],
    },
    { name: "Blomster", category: "Pynt", price: 9_000, dueDate: "2027-05-01" },
    { name: "Kake", category: "Mat og drikke", perGuest: 95 },
  ]);
  await checkStates(page, states);
});

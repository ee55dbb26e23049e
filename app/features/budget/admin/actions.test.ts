import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import {
  type ActionFields,
  type ActionResult,
  type ActionValues,
  actionFields,
} from "#app/platform/http/actions.ts";
import { insertBudget, insertDocument } from "#tests/support/budget-rows.ts";
import { budgetCategory, budgetItem, budgetPayer, budgetPayment } from "#tests/support/budgets.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertWedding, signedInOwner } from "#tests/support/factories.ts";
import { withTableMissing } from "#tests/support/failures.ts";
import { actionArgs, responseOf } from "#tests/support/route-args.ts";
import { loadBudget } from "../queries.server.ts";
import type { Budget } from "../rules.ts";
import { handleBudgetAction } from "./actions.server.ts";
import { applyBudgetAction, type BudgetIntent, budgetActions } from "./actions.ts";

const payer = budgetPayer();
const category = budgetCategory({ budgetAmount: 98_000_00 });
const payments = [
  budgetPayment({ name: "depositum", payerId: payer.id, dueDate: "2026-01-01" }),
  budgetPayment({ name: "resten", dueDate: "2026-02-01", paidOn: "2026-02-02" }),
];
const [hall, cake] = [
  budgetItem({ categoryId: category.id, payments, dueDate: "2026-01-01" }),
  budgetItem({
    categoryId: category.id,
    name: "Kake",
    shares: [{ payerId: payer.id, weight: 1 }],
    dueDate: "2026-02-01",
  }),
];
const guests = { adults: 0, children: 0 };
const example: Budget = { categories: [category], items: [hall, cake], payers: [payer], guests };

describe("the budget while forms are pending", () => {
  const apply = (intent: BudgetIntent, values: ActionValues) => {
    const form = new FormData();
    for (const field of actionFields(intent, values)) form.append(...field);
    return applyBudgetAction(example, { intent, values: form });
  };
  const isPaid = ({ items }: Budget) => [
    ...(items[0]?.payments.map(({ paidOn }) => paidOn !== null) ?? []),
    items[1]?.paid,
  ];

  test.each<[BudgetIntent, ActionValues, boolean[]]>([
    ["set-item-paid", { id: hall.id, paid: "on" }, [true, true, false]],
    ["set-item-paid", { id: hall.id }, [false, false, false]],
    ["set-item-paid", { id: cake.id, paid: "on" }, [false, true, true]],
    ["set-payment-paid", { id: payments[0]?.id ?? "", paid: "on" }, [true, true, false]],
    ["set-payment-paid", { id: payments[1]?.id ?? "" }, [false, false, false]],
    ["set-payment-paid", { id: "unknown", paid: "on" }, [false, true, false]],
    ["edit-item", { id: cake.id, paid: "on" }, [false, true, false]],
  ])("%s %j", (intent, values, paid) => {
    expect(isPaid(apply(intent, values))).toEqual(paid);
  });

  test("what is paid already keeps its date", () => {
    const [, resten] = apply("set-item-paid", { id: hall.id, paid: "on" }).items[0]?.payments ?? [];
    expect(resten?.paidOn).toBe("2026-02-02");
  });

  test("deletions", () => {
    expect(apply("delete-category", { id: category.id })).toMatchObject({
      categories: [],
      items: [],
    });
    expect(apply("delete-item", { id: hall.id }).items).toEqual([cake]);
    const left = apply("delete-payment", { id: payments[0]?.id ?? "" });
    expect(left.items[0]?.payments).toEqual(payments.slice(1));
    const others = apply("delete-payer", { id: payer.id });
    expect(others.payers).toEqual([]);
    expect(others.items[0]?.payments[0]?.payerId).toBeNull();
    expect(others.items[1]?.shares).toEqual([]);
    expect(apply("delete-item", { id: "unknown" })).toEqual(example);
  });
});

describe("the forms of the page", () => {
  useTestDatabase();

  let wedding: OwnedWeddingId;
  let cookies: string[];

  beforeEach(async () => {
    const owner = await signedInOwner();
    wedding = owner.weddingId;
    cookies = owner.cookies;
    await insertBudget(wedding, example);
  });

  async function submit(intent: BudgetIntent, values: ActionValues) {
    return send(actionFields(intent, values));
  }

  async function send(fields: ActionFields) {
    const args = actionArgs(budgetActions.path, fields, { cookies });
    const { status, body } = await responseOf(() => handleBudgetAction(args));
    return { status, result: body as ActionResult };
  }

  async function undo({ result }: { result: ActionResult }) {
    if (!result.ok || !result.undo) throw new Error("no undo");
    return send(result.undo);
  }

  const id = () => randomUUID();
  const done = (message: string) => ({ status: 200, result: { ok: true, message } });
  const errorsOf = ({ result }: { result: ActionResult }) =>
    "errors" in result ? (result.errors as { fieldErrors: object }).fieldErrors : result;

  test("add what was typed", async () => {
    const added = await submit("add-category", {
      id: id(),
      name: " Lokale ",
      budgetAmount: "62 000,50",
    });
    expect(added).toMatchObject(done("Budsjett kategori lagt til!"));
    const categoryId = category.id;
    const item = { id: id(), categoryId, name: "Buss", actualCost: "kr 1 200,-", dueDate: "" };
    expect(await submit("add-item", item)).toMatchObject(done("Budsjettpost lagt til!"));
    const perGuest = { id: id(), categoryId, name: "Drikke", pricing: "per-guest" };
    expect(await submit("add-item", perGuest)).toMatchObject({ status: 200 });
    const { categories, items } = await loadBudget(wedding);
    expect(categories[0]).toMatchObject({
      name: "Lokale",
      budgetAmount: 62_000_50,
      color: "#3B82F6",
    });
    expect(items.find(({ name }) => name === "Buss")).toMatchObject({
      estimatedCost: 0,
      actualCost: 1200_00,
      dueDate: null,
    });
    expect(items.find(({ name }) => name === "Drikke")?.pricePerGuest).toBe(0);
  });

  test("tell what is missing or wrong", async () => {
    const wrong = {
      id: id(),
      name: " ",
      categoryId: "",
      estimatedCost: "-1",
      dueDate: "2027-02-30",
    };
    const refused = await submit("add-item", { ...wrong, pricePerGuest: "2 000 000" });
    expect(refused.status).toBe(400);
    const texts = Object.entries(errorsOf(refused)).map(([name, text]) => [
      name,
      String(text).replaceAll("\u00a0", " "),
    ]);
    expect(Object.fromEntries(texts)).toEqual({
      name: "Skriv et navn på budsjettposten",
      categoryId: "Velg en kategori",
      estimatedCost: "Skriv beløpet i kroner, for eksempel 1 200 eller 1200,50",
      pricePerGuest: "Beløpet kan være høyst 1 000 000 kr",
      dueDate: "Velg en dato",
    });
    const mat = { id: id(), name: "Mat", categoryId: category.id, pricing: "per-guest" };
    const twice = await submit("add-item", { ...mat, agreedPerGuest: "7", actualCost: "8" });
    expect(Object.keys(errorsOf(twice))).toEqual(["actualCost"]);
    const nameless = await submit("add-category", { id: id(), name: "" });
    expect(errorsOf(nameless)).toEqual({ name: "Skriv et navn på kategorien" });
    const unpriced = { id: id(), itemId: hall.id, name: "rate 3", amount: "" };
    expect(Object.keys(errorsOf(await submit("add-payment", unpriced)))).toEqual(["amount"]);
    const uncounted = { id: cake.id, payerId: [payer.id], weight: ["mye"] };
    expect(errorsOf(await submit("set-shares", uncounted))).toEqual({
      weight: "Skriv andelene som hele tall",
    });
  });

  test("tell at the field that a category, receipt or payer is gone", async () => {
    const item = { id: id(), name: "Buss", categoryId: id() };
    expect(errorsOf(await submit("add-item", item))).toEqual({
      categoryId: "Kategorien er slettet imens",
    });
    const receiptId = await insertDocument(await insertWedding());
    const withReceipt = { ...item, categoryId: category.id, receiptId };
    expect(errorsOf(await submit("add-item", withReceipt))).toEqual({
      receiptId: "Kvitteringen er slettet imens. Last den opp på nytt.",
    });
    const payment = { id: id(), itemId: hall.id, name: "rate 3", amount: "100", payerId: id() };
    expect(errorsOf(await submit("add-payment", payment))).toEqual({
      payerId: "Betaleren er slettet imens",
    });
    const { payerId: _, ...unlinked } = { ...payment, itemId: id() };
    expect((await submit("add-payment", unlinked)).result).toMatchObject({
      message: "Budsjettposten er slettet imens",
      retry: false,
    });
  });

  test("a conflict has what is stored, as the form shows it", async () => {
    const edited = { id: cake.id, version: "1", categoryId: category.id, name: "Bryllupskake" };
    expect((await submit("edit-item", { ...edited, actualCost: "1500,5" })).status).toBe(200);
    const late = await submit("edit-item", { ...edited, name: "Kransekake" });
    expect(late).toMatchObject({
      status: 409,
      result: {
        reason: "conflict",
        current: { version: 2, values: { name: "Bryllupskake", actualCost: "1\u00a0500,50" } },
      },
    });
  });

  test("paid and unpaid, with every payment's own date after an undo", async () => {
    const paid = await submit("set-item-paid", { id: hall.id, paid: "on" });
    expect(paid).toMatchObject(done("Markert som betalt"));
    expect(await undo(paid)).toMatchObject(done("Markert som ikke betalt"));
    expect(await paidDates()).toEqual([null, "2026-02-02"]);
    const unpaid = await submit("set-item-paid", { id: hall.id });
    expect(unpaid).toMatchObject(done("Markert som ikke betalt"));
    expect(await paidDates()).toEqual([null, null]);
    expect(await undo(unpaid)).toMatchObject(done("Markert som betalt"));
    expect(await paidDates()).toEqual([null, "2026-02-02"]);
    const payment = await submit("set-payment-paid", { id: payments[1]?.id ?? "" });
    await undo(payment);
    expect(await paidDates()).toEqual([null, "2026-02-02"]);
    const single = await submit("set-item-paid", { id: cake.id, paid: "on" });
    await undo(single);
    expect((await loadBudget(wedding)).items.find((item) => item.id === cake.id)).toEqual(cake);
  });

  test("an undo with malformed payments changes nothing", async () => {
    const before = await loadBudget(wedding);
    const malformed = ["", "x:2026-01-01", `${payments[0]?.id}:2026-02-30`, `${id()}:2026-01-01`];
    await submit("restore-paid", { id: hall.id, payments: malformed });
    expect(await loadBudget(wedding)).toEqual(before);
  });

  test.each([
    ["delete-category", category.id, "Kategorien er slettet", "Kategorien er lagt tilbake"],
    ["delete-item", hall.id, "Budsjettposten er slettet", "Budsjettposten er lagt tilbake"],
    [
      "delete-payment",
      payments[0]?.id ?? "",
      "Betalingen er slettet",
      "Betalingen er lagt tilbake",
    ],
    ["delete-payer", payer.id, "Betaleren er slettet", "Betaleren er lagt tilbake"],
  ] as const)("%s can be undone", async (intent, row, deleted, restored) => {
    const before = await loadBudget(wedding);
    const result = await submit(intent, { id: row });
    expect(result).toMatchObject(done(deleted));
    expect(await loadBudget(wedding)).not.toEqual(before);
    expect(await undo(result)).toMatchObject(done(restored));
    expect(await loadBudget(wedding)).toEqual(before);
  });

  test("shares, with undo; an empty weight shares nothing", async () => {
    const before = await loadBudget(wedding);
    const other = budgetPayer();
    await insertBudget(wedding, { payers: [other] });
    const changed = await submit("set-shares", {
      id: cake.id,
      payerId: [payer.id, other.id],
      weight: ["", "40"],
    });
    expect(changed).toMatchObject(done("Fordelingen er lagret"));
    const shares = async () =>
      (await loadBudget(wedding)).items.find((item) => item.id === cake.id)?.shares;
    expect(await shares()).toEqual([{ payerId: other.id, weight: 40 }]);
    await undo(changed);
    expect(await shares()).toEqual(before.items[1]?.shares);
  });

  test.each<[BudgetIntent, ActionValues, string]>([
    ["add-category", { id: id(), name: "Mat" }, "Kunne ikke legge til kategori"],
    [
      "add-item",
      { id: id(), name: "Mat", categoryId: category.id },
      "Kunne ikke legge til budsjettpost",
    ],
    ["set-item-paid", { id: cake.id, paid: "on" }, "Kunne ikke oppdatere status"],
    ["delete-category", { id: category.id }, "Kunne ikke slette kategorien"],
  ])("%s reports a failing database, and can be sent again", async (intent, values, message) => {
    await withTableMissing("budget_categories", async () => {
      await withTableMissing("budget_items", async () => {
        const { status, result } = await submit(intent, values);
        expect(status).toBe(503);
        expect(result).toMatchObject({ ok: false, message, retry: true });
      });
    });
  });

  test("an unknown intent is not found", async () => {
    expect((await send([["intent", "delete-everything"]])).status).toBe(404);
  });

  async function paidDates() {
    const { items } = await loadBudget(wedding);
    const stored = items.find((item) => item.id === hall.id)?.payments;
    return stored?.map(({ paidOn }) => paidOn);
  }
});

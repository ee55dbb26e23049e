import fc from "fast-check";
import type {
  Budget,
  BudgetCategory,
  BudgetItem,
  BudgetPayer,
  BudgetPayment,
} from "#app/features/budget/rules.ts";

export function budgetCategory(overrides: Partial<BudgetCategory> = {}): BudgetCategory {
  return {
    id: crypto.randomUUID(),
    name: "Mat",
    budgetAmount: 0,
    color: "#3B82F6",
    version: 1,
    ...overrides,
  };
}

export function budgetItem(overrides: Partial<BudgetItem> = {}): BudgetItem {
  return {
    id: crypto.randomUUID(),
    categoryId: crypto.randomUUID(),
    name: "Fruktlåven",
    pricing: "fixed",
    estimatedCost: 0,
    pricePerGuest: null,
    pricePerChild: null,
    actualCost: 0,
    agreedPerGuest: null,
    agreedPerChild: null,
    dueDate: null,
    notes: null,
    payee: null,
    paid: false,
    paidOn: null,
    receipt: null,
    version: 1,
    payments: [],
    shares: [],
    ...overrides,
  };
}

export function budgetPayment(overrides: Partial<BudgetPayment> = {}): BudgetPayment {
  return {
    id: crypto.randomUUID(),
    name: "rate 1",
    amount: 0,
    dueDate: null,
    paidOn: null,
    payerId: null,
    receipt: null,
    version: 1,
    ...overrides,
  };
}

export function budgetPayer(overrides: Partial<BudgetPayer> = {}): BudgetPayer {
  return { id: crypto.randomUUID(), kind: "other", name: "Tante Eva", version: 1, ...overrides };
}

const amount = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 50_000_00 }));
const day = fc
  .integer({ min: 0, max: 400 })
  .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10));
const dayOrNull = fc.option(day);

/** Budgets of any shape, with names that sort in Norwegian order. */
export const anyBudget: fc.Arbitrary<Budget> = fc
  .record({
    categories: fc.array(fc.record({ budgetAmount: amount, name: fc.constantFrom("Ål", "Øl") }), {
      maxLength: 4,
    }),
    payers: fc.array(fc.constantFrom("first-partner", "second-partner", "parents", "other"), {
      maxLength: 4,
    }),
    adults: fc.integer({ min: 0, max: 300 }),
    children: fc.integer({ min: 0, max: 40 }),
  })
  .chain(({ categories, payers, adults, children }) => {
    const base = {
      categories: categories.map((category) => budgetCategory(category)),
      payers: payers.map((kind) => budgetPayer({ kind, name: kind })),
      guests: { adults, children },
    };
    const payerIds = base.payers.map((payer) => payer.id);
    const payment = fc.record({
      amount,
      dueDate: dayOrNull,
      paidOn: dayOrNull,
      payerId: fc.option(payerIds.length > 0 ? fc.constantFrom(...payerIds) : fc.constant(null)),
    });
    const item = fc.record({
      categoryId: fc.constantFrom(...base.categories.map((category) => category.id), ""),
      pricing: fc.constantFrom("fixed" as const, "per-guest" as const),
      estimatedCost: amount,
      pricePerGuest: amount,
      pricePerChild: fc.option(amount),
      actualCost: amount,
      agreedPerGuest: fc.option(amount),
      agreedPerChild: fc.option(amount),
      dueDate: dayOrNull,
      paid: fc.boolean(),
      payments: fc.array(payment, { maxLength: 3 }),
      shares: fc.uniqueArray(
        fc.record({
          payerId: fc.constantFrom(...payerIds, ""),
          weight: fc.integer({ min: 1, max: 100 }),
        }),
        { selector: (share) => share.payerId, maxLength: 3 },
      ),
    });
    return fc.array(item, { maxLength: 6 }).map(
      (items): Budget => ({
        ...base,
        items: items
          .filter(({ categoryId }) => categoryId !== "")
          .map((values) =>
            budgetItem({
              ...values,
              payments: values.payments.map((each) => budgetPayment(each)),
              shares: values.shares.filter(({ payerId }) => payerId !== ""),
            }),
          ),
      }),
    );
  });

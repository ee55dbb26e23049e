import { cleanLine, cleanText } from "#app/platform/http/clean-text.ts";
import { formatTypedMoney, parseMoney } from "#app/platform/money.ts";
import {
  type BudgetCategory,
  type BudgetItem,
  type BudgetPayer,
  type BudgetPayment,
  defaultCategoryColor,
} from "../rules.ts";

export const maxWeight = 1_000_000;
export const maxGuests = 2000;

/** What a budget's dates may be. */
export const dateRange = { min: "2000-01-01", max: "2100-12-31" } as const;

export type CategoryForm = Record<"name" | "budgetAmount" | "color", string>;

type ItemField =
  | "name"
  | "categoryId"
  | "pricing"
  | "estimatedCost"
  | "pricePerGuest"
  | "pricePerChild"
  | "actualCost"
  | "agreedPerGuest"
  | "agreedPerChild"
  | "dueDate"
  | "notes"
  | "payee"
  | "receiptId";

export type ItemForm = Record<ItemField, string>;

type PaymentField = "name" | "amount" | "dueDate" | "paidOn" | "payerId" | "receiptId";

export type PaymentForm = Record<PaymentField, string>;

export type PayerForm = Record<"name", string>;

export function categoryForm(
  category: Pick<BudgetCategory, "name" | "budgetAmount" | "color"> | null,
): CategoryForm {
  return {
    name: category?.name ?? "",
    budgetAmount: typedAmount(category?.budgetAmount),
    color: category?.color ?? defaultCategoryColor,
  };
}

type EditableItem = Omit<
  BudgetItem,
  "id" | "paid" | "paidOn" | "payments" | "shares" | "receipt" | "version"
>;

export function itemForm(
  item: (EditableItem & { receiptId: string | null }) | null,
  categoryId = "",
): ItemForm {
  return {
    name: item?.name ?? "",
    categoryId: item?.categoryId ?? categoryId,
    pricing: item?.pricing ?? "fixed",
    estimatedCost: typedAmount(item?.estimatedCost),
    pricePerGuest: typedAmount(item?.pricePerGuest),
    // A child may cost nothing, which is not the same as what an adult costs.
    pricePerChild: typedAmount(item?.pricePerChild, "0"),
    actualCost: typedAmount(item?.actualCost),
    agreedPerGuest: typedAmount(item?.agreedPerGuest),
    agreedPerChild: typedAmount(item?.agreedPerChild, "0"),
    dueDate: item?.dueDate ?? "",
    notes: item?.notes ?? "",
    payee: item?.payee ?? "",
    receiptId: item?.receiptId ?? "",
  };
}

export function paymentForm(
  payment:
    | (Omit<BudgetPayment, "id" | "receipt" | "version"> & { receiptId: string | null })
    | null,
): PaymentForm {
  return {
    name: payment?.name ?? "",
    amount: typedAmount(payment?.amount),
    dueDate: payment?.dueDate ?? "",
    paidOn: payment?.paidOn ?? "",
    payerId: payment?.payerId ?? "",
    receiptId: payment?.receiptId ?? "",
  };
}

export function payerForm(payer: Pick<BudgetPayer, "name"> | null): PayerForm {
  return { name: payer?.name ?? "" };
}

const amountFields: readonly string[] = [
  "budgetAmount",
  "estimatedCost",
  "pricePerGuest",
  "pricePerChild",
  "actualCost",
  "agreedPerGuest",
  "agreedPerChild",
  "amount",
];

/** Returns a field of a form as it is stored, so that `1200,50` and `1 200,50` are the same. */
export function normaliseBudgetField(value: string, field: string): string {
  if (field === "notes") return cleanText(value);
  const text = cleanLine(value);
  if (!amountFields.includes(field)) return text;
  const amount = parseMoney(text);
  if (amount === null) return text;
  return typedAmount(amount, /PerChild$/.test(field) ? "0" : "");
}

function typedAmount(ore: number | null | undefined, zero = ""): string {
  if (ore === null || ore === undefined) return "";
  return ore === 0 ? zero : formatTypedMoney(ore);
}

export const pricings = ["fixed", "per-guest"] as const;

export type Pricing = (typeof pricings)[number];

export const payerKinds = ["first-partner", "second-partner", "parents", "other"] as const;

export type PayerKind = (typeof payerKinds)[number];

/** In UTF-16 units, as browsers count `maxlength`. */
export const maxLengths = { name: 120, notes: 2000, payee: 120 } as const;

/** In øre: a hundred million kroner, so that sums of all items stay exact. */
export const maxAmount = 100_000_000_00;

/** In øre: a million kroner, so that sums stay exact for any number of guests. */
export const maxPricePerGuest = 1_000_000_00;

/** A wedding's, including what is deleted and can still be restored; payments are an item's. */
export const maxRows = { categories: 100, items: 2000, payments: 60, payers: 30 } as const;

/** The colour of a new category, as the specification names it. */
export const defaultCategoryColor = "#3B82F6";

export interface BudgetCategory {
  id: string;
  name: string;
  /** In øre, like all amounts of a budget. */
  budgetAmount: number;
  color: string;
  version: number;
}

export interface Receipt {
  id: string;
  name: string;
}

/** An instalment of an item. */
export interface BudgetPayment {
  id: string;
  name: string;
  amount: number;
  /** `yyyy-mm-dd`, like all dates of a budget. */
  dueDate: string | null;
  /** Null until it is paid. */
  paidOn: string | null;
  /** Who has paid it; null splits it by the item's shares. */
  payerId: string | null;
  receipt: Receipt | null;
  version: number;
}

export interface BudgetItem {
  id: string;
  categoryId: string;
  name: string;
  pricing: Pricing;
  estimatedCost: number;
  pricePerGuest: number | null;
  /** Null: a child costs what an adult does. */
  pricePerChild: number | null;
  /** Agreed as a fixed sum, which more guests do not change; 0 while none is. */
  actualCost: number;
  /** Agreed for each guest of a price per guest; counts without a fixed sum. */
  agreedPerGuest: number | null;
  /** Null: a child costs what an adult does. */
  agreedPerChild: number | null;
  dueDate: string | null;
  notes: string | null;
  payee: string | null;
  /** Counts without payments; with payments the item is paid when all of them are. */
  paid: boolean;
  paidOn: string | null;
  receipt: Receipt | null;
  version: number;
  payments: BudgetPayment[];
  shares: { payerId: string; weight: number }[];
}

export interface BudgetPayer {
  id: string;
  kind: PayerKind;
  /** Empty for the partners, whose names the wedding has. */
  name: string;
  version: number;
}

/** Persons who come: see `countGuests`. */
export interface Attendance {
  adults: number;
  children: number;
}

export interface Budget {
  categories: BudgetCategory[];
  items: BudgetItem[];
  payers: BudgetPayer[];
  guests: Attendance;
}

type Plan = Pick<BudgetItem, "pricing" | "estimatedCost" | "pricePerGuest" | "pricePerChild">;
/** What is agreed of an item. */
export type Agreement = Pick<
  BudgetItem,
  "pricing" | "actualCost" | "agreedPerGuest" | "agreedPerChild"
>;

/** Returns øre: what the item is expected to cost with these guests. */
export function plannedCost(item: Plan, guests: Attendance): number {
  if (item.pricing === "fixed") return item.estimatedCost;
  return costPerPerson(item.pricePerGuest, item.pricePerChild, guests);
}

/** Tells whether a price per guest is agreed, so that the agreed cost follows the guests. */
export function isAgreedPerGuest(item: Agreement): boolean {
  if (item.pricing === "fixed" || item.actualCost > 0) return false;
  return (item.agreedPerGuest ?? 0) > 0 || (item.agreedPerChild ?? 0) > 0;
}

export function isAgreed(item: Agreement): boolean {
  return item.actualCost > 0 || isAgreedPerGuest(item);
}

/** Returns øre: the fixed sum, or the agreed prices of those who come; 0 while nothing is agreed. */
export function agreedCost(item: Agreement, guests: Attendance): number {
  if (!isAgreedPerGuest(item)) return item.actualCost;
  return costPerPerson(item.agreedPerGuest, item.agreedPerChild, guests);
}

function costPerPerson(
  perAdult: number | null,
  perChild: number | null,
  { adults, children }: Attendance,
): number {
  return (perAdult ?? 0) * adults + (perChild ?? perAdult ?? 0) * children;
}

/** Returns øre: what is agreed, or else planned. The specification calls the sum of it “used”. */
export function costOf(item: BudgetItem, guests: Attendance): number {
  return isAgreed(item) ? agreedCost(item, guests) : plannedCost(item, guests);
}

export function isPaid(item: BudgetItem): boolean {
  if (item.payments.length === 0) return item.paid;
  return item.payments.every((payment) => payment.paidOn !== null);
}

/** Returns øre; more than the item costs when the payments are. */
export function paidAmount(item: BudgetItem, guests: Attendance): number {
  if (item.payments.length === 0) return item.paid ? costOf(item, guests) : 0;
  return sum(item.payments.map((payment) => (payment.paidOn === null ? 0 : payment.amount)));
}

export function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

const norwegian = new Intl.Collator("nb");

export function sortCategories(categories: BudgetCategory[]): BudgetCategory[] {
  return categories.toSorted((a, b) => norwegian.compare(a.name, b.name) || compareIds(a, b));
}

/** Returns when the next payment of the item is due; the item's own date if none is dated. */
export function nextDueDate({ payments, dueDate }: BudgetItem): string | null {
  const [next] = payments.filter(({ paidOn }) => paidOn === null).toSorted(compareDueDates);
  return next?.dueDate ?? dueDate;
}

/** By the next due date, those without one last; then by name. */
export function sortItems(items: BudgetItem[]): BudgetItem[] {
  const byDueDate = (a: BudgetItem, b: BudgetItem) =>
    compareDueDates({ dueDate: nextDueDate(a) }, { dueDate: nextDueDate(b) });
  return items.toSorted(
    (a, b) => byDueDate(a, b) || norwegian.compare(a.name, b.name) || compareIds(a, b),
  );
}

/** Orders by due date, those without one last. */
export function compareDueDates(a: { dueDate: string | null }, b: { dueDate: string | null }) {
  if (a.dueDate === b.dueDate) return 0;
  if (a.dueDate === null) return 1;
  if (b.dueDate === null) return -1;
  return a.dueDate < b.dueDate ? -1 : 1;
}

function compareIds(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : Number(a.id > b.id);
}

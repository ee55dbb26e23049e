import { kroner } from "#app/platform/money.ts";
import { itemShares, type Partners, payerName, unassigned } from "../payers/rules.ts";
import {
  agreedCost,
  type Budget,
  type BudgetItem,
  costOf,
  paidAmount,
  plannedCost,
  sortItems,
} from "../rules.ts";
import { budgetTotals, type CostTotals, categoryTotals } from "../totals/rules.ts";
import { budgetExportTexts } from "./texts.ts";

const { columns, levels } = budgetExportTexts;

type Column = keyof typeof columns;
type Row = Partial<Record<Column, string | number | null>>;

/**
 * Returns the budget as rows of a spreadsheet, amounts in kroner: each category, its items and their
 * payments, then the sum.
 */
export function budgetSheet(budget: Budget, partners: Partners): (string | number)[][] {
  const rows = categoryTotals(budget).flatMap(({ category, ...totals }): Row[] => [
    {
      level: levels.category,
      category: category.name,
      budget: kroner(totals.total),
      ...amountsOf(totals),
    },
    ...sortItems(budget.items.filter((item) => item.categoryId === category.id)).flatMap((item) =>
      rowsOf(item, category.name, budget, partners),
    ),
  ]);
  const totals = budgetTotals(budget);
  const last: Row = { level: levels.total, budget: kroner(totals.total), ...amountsOf(totals) };
  const names = Object.keys(columns) as Column[];
  return [
    names.map((name) => columns[name]),
    ...[...rows, last].map((row) => names.map((name) => row[name] ?? "")),
  ];
}

function rowsOf(item: BudgetItem, category: string, budget: Budget, partners: Partners): Row[] {
  const { guests, payers } = budget;
  const nameOf = (id: string | null) => {
    const payer = payers.find((each) => each.id === id);
    return payer ? payerName(payer, partners) : "";
  };
  const shared = itemShares(item, costOf(item, guests), payers);
  return [
    {
      level: levels.item,
      category,
      item: item.name,
      spent: kroner(costOf(item, guests)),
      planned: kroner(plannedCost(item, guests)),
      agreed: kroner(agreedCost(item, guests)),
      paid: kroner(paidAmount(item, guests)),
      dueDate: item.dueDate,
      paidOn: item.payments.length === 0 && item.paid ? item.paidOn : null,
      payee: item.payee,
      payers: shared
        .filter(({ payerId }) => payerId !== unassigned)
        .map(({ payerId }) => nameOf(payerId))
        .join(", "),
      notes: item.notes,
    },
    ...item.payments.map(
      (payment): Row => ({
        level: levels.payment,
        category,
        item: item.name,
        payment: payment.name,
        amount: kroner(payment.amount),
        dueDate: payment.dueDate,
        paidOn: payment.paidOn,
        payers: nameOf(payment.payerId),
      }),
    ),
  ];
}

function amountsOf({ used, planned, agreed, paid }: CostTotals): Row {
  return {
    spent: kroner(used),
    planned: kroner(planned),
    agreed: kroner(agreed),
    paid: kroner(paid),
  };
}

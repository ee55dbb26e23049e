import { requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import {
  calendarFile,
  calendarText,
  wholeDay,
  withoutPunctuation,
} from "#app/platform/icalendar.ts";
import { formatMoney } from "#app/platform/money.ts";
import { duesOf } from "../dues/rules.ts";
import { budgetExportTexts } from "../export/texts.ts";
import { loadBudget } from "../queries.server.ts";
import type { Budget } from "../rules.ts";
import type { Route } from "./+types/dates-ics.ts";

/** The UID of a due date stays the same, so that adding the file again moves it. */
export async function loader({ request }: Route.LoaderArgs) {
  const weddingId = await requireOwnedWedding(request);
  const budget = await loadBudget(weddingId);
  return new Response(calendarFile(linesOf(budget)), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${budgetExportTexts.fileName}.ics"`,
      "Cache-Control": "private, no-store",
    },
  });
}

function linesOf(budget: Budget): string[] {
  const stamp = withoutPunctuation(now().toISOString().slice(0, 19));
  const events = duesOf(budget).flatMap(({ isPaid, dueDate, ...due }) => {
    if (isPaid || dueDate === null) return [];
    const { title, description } = budgetExportTexts.calendar;
    const category = budget.categories.find(({ id }) => id === due.categoryId)?.name ?? "";
    const payee = budget.items.find(({ id }) => id === due.itemId)?.payee ?? null;
    return [
      "BEGIN:VEVENT",
      `UID:${due.paymentId ?? due.itemId}`,
      `DTSTAMP:${stamp}Z`,
      ...wholeDay(dueDate),
      `SUMMARY:${calendarText(title(due.name, formatMoney(due.amount)))}`,
      `DESCRIPTION:${calendarText(description(category, payee))}`,
      `URL:${config().publicUrl}/budget`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ];
  });
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Jaord//Budsjett//NO",
    ...events,
    "END:VCALENDAR",
  ];
}

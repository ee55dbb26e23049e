import { toCsv } from "#app/platform/csv.server.ts";
import { formatDateTime } from "#app/platform/oslo-time.ts";
import { rsvpTexts } from "../texts.ts";
import type { ReceivedAnswer } from "./queries.server.ts";
import { answerAdminTexts } from "./texts.ts";

export function answersAsCsv(answers: ReceivedAnswer[]): string {
  const { name, answer, persons, companion, diet, message, email, date, changed } =
    answerAdminTexts.columns;
  const rows = answers.map((row) => [
    row.guestName,
    rsvpTexts.attending[row.attending ? "true" : "false"],
    row.guestCount,
    row.plusOneName,
    row.dietaryRestrictions,
    row.message,
    row.email,
    formatDateTime(row.createdAt),
    row.updatedAt > row.createdAt ? formatDateTime(row.updatedAt) : null,
  ]);
  return toCsv([[name, answer, persons, companion, diet, message, email, date, changed], ...rows]);
}

import { clientTexts } from "#app/client/texts.ts";
import { toCsv } from "#app/platform/csv.server.ts";
import { formatDateTime } from "#app/platform/oslo-time.ts";
import { rsvpTexts } from "../texts.ts";
import type { ReceivedAnswer } from "./queries.server.ts";
import { answerAdminTexts } from "./texts.ts";

type ExportedAnswer = Omit<ReceivedAnswer, "sender"> & { hidden?: boolean; held?: boolean };

/** Has a column for what is hidden or held when there is such an answer. */
export function answersAsCsv(answers: ExportedAnswer[]): string {
  const { name, answer, persons, companion, diet, message, email, date, changed } =
    answerAdminTexts.columns;
  const { column, held, hidden } = clientTexts.visibility;
  const hasBlocked = answers.some((row) => row.hidden);
  const visibilityOf = (row: ExportedAnswer) => (row.held ? held : row.hidden ? hidden : null);
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
    ...(hasBlocked ? [visibilityOf(row)] : []),
  ]);
  const headers = [name, answer, persons, companion, diet, message, email, date, changed];
  return toCsv([[...headers, ...(hasBlocked ? [column] : [])], ...rows]);
}

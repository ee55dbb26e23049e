import { clientTexts } from "#app/client/texts.ts";
import { toCsv } from "#app/platform/csv.server.ts";
import { formatDateTime } from "#app/platform/oslo-time.ts";
import { companionDietOf } from "../rules.ts";
import { rsvpTexts } from "../texts.ts";
import type { ReceivedAnswer } from "./queries.server.ts";
import { answerAdminTexts } from "./texts.ts";

type ExportedAnswer = Omit<ReceivedAnswer, "sender"> & { hidden?: boolean; held?: boolean };

const { columns, yes } = answerAdminTexts;

/** Has a column for what is hidden or held when there is such an answer. */
export function answersAsCsv(answers: ExportedAnswer[]): string {
  const { column, held, hidden } = clientTexts.visibility;
  const hasBlocked = answers.some((row) => row.hidden);
  const visibilityOf = (row: ExportedAnswer) => (row.held ? held : row.hidden ? hidden : null);
  const rows = answers.map((row) => {
    const companion = companionDietOf(row);
    return [
      row.guestName,
      rsvpTexts.attending[row.attending ? "true" : "false"],
      row.guestCount,
      row.plusOneName,
      row.dietaryRestrictions,
      row.severeAllergy ? yes : null,
      companion.diet,
      companion.isSevere ? yes : null,
      row.message,
      row.email,
      formatDateTime(row.createdAt),
      row.updatedAt > row.createdAt ? formatDateTime(row.updatedAt) : null,
      ...(hasBlocked ? [visibilityOf(row)] : []),
    ];
  });
  const headers = [
    columns.name,
    columns.answer,
    columns.persons,
    columns.companion,
    columns.diet,
    columns.severeAllergy,
    columns.companionDiet,
    columns.companionSevereAllergy,
    columns.message,
    columns.email,
    columns.date,
    columns.changed,
  ];
  return toCsv([[...headers, ...(hasBlocked ? [column] : [])], ...rows]);
}

import { stringify } from "csv-stringify/sync";
import type { ReceivedAnswer } from "#app/features/rsvp/queries.server.ts";
import { rsvpTexts } from "#app/features/rsvp/texts.ts";
import { formatDateTime } from "#app/platform/oslo-time.ts";
import { plannerTexts } from "../texts.ts";

const { answers: texts } = plannerTexts;

/**
 * Answers as Excel in Norwegian opens them by itself: semicolons between the fields, a mark that
 * says UTF-8. What a spreadsheet would take for a formula is written as the text it is.
 */
export function answersAsCsv(answers: ReceivedAnswer[]): string {
  const heads = [
    texts.name,
    texts.answer,
    texts.persons,
    texts.companionName,
    texts.diet,
    texts.message,
    texts.email,
    texts.date,
    texts.changedOn,
  ];
  const rows = answers.map((answer) => [
    answer.guestName,
    rsvpTexts.attending[answer.attending ? "true" : "false"],
    answer.guestCount,
    answer.plusOneName,
    answer.dietaryRestrictions,
    answer.message,
    answer.email,
    formatDateTime(answer.createdAt),
    answer.updatedAt > answer.createdAt ? formatDateTime(answer.updatedAt) : null,
  ]);
  return stringify([heads, ...rows], {
    bom: true,
    delimiter: ";",
    escape_formulas: true,
    record_delimiter: "windows",
  });
}

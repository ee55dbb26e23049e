import type { ReceivedAnswer } from "#app/features/rsvp/queries.server.ts";
import { rsvpTexts } from "#app/features/rsvp/texts.ts";
import { toCsv } from "#app/platform/csv.server.ts";
import { formatDateTime } from "#app/platform/oslo-time.ts";
import { plannerTexts } from "../texts.ts";

const { answers: texts } = plannerTexts;

/** Answers as a file for a spreadsheet. */
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
  return toCsv([heads, ...rows]);
}

import { answersAsCsv } from "#app/features/rsvp/admin/answers-as-csv.server.ts";
import { toCsv } from "#app/platform/csv.server.ts";
import { formatDateTime } from "#app/platform/oslo-time.ts";
import { exportTexts } from "./texts.ts";
import type { WeddingData } from "./wedding-data.server.ts";

const { columns: heads, yes, no } = exportTexts;

/** The lists of a wedding for a spreadsheet, by file name. */
export function sheetsOf({ answers, greetings, wishes }: WeddingData): Record<string, string> {
  return {
    [exportTexts.answers]: answersAsCsv(answers),
    [exportTexts.greetings]: toCsv([
      [heads.name, heads.email, heads.message, heads.replied, heads.received],
      ...greetings.map((greeting) => [
        greeting.guestName,
        greeting.email,
        greeting.message,
        greeting.replied ? yes : no,
        formatDateTime(greeting.createdAt),
      ]),
    ]),
    [exportTexts.wishes]: toCsv([
      [heads.title, heads.description, heads.price, heads.purchased, heads.purchasedBy],
      ...wishes.map((wish) => [
        wish.title,
        wish.description,
        wish.price,
        wish.purchased ? yes : no,
        wish.purchasedBy,
      ]),
    ]),
  };
}

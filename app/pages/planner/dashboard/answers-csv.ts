import { allAnswers } from "#app/features/rsvp/queries.server.ts";
import { requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { osloDate } from "#app/platform/oslo-time.ts";
import type { Route } from "./+types/answers-csv.ts";
import { answersAsCsv } from "./answers-as-csv.server.ts";
import { viewOf } from "./view.ts";

const everyAnswer = { limit: 100_000, offset: 0 };

/** The answers that the query's search and filter leave, as a file for a spreadsheet. */
export async function loader({ request }: Route.LoaderArgs) {
  const weddingId = await requireOwnedWedding(request);
  const { attending, search } = viewOf(new URL(request.url).searchParams);
  const filter = { ...(attending === undefined ? {} : { attending }), search, ...everyAnswer };
  const answers = await allAnswers(weddingId, filter);
  return new Response(answersAsCsv(answers), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="rsvp-svar-${osloDate(now())}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
}

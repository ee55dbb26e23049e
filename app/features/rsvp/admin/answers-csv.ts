import { requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { osloDate } from "#app/platform/oslo-time.ts";
import type { Route } from "./+types/answers-csv.ts";
import { filterOf } from "./answer-page.server.ts";
import { answerQuery } from "./answer-query.ts";
import { answersAsCsv } from "./answers-as-csv.server.ts";
import { allAnswers } from "./queries.server.ts";

const allPages = { limit: 100_000, offset: 0 };

export async function loader({ request }: Route.LoaderArgs) {
  const weddingId = await requireOwnedWedding(request);
  const query = answerQuery.parse(new URL(request.url).searchParams);
  const answers = await allAnswers(weddingId, { ...filterOf(query), ...allPages });
  return new Response(answersAsCsv(answers), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="rsvp-svar-${osloDate(now())}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
}

import { findOwnedWedding, requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { eventStream } from "#app/platform/live/event-stream.server.ts";
import type { Route } from "./+types/live.ts";
import { topics } from "./topics.ts";
import { whileAllowed } from "./while-allowed.server.ts";

/** The words of what changes in the couple's wedding, for as long as they are signed in. */
export async function loader({ request }: Route.LoaderArgs) {
  const weddingId = await requireOwnedWedding(request);
  const open = whileAllowed(
    request,
    async (asked) => (await findOwnedWedding(asked)) === weddingId,
  );
  return eventStream(open, weddingId, topics);
}

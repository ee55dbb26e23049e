import { topics } from "#app/client/live/topics.ts";
import { currentUser } from "#app/features/accounts/access.server.ts";
import { ownedWeddingOf } from "#app/features/weddings/access.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { eventStream } from "#app/platform/live/event-stream.server.ts";
import type { Route } from "./+types/live.ts";

/** The words of what changes in the couple's wedding, for as long as they are signed in. */
export async function loader({ request }: Route.LoaderArgs) {
  // As a page's data it would be a stream within an answer that never ends.
  if (new URL(request.url).pathname.endsWith(".data")) throw notFound();
  const user = await currentUser(request);
  const weddingId = user && (await ownedWeddingOf(user));
  // Whoever signs out or leaves has a page open that asks once more. Of all answers this one alone
  // closes its connection without an error in the browser: there is nothing to hear.
  if (!weddingId) return new Response(null, { status: 204 });
  return eventStream(request, {
    reader: user.id,
    isAllowed: () => isStillOwner(request, weddingId),
    scope: weddingId,
    topics,
  });
}

/** Asks as a new request would: the gates know the answer for this one already. */
async function isStillOwner({ url, headers }: Request, weddingId: string): Promise<boolean> {
  const user = await currentUser(new Request(url, { headers }));
  return user !== null && (await ownedWeddingOf(user)) === weddingId;
}

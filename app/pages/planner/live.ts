import { currentUser, type SignedInUser } from "#app/features/accounts/access.server.ts";
import { ownedWeddingOf } from "#app/features/weddings/access.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { eventStream } from "#app/platform/live/event-stream.server.ts";
import type { Route } from "./+types/live.ts";
import { liveTopics } from "./live-topics.ts";

/** Each user has one stream, for what concerns the account and the wedding that it owns. */
export async function loader({ request }: Route.LoaderArgs) {
  // A single-fetch response would be a stream inside a response that never ends.
  if (new URL(request.url).pathname.endsWith(".data")) throw notFound();
  const user = await currentUser(request);
  // A page that stays open after signing out connects once more. Of all responses only 204 stops an
  // EventSource without an error in the browser.
  if (!user) return new Response(null, { status: 204 });
  const weddingId = await ownedWeddingOf(user);
  return eventStream(request, {
    subscriberId: user.id,
    isAllowed: () => isStillAllowed(request, user, weddingId),
    receivers: [{ account: user.id }, ...(weddingId ? [{ wedding: weddingId }] : [])],
    topics: liveTopics,
  });
}

/** Repeats the check as a new request: the context of this one has cached the result. */
async function isStillAllowed(
  { url, headers }: Request,
  { id }: SignedInUser,
  weddingId: string | null,
): Promise<boolean> {
  const user = await currentUser(new Request(url, { headers }));
  return user?.id === id && (await ownedWeddingOf(user)) === weddingId;
}

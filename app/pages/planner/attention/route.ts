import { data } from "react-router";
import { requireUser } from "#app/features/accounts/access.server.ts";
import { markAnswersSeen } from "#app/features/rsvp/admin/commands.server.ts";
import { requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { unlessUnreachable } from "#app/platform/db/errors.server.ts";
import { parseForm, readForm } from "#app/platform/http/forms.server.ts";
import type { Route } from "./+types/route.ts";
import { countAttention } from "./count-attention.server.ts";
import { seenSchema } from "./schema.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const weddingId = await requireOwnedWedding(request);
  return Response.json(await countAttention(weddingId, await requireUser(request)));
}

/** Marks the answers up to `seen`, an ISO instant, as seen. A 204 has no counts. */
export async function action({ request }: Route.ActionArgs) {
  const weddingId = await requireOwnedWedding(request);
  const user = await requireUser(request);
  const parsed = parseForm(await readForm(request), seenSchema);
  if (!parsed.ok) throw data(null, { status: 400 });
  await markAnswersSeen(weddingId, user.id, parsed.value.seen);
  const counts = await unlessUnreachable(countAttention(weddingId, user), null);
  return counts ? Response.json(counts) : new Response(null, { status: 204 });
}

import { data } from "react-router";
import {
  holdPersons,
  leaveChart,
  rateLimitPresence,
} from "#app/features/seating/holds/commands.server.ts";
import { findPresentPartner } from "#app/features/seating/holds/queries.server.ts";
import { seatingHoldSchema } from "#app/features/seating/schema.ts";
import { parseForm, readForm } from "#app/platform/http/forms.server.ts";
import { tooManyRequests } from "#app/platform/http/responses.server.ts";
import { requirePlanner } from "../actions.server.ts";
import type { Route } from "./+types/route.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const { weddingId, userId } = await requirePresence(request);
  return Response.json(await findPresentPartner(weddingId, userId));
}

/** Without `held`, the chart was closed. */
export async function action({ request }: Route.ActionArgs) {
  const { weddingId, userId } = await requirePresence(request);
  const form = await readForm(request);
  if (!form.has("held")) {
    await leaveChart(weddingId, userId);
    return Response.json(null);
  }
  const parsed = parseForm(form, seatingHoldSchema);
  if (!parsed.ok) throw data(null, { status: 400 });
  // Read first, so that nothing can fail after what was sent is stored.
  const partner = await findPresentPartner(weddingId, userId);
  await holdPersons(weddingId, userId, parsed.value.held);
  return Response.json(partner);
}

async function requirePresence(request: Request) {
  const planner = await requirePlanner(request);
  const allowed = await rateLimitPresence(planner.userId);
  if (!allowed.ok) throw tooManyRequests(allowed.retryAfterSeconds);
  return planner;
}

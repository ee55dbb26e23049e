import { requireParticipant } from "#app/features/conversations/access.server.ts";
import type { Asker } from "#app/features/conversations/askers/access.server.ts";
import { findThread } from "#app/features/conversations/queries.server.ts";
import { requestedLength } from "#app/features/conversations/rules.ts";
import { chosenAmong } from "#app/features/vendors/chosen/queries.server.ts";
import { findBudgetCategory } from "#app/features/vendors/chosen/rules.ts";
import {
  findRequest,
  listOffers,
  listRequests,
} from "#app/features/vendors/requests/queries.server.ts";
import { now } from "#app/platform/clock.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { sentAlongBy } from "../actions.server.ts";
import { countTabs } from "../load-directory.server.ts";
import { loadBudgetFacts } from "../mine/load-mine.server.ts";

export type RequestList = Awaited<ReturnType<typeof loadRequests>>;
export type OpenRequest = Awaited<ReturnType<typeof loadOpenRequest>>;

export async function loadRequests(asker: Asker) {
  const [requests, tabs] = await Promise.all([listRequests(asker), countTabs(asker)]);
  return {
    tabs,
    loadedAt: now(),
    requests: requests.map((request) => ({
      id: request.conversationId,
      name: request.vendorName,
      text: request.lastText ?? "",
      at: request.lastMessageAt,
      state: request.state,
    })),
  };
}

/** Throws a 404 for a request of somebody else, as for an unknown one. */
export async function loadOpenRequest(request: Request, asker: Asker, id: string) {
  const found = await findRequest(asker, id);
  if (!found) throw notFound();
  const { weddingId, user } = asker;
  const participant = await requireParticipant(request, id);
  const [thread, offers, along, budget, chosen] = await Promise.all([
    findThread(participant, requestedLength(new URL(request.url).searchParams)),
    listOffers(asker, id),
    sentAlongBy(asker),
    weddingId ? loadBudgetFacts(weddingId) : null,
    weddingId && found.vendorId ? chosenAmong(weddingId, [found.vendorId]) : new Set<string>(),
  ]);
  const { vendorEmail, ...facts } = found;
  return {
    ...facts,
    // Only vendors that are listed show their address.
    vendorEmail: found.isListed ? vendorEmail : null,
    thread,
    offers,
    asker: along.couple ?? user.displayName,
    owner: weddingId ?? (user.id as string),
    budget,
    setAside:
      budget && found.category ? findBudgetCategory(found.category, budget.categories) : null,
    isChosen: found.vendorId !== null && chosen.has(found.vendorId),
    newId: crypto.randomUUID(),
  };
}

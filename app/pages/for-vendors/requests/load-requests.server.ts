import { randomUUID } from "node:crypto";
import { findThread } from "#app/features/conversations/queries.server.ts";
import { requestedLength } from "#app/features/conversations/rules.ts";
import type { OwnedVendor } from "#app/features/vendors/access.server.ts";
import type { ReceivedRequest } from "#app/features/vendors/offers/access.server.ts";
import { listReceived, loadReceived } from "#app/features/vendors/offers/queries.server.ts";
import { now } from "#app/platform/clock.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { osloDate } from "#app/platform/oslo-time.ts";

export type ReceivedView = Awaited<ReturnType<typeof loadSelected>>;

export async function loadInbox({ id, user }: OwnedVendor) {
  return { received: await listReceived(id, user.id), today: noonOf(osloDate(now())) };
}

/** The same for the whole day, so that equal data are equal. */
function noonOf(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}

export async function loadSelected(url: URL, selected: ReceivedRequest, ownName: string) {
  const [request, thread] = await Promise.all([
    loadReceived(selected),
    findThread(selected, requestedLength(url.searchParams)),
  ]);
  if (!request) throw notFound();
  return { request, thread, ownName, newId: randomUUID() };
}

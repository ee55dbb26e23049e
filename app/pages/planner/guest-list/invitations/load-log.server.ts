import {
  type InvitedHousehold,
  listDeliveries,
  listMailings,
} from "#app/features/invitations/queries.server.ts";
import type { MailState } from "#app/features/invitations/rules.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { ownersOf } from "#app/features/weddings/partners/queries.server.ts";
import { now } from "#app/platform/clock.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { formatDay, formatDayAndTime } from "#app/platform/oslo-time.ts";
import { sentAt, waitingNote } from "./household-view.server.ts";
import { invitationTexts } from "./texts.ts";

const { log: texts, failures, notes, skipped } = invitationTexts;

export type LogView = Awaited<ReturnType<typeof loadLog>>;
export type LogRow = LogView["rows"][number];

/** Failures come first, because the couple has to deal with them. */
const order: readonly MailState[] = ["failed", "uncertain", "waiting", "skipped", "delivered"];

/** Without an id, the latest mailing. */
export async function loadLog(
  weddingId: OwnedWeddingId,
  households: readonly InvitedHousehold[],
  mailingId: string | null,
) {
  const mailings = await listMailings(weddingId);
  const mailing = mailings.find(({ id }) => id === mailingId) ?? (mailingId ? null : mailings[0]);
  if (!mailing) throw notFound();
  const deliveries = await listDeliveries(weddingId, mailing.id);
  const known = new Map(households.map((household) => [household.id, household]));
  const rows = deliveries.map((delivery) => {
    const household = known.get(delivery.householdId);
    return {
      id: delivery.id,
      householdId: delivery.householdId,
      name: household?.name ?? skipped.gone,
      email: delivery.address ?? household?.email ?? "",
      state: delivery.state,
      failure: delivery.failure,
      cause: causeOf(delivery),
      time: delivery.statusSince ? formatDayAndTime(sentAt(delivery), now()) : "",
    };
  });
  const { id, kind, sendAt, createdBy } = mailing;
  const mailed = new Set(households.flatMap(({ mails }) => mails.map((mail) => mail.mailingId)));
  const owners = await ownersOf(weddingId);
  const sender = owners.find(({ userId }) => userId === createdBy);
  return {
    id,
    kind,
    isPlanned: sendAt > now(),
    time: formatDayAndTime(sendAt, now()),
    sender: sender?.displayName || null,
    mailings: mailings
      .filter((each) => each.id === id || mailed.has(each.id))
      .map((each) => ({
        id: each.id,
        title: texts.titles[each.kind],
        day: formatDay(each.sendAt, now()),
        count: households.filter(({ mails }) =>
          mails.some(({ mailingId: ofMail }) => ofMail === each.id),
        ).length,
        isCurrent: each.id === id,
      })),
    rows: rows.sort((one, other) => order.indexOf(one.state) - order.indexOf(other.state)),
  };
}

type Delivery = Awaited<ReturnType<typeof listDeliveries>>[number];

function causeOf(delivery: Delivery): string {
  const { state, failure } = delivery;
  if (state === "failed") return failures[failure ?? "refused"];
  if (state === "uncertain") return notes.uncertain;
  if (state === "waiting") return waitingNote(delivery);
  return state === "skipped" ? skipped[delivery.skipped ?? "gone"] : "";
}

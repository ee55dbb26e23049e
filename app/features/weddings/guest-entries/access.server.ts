import { now } from "#app/platform/clock.ts";
import { type FormFaults, typedValues } from "#app/platform/http/forms.server.ts";
import { visitorOf } from "#app/platform/http/visitor.server.ts";
import { giveBack, limit } from "#app/platform/limits/limits.server.ts";
import { issueTicket, provesWork, readTicket } from "#app/platform/tickets/tickets.server.ts";
import type { PublicWeddingId } from "../access.server.ts";
import {
  type EntryKind,
  type EntryRefusal,
  leastAgeMs,
  limitsFor,
  oldestTicketMs,
  refusalStatus,
  ticketFields,
} from "./rules.ts";
import { guestEntryTexts } from "./texts.ts";

export type { EntryKind, EntryRefusal } from "./rules.ts";

/** One form of a guest's, found to come from a page of ours. Only `admitGuest` makes one. */
export interface GuestEntry {
  weddingId: PublicWeddingId;
  /** The browser it comes from, to be remembered by a cookie when the form was taken. */
  visitorId: string;
  /** For `recordSubmission`: the same key with the same content is handled once. */
  key: string;
}

export type Admission =
  | {
      ok: true;
      entry: GuestEntry;
      /** For a form that turned out to have been handled before: it uses up nothing. */
      giveBack: () => Promise<void>;
    }
  | { ok: false; reason: EntryRefusal; status: number; faults: FormFaults };

/** What every form of a page carries, so that `admitGuest` knows the page was ours, and when. */
export function newTicket(weddingId: PublicWeddingId, visitorId: string | null): string {
  return issueTicket(weddingId, visitorId);
}

/**
 * Lets a guest's form in, or gives it back to be sent once more: `faults` holds what was typed and
 * says why. Call it with a form that is otherwise right: each call counts.
 * @param entries how many the form holds, such as pictures
 */
export async function admitGuest(
  request: Request,
  weddingId: PublicWeddingId,
  form: FormData,
  clientAddress: string,
  kind: EntryKind,
  entries = 1,
): Promise<Admission> {
  const text = fieldOf(form, ticketFields.ticket);
  const ticket = readTicket(weddingId, text);
  const ageMs = now().getTime() - (ticket?.issuedAt.getTime() ?? 0);
  if (fieldOf(form, ticketFields.decoy) !== "") return refuse(form, "robot");
  if (!ticket || ageMs > oldestTicketMs) return refuse(form, "stale");

  const known = await visitorOf(request);
  const isProven = provesWork(text, fieldOf(form, ticketFields.proof));
  if (!known && !isProven && ageMs < leastAgeMs) return refuse(form, "hasty");

  const visitorId = known ?? ticket.visitorId;
  const counted = { visitor: visitorId, address: clientAddress, wedding: "" };
  const limits = limitsFor({ kind, isKnown: known !== null, isProven, ageMs }).map(
    ({ name, per, allowance, refusal }) =>
      ({ name: `guest-${name}`, key: `${weddingId} ${counted[per]}`, allowance, refusal }) as const,
  );
  for (const { name, key, allowance, refusal } of limits) {
    const allowed = await limit(name, key, allowance, entries);
    if (!allowed.ok) return refuse(form, refusal);
  }
  return {
    ok: true,
    entry: { weddingId, visitorId, key: ticket.key },
    giveBack: async () => {
      for (const { name, key, allowance } of limits) await giveBack(name, key, allowance, entries);
    },
  };
}

/** A form that goes back keeps its ticket, and with it its key, unless that is the trouble. */
function refuse(form: FormData, reason: EntryRefusal): Admission {
  const values = typedValues(form);
  if (reason === "stale") delete values[ticketFields.ticket];
  const faults = { formError: guestEntryTexts.refused[reason], fieldErrors: {}, values };
  return { ok: false, reason, status: refusalStatus[reason], faults };
}

function fieldOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

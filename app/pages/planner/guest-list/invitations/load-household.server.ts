import { findHousehold } from "#app/features/guests/households/queries.server.ts";
import type { InvitedHousehold } from "#app/features/invitations/queries.server.ts";
import { householdName, joinNames } from "#app/features/invitations/rules.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { loadWedding } from "#app/features/weddings/queries.server.ts";
import { householdLinks } from "#app/pages/mails/send-due-invitations.server.ts";
import { now } from "#app/platform/clock.ts";
import { formatDay, formatDayAndTime, osloDate } from "#app/platform/oslo-time.ts";
import { firstNameOf } from "#app/platform/person-name.ts";
import { formatPhoneNumber } from "#app/platform/phone-number.server.ts";
import { viewGuest } from "../guest-rows.server.ts";
import { disagreementsOf } from "../rules.ts";
import { guestListTexts } from "../texts.ts";
import { householdForm } from "./household-form.ts";
import { sentAt, viewHousehold, waitingNote } from "./household-view.server.ts";
import { invitationQuery } from "./invitation-query.ts";
import { invitationTexts } from "./texts.ts";

const { history: texts, household: householdTexts, failures, notes, skipped } = invitationTexts;

export type HouseholdDetails = NonNullable<Awaited<ReturnType<typeof loadHousehold>>>;

const months = ["jan", "feb", "mar", "apr", "mai", "jun", "jul", "aug", "sep", "okt", "nov", "des"];

export async function loadHousehold(
  weddingId: OwnedWeddingId,
  households: readonly InvitedHousehold[],
  id: string,
) {
  const household = households.find((each) => each.id === id);
  if (!household) return null;
  const [wedding, stored] = await Promise.all([
    loadWedding(weddingId),
    findHousehold(weddingId, id),
  ]);
  if (!stored) return null;
  const { version, ...columns } = stored;
  const { guests } = household;
  const contactId = guests.find(({ isContact }) => isContact)?.id ?? null;
  const link = (await householdLinks(weddingId, wedding, [id])).get(id) ?? "";
  return {
    ...viewHousehold(household),
    link,
    form: { values: householdForm({ ...columns, contactId }), version },
    nameOfGuests: householdName(guests.map(({ name }) => name)),
    possibleContacts: guests
      .filter(({ isChild, isContact }) => !isChild || isContact)
      .map((guest) => ({ id: guest.id, name: guest.name })),
    members: guests.flatMap((guest) => [
      {
        key: guest.id,
        guestId: guest.id,
        name: guest.name,
        status: guest.status,
        details: [
          guest.isContact ? householdTexts.contact : "",
          [guest.email, guest.phone && formatPhoneNumber(guest.phone)].filter(Boolean).join(", "),
          guest.isChild ? invitationTexts.child : "",
          guest.diet ?? "",
        ].filter(Boolean),
        disagreement: disagreementOf(guest),
      },
      ...(guest.companionStatus === null
        ? []
        : [
            {
              key: `${guest.id} companion`,
              guestId: guest.id,
              name: guest.companionName ?? invitationTexts.companion,
              status: guest.companionStatus,
              details: [
                invitationTexts.companionOf(firstNameOf(guest.name)),
                guest.companionDiet ?? "",
              ].filter(Boolean),
              disagreement: null,
            },
          ]),
    ]),
    history: historyOf(household),
  };
}

type Guest = InvitedHousehold["guests"][number];

/** Returns both values of the fields where the couple and the guest differ, or null. */
function disagreementOf(guest: Guest) {
  const found = disagreementsOf(viewGuest(guest));
  const { answeredAt, statusSetAt } = guest;
  if (found.length === 0 || !answeredAt) return null;
  const { guest: labels } = guestListTexts;
  const statuses = new Map<string, string>(Object.entries(invitationTexts.status));
  const show = (text: string) => statuses.get(text) ?? (text || householdTexts.nothing);
  return {
    guestId: guest.id,
    theirs: householdTexts.theirs(firstNameOf(guest.name), time(answeredAt)),
    yours: householdTexts.yours(statusSetAt ? formatDay(statusSetAt, now()) : ""),
    fields: found.map(({ field, own, answered }) => ({
      label: labels[field],
      own: show(own),
      answered: show(answered),
    })),
  };
}

interface Event {
  at: Date;
  tone: "ink" | "messing" | "gran" | "berry" | "error";
  title: string;
  text: string;
  /** Of the mailing that the mail was part of. */
  href?: string;
}

/** Returns what has happened to the invitation, the latest first. */
function historyOf(household: InvitedHousehold) {
  const { openedAt } = household;
  const opened: Event[] = openedAt
    ? [{ at: openedAt, tone: "messing", title: texts.opened, text: time(openedAt) }]
    : [];
  return [
    ...household.mails.map(mailEvent),
    ...opened,
    ...answerEvents(household),
    ...ownEvents(household),
  ]
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ at, ...event }) => {
      const [, month = "1", day = "1"] = osloDate(at).split("-");
      return {
        ...event,
        key: `${at.toISOString()} ${event.title}`,
        day: String(Number(day)),
        month: months[Number(month) - 1] ?? "",
      };
    });
}

function mailEvent(mail: InvitedHousehold["mails"][number]): Event {
  const { kind, state, address, failure } = mail;
  const at = sentAt(mail);
  const href = invitationQuery.href({ vis: "log", utsending: mail.mailingId });
  const to = address ? texts.to(address, time(at)) : time(at);
  switch (state) {
    case "delivered":
      return { at, href, tone: "ink", title: texts[kind].delivered, text: to };
    case "waiting":
      return { at, href, tone: "ink", title: texts[kind].waiting, text: waitingNote(mail) };
    case "uncertain":
      return { at, href, tone: "error", title: texts.uncertain, text: notes.uncertain };
    case "failed":
      return { at, href, tone: "error", title: texts.failed, text: failures[failure ?? "refused"] };
    case "skipped":
      return { at, href, tone: "ink", title: texts.skipped, text: skipped[mail.skipped ?? "gone"] };
  }
}

/** Answers of the same time came with one form, so they are one event. */
function answerEvents({ guests }: InvitedHousehold): Event[] {
  const answered = guests.filter(({ answeredAt }) => answeredAt);
  const groups = Map.groupBy(answered, ({ answeredAt }) => answeredAt?.getTime() ?? 0);
  return [...groups].map(([at, group]) => {
    const guestsComing = group.filter(({ answerStatus }) => answerStatus === "attending");
    const companions = guestsComing.filter(
      ({ companionStatus }) => companionStatus === "attending",
    );
    const coming = guestsComing.length + companions.length;
    const message = group.find(({ answerMessage }) => answerMessage)?.answerMessage;
    const counts = texts.counts(coming, group.length - guestsComing.length);
    return {
      at: new Date(at),
      tone: "gran",
      title: texts.answered(joinNames(group.map(({ name }) => firstNameOf(name)))),
      text: [counts, message ? `«${message}»` : "", time(new Date(at))].filter(Boolean).join(" · "),
    };
  });
}

/** The statuses that the couple has set. */
function ownEvents({ guests }: InvitedHousehold): Event[] {
  return guests.flatMap(({ name, ownStatus, statusSetAt }): Event[] => {
    if (!ownStatus || !statusSetAt) return [];
    const text = `${invitationTexts.status[ownStatus]} · ${time(statusSetAt)}`;
    return [{ at: statusSetAt, tone: "berry", title: texts.set(firstNameOf(name)), text }];
  });
}

function time(instant: Date): string {
  return formatDayAndTime(instant, now());
}

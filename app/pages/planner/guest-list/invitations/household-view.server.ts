import type { InvitedHousehold } from "#app/features/invitations/queries.server.ts";
import { departureOf } from "#app/features/invitations/rules.ts";
import { now } from "#app/platform/clock.ts";
import { formatDay, formatDayAndTime } from "#app/platform/oslo-time.ts";
import { invitationTexts } from "./texts.ts";

const { notes, states, failures } = invitationTexts;

export type HouseholdView = ReturnType<typeof viewHousehold>;

/** Returns what the list shows of a household. */
export function viewHousehold(household: InvitedHousehold) {
  const { id, name, state, email, address, people } = household;
  return {
    id,
    name,
    state,
    email,
    address,
    people: people.map((person) => ({
      name: shortName(person.name ?? invitationTexts.companion, name),
      status: person.status,
    })),
    ...stateTexts(household),
  };
}

/** Leaves out the surname where the household's name has it. */
function shortName(name: string, household: string): string {
  const surname = household.includes(" og ") ? household : (household.split(" ").at(-1) ?? "");
  return name.endsWith(` ${surname}`) ? name.slice(0, -surname.length - 1) : name;
}

function stateTexts(household: InvitedHousehold): { label: string; note: string } {
  const { state, people, mail, email, isUnsubscribed, openedAt, answeredAt } = household;
  const day = (instant: Date) => formatDay(instant, now());
  const answered = people.filter(({ status }) => status !== "pending").length;
  switch (state) {
    case "answered":
    case "partly":
      return {
        label: invitationTexts.answeredOf(answered, people.length),
        note: answeredAt ? answeredOn(answeredAt) : notes.byCouple,
      };
    case "opened":
      return { label: states.opened, note: openedAt ? notes.notAnswered(day(openedAt)) : "" };
    case "sent":
      return { label: states.sent, note: mail ? notes.notOpened(day(sentAt(mail))) : "" };
    case "waiting":
      return { label: states.waiting, note: mail ? waitingNote(mail) : "" };
    case "failed":
      return mail?.state === "uncertain"
        ? { label: invitationTexts.uncertain, note: notes.uncertain }
        : { label: states.failed, note: failures[mail?.failure ?? "refused"] };
    case "not-sent":
      return {
        label: states["not-sent"],
        note: !email ? notes.noEmail : isUnsubscribed ? notes.unsubscribed : "",
      };
  }
}

/** With the clock time as long as it is news. */
function answeredOn(instant: Date): string {
  const isNews = now().getTime() - instant.getTime() < 48 * 3600 * 1000;
  return isNews ? formatDayAndTime(instant, now()) : formatDay(instant, now());
}

type Mail = NonNullable<InvitedHousehold["mail"]>;

export function sentAt({ statusSince, createdAt }: Pick<Mail, "statusSince" | "createdAt">): Date {
  return statusSince ?? createdAt;
}

export function waitingNote({
  kind,
  sendAt,
  messageId,
  failure,
}: Pick<Mail, "kind" | "sendAt" | "messageId" | "failure">): string {
  if (failure) return failures[failure];
  if (messageId) return notes.soon;
  const time = now();
  const departure = departureOf(kind, sendAt > time ? sendAt : time);
  return departure > time ? notes.planned(formatDayAndTime(departure, time)) : notes.soon;
}

import type { RsvpStatus } from "#app/features/guests/rules.ts";
import { outsideNight } from "#app/platform/oslo-night.ts";

export const mailingKinds = ["invitation", "reminder"] as const;

export type MailingKind = (typeof mailingKinds)[number];

/** Why a household gets no mail. */
export const skipReasons = [
  "answered",
  "closed",
  "reminded",
  "no-email",
  "failed",
  "unsubscribed",
  "not-invited",
  "invited",
  "gone",
] as const;

export type SkipReason = (typeof skipReasons)[number];

/** `waiting` is planned or in the outbox; `uncertain` may have arrived. */
export type MailState = "waiting" | "delivered" | "uncertain" | "failed" | "skipped";

export type HouseholdState =
  | "not-sent"
  | "waiting"
  | "sent"
  | "opened"
  | "partly"
  | "answered"
  | "failed";

const dayMs = 24 * 3600 * 1000;

/** Between two reminders of a household. */
export const reminderPauseMs = 7 * dayMs;

/** In UTF-16 units, as browsers count `maxlength`. */
export const maxGreetingLength = 1000;

export interface Invitee {
  /** A guest's id; a companion has the one of its guest. */
  guestId: string;
  isCompanion: boolean;
  isChild: boolean;
  /** Null for a companion without a name. */
  name: string | null;
  status: RsvpStatus;
}

interface StateFacts {
  people: readonly Pick<Invitee, "status">[];
  openedAt: Date | null;
  mail: { state: MailState } | null;
}

/** Returns how far the household's invitation has come. */
export function householdState({ people, openedAt, mail }: StateFacts): HouseholdState {
  const answered = people.filter(({ status }) => status !== "pending").length;
  if (answered > 0 && answered === people.length) return "answered";
  if (answered > 0) return "partly";
  if (openedAt) return "opened";
  if (mail?.state === "failed" || mail?.state === "uncertain") return "failed";
  if (mail?.state === "waiting") return "waiting";
  return mail?.state === "delivered" ? "sent" : "not-sent";
}

interface SendFacts {
  state: HouseholdState;
  email: string | null;
  isUnsubscribed: boolean;
  /** The latest invitation by mail. */
  invitation: { state: MailState } | null;
  remindedAt: Date | null;
}

type WantedMail =
  | { kind: "invitation" }
  /** `isClosed` tells whether the household can no longer answer when it gets the mail. */
  | { kind: "reminder"; isClosed: boolean; now: Date };

/** Returns why the household would not get the mail, or null. */
export function skipReasonOf(household: SendFacts, mail: WantedMail): SkipReason | null {
  const { state, email, isUnsubscribed, invitation, remindedAt } = household;
  if (state === "answered") return "answered";
  if (mail.kind === "reminder" && mail.isClosed) return "closed";
  if (mail.kind === "invitation" && invitation) {
    return invitation.state === "failed" ? "failed" : "invited";
  }
  if (!email) return "no-email";
  if (isUnsubscribed) return "unsubscribed";
  if (mail.kind === "invitation") return null;
  if (invitation?.state === "failed") return "failed";
  if (!invitation || invitation.state === "waiting") return "not-invited";
  const isRecent = remindedAt && mail.now.getTime() - remindedAt.getTime() < reminderPauseMs;
  return isRecent ? "reminded" : null;
}

/** Returns when a mail that is due goes out: reminders wait for the morning. */
export function departureOf(kind: MailingKind, due: Date): Date {
  return kind === "reminder" ? outsideNight(due) : due;
}

/** Returns "Marit, Kristoffer-Alexander og Sølvi". */
export function joinNames(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} og ${last}`;
}

/** Returns the surname that most of the names share, else the names. */
export function householdName(names: readonly string[]): string {
  const [only = ""] = names;
  if (names.length < 2) return only;
  const surnames = names.flatMap((name) => {
    const words = name.trim().split(/\s+/);
    return words.length > 1 ? [words.at(-1) ?? ""] : [];
  });
  const counts = Map.groupBy(surnames, (surname) => surname);
  const [common] = [...counts].sort(([, one], [, other]) => other.length - one.length);
  const isShared = common && (common[1].length > 1 || surnames.length === 1);
  return isShared ? common[0] : joinNames(names);
}

/** Returns the guest that gets the household's mails: the contact, else the first with an e-mail. */
export function recipientOf<
  Guest extends { email: string | null; isContact: boolean; isChild: boolean },
>(guests: readonly Guest[]): Guest | undefined {
  const reachable = guests.filter(({ email }) => email !== null);
  return (
    reachable.find(({ isContact }) => isContact) ??
    reachable.find(({ isChild }) => !isChild) ??
    reachable[0]
  );
}

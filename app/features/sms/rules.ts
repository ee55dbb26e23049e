import type { MessageFailure, MessageStatus } from "#app/features/delivery/rules.ts";
import type { RsvpStatus } from "#app/features/guests/rules.ts";
import { isNight, lastNight } from "#app/platform/oslo-night.ts";
import { firstNameOf } from "#app/platform/person-name.ts";
import {
  measureSms,
  normalizeSmsText,
  type SmsLength,
} from "#app/platform/sms-gateway/segments.ts";

/** A campaign without a status is a draft. */
export const campaignStatuses = ["scheduled", "sent"] as const;

export type CampaignStatus = (typeof campaignStatuses)[number];

/** Why a recipient was left out when the campaign was sent. */
export const skipReasons = ["suppressed", "no-phone", "demo"] as const;

export type SkipReason = (typeof skipReasons)[number];

/** Empty lists choose everyone. */
export interface RecipientFilter {
  statuses: RsvpStatus[];
  categoryIds: string[];
  householdIds: string[];
  tableIds: string[];
}

/** In UTF-16 units, as browsers count `maxlength`. */
export const maxLengths = { title: 120, message: 1600 } as const;

/** What the counter of the specification shows; longer messages are allowed. */
export const shownLimit = 160;

/** The provider joins no more: 7 × 153 characters. */
export const maxSegments = 7;

/** Per wedding, including deleted ones that can still be restored. */
export const maxCampaigns = 500;

/** Per wedding in 24 hours, so that nobody floods guests or the provider. */
export const dailyLimits = { campaigns: 20, texts: 5000 } as const;

/** A planned campaign that could have been sent longer ago is left to the couple. */
const maxDelayHours = 12;

/** A text message that cannot be sent in this time is dropped, because it is late. */
export const textLifetimeSeconds = 12 * 3600;

export const placeholders = { name: "{navn}", link: "{lenke}" } as const;

const anyPlaceholder = /\{navn\}|\{lenke\}/g;

/** A guest as a recipient. Equal numbers are one phone, whatever they look like. */
export interface SmsPerson<PhoneNumber = string> {
  id: string;
  name: string;
  status: RsvpStatus;
  categoryId: string | null;
  householdId: string;
  tableId: string | null;
  isContact: boolean;
  isChild: boolean;
  /** Something is written as the phone, perhaps not a number. */
  hasPhone: boolean;
  number: PhoneNumber | null;
  isSuppressed: boolean;
}

export interface RecipientChoice {
  filter: RecipientFilter;
  onePerHousehold: boolean;
}

export interface PlannedRecipient<Person> {
  person: Person;
  skipped: Exclude<SkipReason, "demo"> | null;
}

function isEveryone({ statuses, categoryIds, householdIds, tableIds }: RecipientFilter) {
  return [statuses, categoryIds, householdIds, tableIds].every(({ length }) => length === 0);
}

function choosePeople<Person extends SmsPerson<unknown>>(
  people: readonly Person[],
  { statuses, categoryIds, householdIds, tableIds }: RecipientFilter,
): Person[] {
  const chooses = <Value>(chosen: readonly Value[], value: Value | null) =>
    chosen.length === 0 || (value !== null && chosen.includes(value));
  return people.filter(
    (person) =>
      chooses(statuses, person.status) &&
      chooses(categoryIds, person.categoryId) &&
      chooses(householdIds, person.householdId) &&
      chooses(tableIds, person.tableId),
  );
}

/**
 * Returns who gets the message, and who is left out and why. A phone that several share gets it
 * once. Of a household that gets one message, that is the contact, else the first adult with a
 * phone; one who has refused messages only when all have.
 */
export function planRecipients<Person extends SmsPerson<unknown>>(
  people: readonly Person[],
  { filter, onePerHousehold }: RecipientChoice,
): PlannedRecipient<Person>[] {
  const chosen = choosePeople(people, filter);
  const addressed = onePerHousehold
    ? [...Map.groupBy(chosen, ({ householdId }) => householdId).values()].flatMap(
        (members) => spokesperson(members) ?? [],
      )
    : chosen;
  const numbers = new Set<unknown>();
  return addressed.flatMap((person): PlannedRecipient<Person>[] => {
    if (person.number === null) return [{ person, skipped: "no-phone" }];
    if (numbers.has(person.number)) return [];
    numbers.add(person.number);
    return [{ person, skipped: person.isSuppressed ? "suppressed" : null }];
  });
}

function spokesperson<Person extends SmsPerson<unknown>>(
  members: readonly Person[],
): Person | undefined {
  const withNumber = members.filter(({ number }) => number !== null);
  const willing = withNumber.filter(({ isSuppressed }) => !isSuppressed);
  const reachable = willing.length > 0 ? willing : withNumber;
  return (
    reachable.find(({ isContact }) => isContact) ??
    reachable.find(({ isChild }) => !isChild) ??
    reachable[0] ??
    members[0]
  );
}

/**
 * Returns how many messages would be sent; with nothing chosen, how many entries of the guest list
 * have a phone, as the specification counts.
 */
export function countRecipients(
  people: readonly SmsPerson<unknown>[],
  choice: RecipientChoice,
): number {
  if (isEveryone(choice.filter) && !choice.onePerHousehold) {
    return people.filter(({ hasPhone }) => hasPhone).length;
  }
  return planRecipients(people, choice).filter(({ skipped }) => skipped === null).length;
}

export interface TextParts {
  message: string;
  /** Without "https://". */
  link: string;
  /** The last line, by which a recipient can refuse more; null where they can reply. */
  stopLine: string | null;
}

/** Returns the text that a person gets. */
export function textFor(name: string, { message, link, stopLine }: TextParts): string {
  const text = message.replace(anyPlaceholder, (placeholder) =>
    placeholder === placeholders.name ? firstNameOf(name) : link,
  );
  return normalizeSmsText(stopLine ? `${text}\n${stopLine}` : text);
}

const addressStart = /^(?:https?:\/\/|(?:[a-z\d-]+\.)+[a-z]{2,}\/)/i;

/** Returns the text in parts, of which every second one is an address that phones make a link. */
export function splitAddresses(text: string): string[] {
  const parts = [""];
  for (const word of text.split(/(\s)/)) {
    let end = addressStart.test(word) ? word.length : 0;
    while (end > 0 && ".,:;!?)".includes(word.charAt(end - 1))) end--;
    if (end > 0) parts.push(word.slice(0, end), "");
    parts[parts.length - 1] += word.slice(end);
  }
  return parts;
}

export interface CampaignSize {
  /** Of all messages together. */
  segments: number;
  /** Whose message is the longest. */
  longest: { name: string; length: SmsLength } | null;
}

/** Persons with the same first name get messages of the same length. */
export function measureCampaign(names: readonly string[], parts: TextParts): CampaignSize {
  const counts = new Map<string, number>();
  for (const name of names.map(firstNameOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
  let segments = 0;
  let longest: CampaignSize["longest"] = null;
  for (const [name, count] of counts) {
    const length = measureSms(textFor(name, parts));
    segments += count * length.segments;
    const isLonger =
      !longest ||
      length.segments > longest.length.segments ||
      (length.segments === longest.length.segments && length.units > longest.length.units);
    if (isLonger) longest = { name, length };
  }
  return { segments, longest };
}

/**
 * Returns the earliest planned time that is still sent at `instant`. What had to wait for the
 * morning is late from then on.
 */
export function earliestInTime(instant: Date, mayBeSentAtNight: boolean): Date {
  const earliest = new Date(instant.getTime() - maxDelayHours * 3_600_000);
  return mayBeSentAtNight || !isNight(earliest) ? earliest : lastNight(earliest);
}

interface Planned {
  status: CampaignStatus | null;
  scheduledAt: Date | null;
  mayBeSentAtNight: boolean;
}

/** Tells whether the time of a planned campaign passed so long ago that it is not sent by itself. */
export function isMissed({ status, scheduledAt, mayBeSentAtNight }: Planned, at: Date): boolean {
  return (
    status === "scheduled" &&
    scheduledAt !== null &&
    scheduledAt < earliestInTime(at, mayBeSentAtNight)
  );
}

/** `underway` is with us or the network; `uncertain` may have been sent. */
export type TextState = "delivered" | "underway" | "uncertain" | "failed" | SkipReason;

interface Handling {
  skipped: SkipReason | null;
  status: MessageStatus | null;
  isDelivered: boolean;
}

export function textStateOf({ skipped, status, isDelivered }: Handling): TextState {
  if (skipped) return skipped;
  if (status === "failed" || status === "uncertain") return status;
  // The outbox row of an earlier restore may be missing: then nobody knows.
  if (status === null) return "uncertain";
  return isDelivered ? "delivered" : "underway";
}

/** Whether a message to the same number could arrive if it were sent again. */
export function isRetriable(failure: MessageFailure | null): boolean {
  return failure !== "suppressed";
}

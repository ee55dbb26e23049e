import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, isNull, or } from "drizzle-orm";
import type { InvitedHousehold } from "#app/features/guests/access.server.ts";
import { recordChanges } from "#app/features/guests/changes/commands.server.ts";
import { kindOf } from "#app/features/guests/changes/rules.ts";
import { recordOpening } from "#app/features/guests/households/commands.server.ts";
import { guests } from "#app/features/guests/tables.server.ts";
import { recordSubmission } from "#app/features/submissions/commands.server.ts";
import {
  type GuestSubmission,
  requireUndeletedWedding,
} from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { retryTransaction } from "#app/platform/db/retry-transaction.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import { storeVersion } from "../answer-versions/commands.server.ts";
import { lockPerson, timeOfChange } from "../commands.server.ts";
import { touchGuests, unlinkHidden } from "../guest-links/commands.server.ts";
import { attendanceOf, hasSameName, normaliseEmail } from "../rules.ts";
import { rsvpResponses } from "../tables.server.ts";
import { rsvpTopics } from "../topics.ts";
import type { HouseholdAnswer, PersonAnswer } from "./rules.ts";

type Row = typeof rsvpResponses.$inferSelect;
type Member = Pick<typeof guests.$inferSelect, "id" | "name">;

export interface SentHouseholdAnswer {
  outcome: "sent" | "repeated";
}

/**
 * Stores one answer for each person of the household, or changes the earlier ones. They are never
 * held, because they came by the household's link. Idempotent. Throws a 404 when the wedding is
 * gone, and `SubmissionLimitExceeded`.
 */
export function sendHouseholdAnswer(
  submission: GuestSubmission,
  household: InvitedHousehold,
  answer: HouseholdAnswer,
): Promise<SentHouseholdAnswer> {
  return retryTransaction(() => transaction((tx) => store(tx, submission, household, answer)));
}

async function store(
  tx: Transaction,
  submission: GuestSubmission,
  household: InvitedHousehold,
  answer: HouseholdAnswer,
): Promise<SentHouseholdAnswer> {
  const { weddingId, householdId } = household;
  await requireUndeletedWedding(tx, weddingId);
  if (!(await recordSubmission(tx, submission, answer, householdId))) {
    return { outcome: "repeated" };
  }
  await lockPerson(tx, weddingId, { email: answer.email, visitorId: submission.visitorId });
  const members = await lockMembers(tx, household, answer.people);
  const ids = members.map(({ id }) => id);
  await unlinkHidden(tx, weddingId, ids);
  const stored = await lockAnswers(tx, submission, ids, answer.email);
  const email = answer.email && normaliseEmail(answer.email);
  const emailBefore = emailInForm(members, stored);
  const submissionId = randomUUID();
  const changes = [];
  for (const [index, member] of members.entries()) {
    const person = answer.people.find(({ guestId }) => guestId === member.id);
    if (!person) continue;
    const current = answerOf(member, stored);
    const isFirst = index === 0;
    const columns = {
      ...answerColumns(member, person),
      email: email ?? previousEmail(current, submission, emailBefore),
      // The confirmation contains the link, so only those who have it may name an address.
      confirmationDue: email !== null,
      // The household's message is stored with its first person; the others keep their own.
      message: isFirst ? answer.message : (current?.message ?? null),
    };
    if (current) stored.splice(stored.indexOf(current), 1);
    const guestId = member.id;
    const responseId = await write(tx, submission, current, { ...columns, guestId, submissionId });
    changes.push({
      guestId,
      responseId,
      visitorId: submission.visitorId,
      name: member.name,
      message: isFirst ? answer.message : null,
      before: current ? attendanceOf(current) : null,
      after: attendanceOf(columns),
    });
  }
  const isNews = changes.filter((change) => kindOf(change) !== "none");
  await recordChanges(tx, weddingId, isNews);
  await touchGuests(tx, weddingId, ids);
  await recordOpening(tx, household);
  await publish(tx, { wedding: weddingId }, rsvpTopics.rsvp);
  return { outcome: "sent" };
}

/** Returns the guests of the form that are still in the household. */
function lockMembers(
  tx: Transaction,
  { weddingId, householdId }: InvitedHousehold,
  people: PersonAnswer[],
): Promise<Member[]> {
  const ids = people.map(({ guestId }) => guestId);
  return tx
    .select({ id: guests.id, name: guests.name })
    .from(guests)
    .where(
      and(
        eq(guests.weddingId, weddingId),
        eq(guests.householdId, householdId),
        inArray(guests.id, ids),
        isNull(guests.deletedAt),
      ),
    )
    .orderBy(asc(guests.id))
    .for("update")
    .then((found) => ids.flatMap((id) => found.find((member) => member.id === id) ?? []));
}

/** Also locks unlinked answers, because the same persons may have answered by the open form. */
function lockAnswers(
  tx: Transaction,
  { audience: weddingId, visitorId }: GuestSubmission,
  guestIds: string[],
  email: string | null,
): Promise<Row[]> {
  const { guestId } = rsvpResponses;
  const isOwn = or(
    eq(rsvpResponses.visitorId, visitorId),
    email === null ? undefined : eq(rsvpResponses.email, normaliseEmail(email)),
  );
  return tx
    .select()
    .from(rsvpResponses)
    .where(
      and(
        eq(rsvpResponses.weddingId, weddingId),
        isNull(rsvpResponses.deletedAt),
        or(inArray(guestId, guestIds), and(isNull(guestId), isOwn)),
      ),
    )
    .orderBy(asc(rsvpResponses.id))
    .for("update");
}

function answerOf(member: Member, stored: Row[]): Row | undefined {
  return (
    stored.find(({ guestId }) => guestId === member.id) ??
    stored.find((row) => row.guestId === null && hasSameName(row, { guestName: member.name }))
  );
}

/** Returns the e-mail with which the form was filled in when the household opened it again. */
function emailInForm(members: Member[], stored: Row[]): string | null {
  const answers = members.flatMap((member) => answerOf(member, stored) ?? []);
  return answers[0]?.submissionId ? answers[0].email : null;
}

/**
 * Returns the e-mail that the person keeps when the form has none. It is kept if a browser with the
 * link sent it or the couple knows it, because anybody can have typed the person's name.
 */
function previousEmail(
  current: Row | undefined,
  { visitorId }: GuestSubmission,
  emailBefore: string | null,
): string | null {
  if (!current || current.email === emailBefore) return null;
  const { email, linkedBy, submissionId } = current;
  const isByLink = submissionId !== null || current.visitorId === visitorId;
  return isByLink || linkedBy === "email" || linkedBy === "couple" ? email : null;
}

function answerColumns({ name }: Member, person: PersonAnswer) {
  const { attending, companion, dietaryRestrictions, severeAllergy } = person;
  return {
    guestName: name,
    attending,
    guestCount: attending ? (companion ? 2 : 1) : 0,
    dietaryRestrictions,
    severeAllergy,
    plusOneName: companion?.name ?? null,
    plusOneDietaryRestrictions: companion?.dietaryRestrictions ?? null,
    plusOneSevereAllergy: companion?.severeAllergy ?? false,
  };
}

async function write(
  tx: Transaction,
  { audience: weddingId, visitorId }: GuestSubmission,
  current: Row | undefined,
  columns: ReturnType<typeof answerColumns> &
    Pick<Row, "email" | "message" | "confirmationDue" | "guestId" | "submissionId">,
): Promise<string> {
  const id = current?.id ?? randomUUID();
  const values = {
    ...columns,
    visitorId,
    linkedBy: "link" as const,
    ignoredAt: null,
    // Two persons of a household may have the same name, and an unlinked answer keeps its identity.
    identity: `answer ${id}`,
    // The database allows one answer per browser that is not additional.
    additional: current?.visitorId === visitorId ? current.additional : true,
  };
  if (!current) {
    const sentAt = now();
    const row = { ...values, weddingId, id, createdAt: sentAt, updatedAt: sentAt };
    await tx.insert(rsvpResponses).values(row);
    return id;
  }
  await storeVersion(tx, { current, visitorId });
  await tx
    .update(rsvpResponses)
    .set({ ...values, updatedAt: timeOfChange(current) })
    .where(and(eq(rsvpResponses.weddingId, weddingId), eq(rsvpResponses.id, id)));
  return id;
}

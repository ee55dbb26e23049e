import {
  and,
  asc,
  type Column,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { alias, unionAll } from "drizzle-orm/pg-core";
import type { OwnedWeddingId, PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { isHeld, notBlocked } from "#app/features/weddings/blocked-visitors/queries.server.ts";
import { db, type Transaction } from "#app/platform/db/database.server.ts";
import type { Param } from "#app/platform/db/prepared.server.ts";
import type { Answer } from "../rules.ts";
import { rsvpAnswerVersions, rsvpResponses } from "../tables.server.ts";

type FormColumn = Exclude<keyof Answer, "additional" | "responseId">;
type DietColumn = "severeAllergy" | "plusOneDietaryRestrictions" | "plusOneSevereAllergy";

/**
 * Selects answers as the couple sees them. The newest version from a browser that is not blocked
 * replaces one from a blocked browser; without any, the answer is omitted.
 */
export function shownAnswers(weddingId: Param<OwnedWeddingId>) {
  return answersNotBlocked(weddingId);
}

/** Matches answers of which the couple sees a version. */
export function isShown(weddingId: OwnedWeddingId | PublicWeddingId): SQL {
  const shown = answersNotBlocked(weddingId);
  return inArray(rsvpResponses.id, db().select({ id: shown.id }).from(shown));
}

/** Selects `shownAnswers` for guests. */
export function answersNotBlocked(weddingId: Param<OwnedWeddingId | PublicWeddingId>) {
  const written = db()
    .select({ sender: rsvpResponses.visitorId, ...answerFields() })
    .from(rsvpResponses)
    .where(and(isLive(weddingId), isCounted(rsvpResponses)));
  const restored = db()
    .select({ sender: rsvpAnswerVersions.visitorId, ...versionFields() })
    .from(rsvpAnswerVersions)
    .innerJoin(rsvpResponses, isOfResponse())
    .where(and(isLive(weddingId), isRestored()));
  return unionAll(written, restored).as("shown_answers");
}

/**
 * Selects the answers that a browser may read: those it wrote last, also when blocked browsers
 * have changed them since.
 */
export function readableAnswers(weddingId: Param<PublicWeddingId>, visitorId: Param<string>) {
  const written = db()
    .select(answerFields())
    .from(rsvpResponses)
    .where(and(isLive(weddingId), eq(rsvpResponses.visitorId, visitorId)));
  const restored = db()
    .select(versionFields())
    .from(rsvpAnswerVersions)
    .innerJoin(rsvpResponses, isOfResponse())
    .where(and(isLive(weddingId), eq(rsvpAnswerVersions.visitorId, visitorId), isRestored()));
  return unionAll(written, restored).as("readable_answers");
}

/** Selects the answers that only blocked browsers have changed since this one wrote them. */
export function answersRestoredTo(tx: Transaction, weddingId: PublicWeddingId, visitorId: string) {
  return tx
    .select({ id: rsvpResponses.id, additional: rsvpAnswerVersions.additional })
    .from(rsvpAnswerVersions)
    .innerJoin(rsvpResponses, isOfResponse())
    .where(and(isLive(weddingId), eq(rsvpAnswerVersions.visitorId, visitorId), isRestored()));
}

/** Returns what these visitors have written of answers, blocked or not. */
export function answersOfSenders(weddingId: OwnedWeddingId, senders: string[]) {
  const written = db()
    .select({ sender: rsvpResponses.visitorId, ...answerFields() })
    .from(rsvpResponses)
    .where(and(isLive(weddingId), inArray(rsvpResponses.visitorId, senders)));
  const earlier = db()
    .select({ sender: rsvpAnswerVersions.visitorId, ...versionFields() })
    .from(rsvpAnswerVersions)
    .innerJoin(rsvpResponses, isOfResponse())
    .where(and(isLive(weddingId), inArray(rsvpAnswerVersions.visitorId, senders)));
  const all = unionAll(written, earlier).as("answers_of_senders");
  return db().select().from(all).orderBy(all.updatedAt, all.id);
}

/** Returns who wrote the shown versions of these answers. */
export async function sendersOfAnswers(
  weddingId: OwnedWeddingId,
  ids: string[],
): Promise<string[]> {
  const shown = shownAnswers(weddingId);
  const found = await db()
    .selectDistinct({ sender: shown.sender })
    .from(shown)
    .where(inArray(shown.id, ids));
  return found.map(({ sender }) => sender);
}

/** Counts the answers of blocked visitors too. */
export function countStoredAnswers(weddingId: OwnedWeddingId): Promise<number> {
  return db().$count(rsvpResponses, isLive(weddingId));
}

/**
 * Returns each answer as the couple sees it, with its other versions and without visitor ids. If all
 * browsers are blocked, the latest version stands in.
 */
export async function exportAnswers(weddingId: OwnedWeddingId) {
  const { visitorId, identity, deletedAt, ...columns } = getTableColumns(rsvpResponses);
  const last = await db()
    .select({
      ...columns,
      hidden: not(isCounted(rsvpResponses)).mapWith(Boolean),
      held: isHeld(columns.weddingId, visitorId).mapWith(Boolean),
    })
    .from(rsvpResponses)
    .where(isLive(weddingId))
    .orderBy(asc(rsvpResponses.createdAt));
  const earlier = Map.groupBy(await earlierVersions(weddingId), ({ responseId }) => responseId);
  return last.map(({ weddingId: _, id, createdAt, ...fields }) => {
    const versions = [fields, ...(earlier.get(id) ?? []).map(exportVersion)];
    const shown = versions.find(({ hidden }) => !hidden) ?? fields;
    return { id, ...shown, createdAt, otherVersions: versions.filter((other) => other !== shown) };
  });
}

function exportVersion(version: Awaited<ReturnType<typeof earlierVersions>>[number]) {
  const { weddingId, responseId, visitorId, writtenAt, ...fields } = version;
  return { ...fields, updatedAt: writtenAt };
}

/** Newest first. The latest version of each answer is in `rsvp_responses`. */
function earlierVersions(weddingId: OwnedWeddingId) {
  const { weddingId: wedding, visitorId, writtenAt } = rsvpAnswerVersions;
  return db()
    .select({
      ...getTableColumns(rsvpAnswerVersions),
      hidden: not(isCounted(rsvpAnswerVersions)).mapWith(Boolean),
      held: isHeld(wedding, visitorId).mapWith(Boolean),
    })
    .from(rsvpAnswerVersions)
    .where(eq(wedding, weddingId))
    .orderBy(desc(writtenAt), desc(visitorId));
}

function isLive(weddingId: Param<OwnedWeddingId | PublicWeddingId>): SQL | undefined {
  return and(eq(rsvpResponses.weddingId, weddingId), isNull(rsvpResponses.deletedAt));
}

function isOfResponse(): SQL | undefined {
  return and(
    eq(rsvpAnswerVersions.weddingId, rsvpResponses.weddingId),
    eq(rsvpAnswerVersions.responseId, rsvpResponses.id),
  );
}

/** Matches versions that are neither hidden nor held. What came by a household's link is not held. */
export function isCounted(table: Record<"weddingId" | "visitorId" | "submissionId", Column>) {
  const { weddingId, visitorId, submissionId } = table;
  const isLetIn = and(isNotNull(submissionId), isHeld(weddingId, visitorId));
  return sql<boolean>`${or(notBlocked(weddingId, visitorId), isLetIn)}`;
}

function isRestored(): SQL | undefined {
  const { weddingId, responseId, visitorId, writtenAt } = rsvpAnswerVersions;
  const newer = alias(rsvpAnswerVersions, "newer");
  return and(
    not(isCounted(rsvpResponses)),
    isCounted(rsvpAnswerVersions),
    notExists(
      db()
        .select({ newer: sql`1` })
        .from(newer)
        .where(
          and(
            eq(newer.weddingId, weddingId),
            eq(newer.responseId, responseId),
            sql`(${newer.writtenAt}, ${newer.visitorId}) > (${writtenAt}, ${visitorId})`,
            isCounted(newer),
          ),
        ),
    ),
  );
}

function answerFields() {
  const { updatedAt } = rsvpResponses;
  return { ...linkFields(), ...writtenFields(rsvpResponses), updatedAt };
}

function versionFields() {
  const { writtenAt: updatedAt } = rsvpAnswerVersions;
  return { ...linkFields(), ...writtenFields(rsvpAnswerVersions), updatedAt };
}

/** The same for all versions of an answer. */
function linkFields() {
  const { id, createdAt, guestId, linkedBy, ignoredAt } = rsvpResponses;
  return { id, createdAt, guestId, linkedBy, ignoredAt };
}

function writtenFields<Table extends typeof rsvpResponses | typeof rsvpAnswerVersions>(
  table: Table,
) {
  const { guestCount, additional, submissionId } = table;
  return { ...formColumns(table), ...dietColumns(table), guestCount, additional, submissionId };
}

/** Picks what only a household's form asks. */
export function dietColumns<Source extends Record<DietColumn, unknown>>(
  source: Source,
): Pick<Source, DietColumn> {
  const { severeAllergy, plusOneDietaryRestrictions, plusOneSevereAllergy } = source;
  return { severeAllergy, plusOneDietaryRestrictions, plusOneSevereAllergy };
}

/** Picks the columns of the open form from a table or a selection. */
export function formColumns<Source extends Record<FormColumn, unknown>>(
  source: Source,
): Pick<Source, FormColumn> {
  const { guestName, email, attending, plusOneName, dietaryRestrictions, message } = source;
  return { guestName, email, attending, plusOneName, dietaryRestrictions, message };
}

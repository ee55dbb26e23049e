import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Attendance } from "#app/features/guests/changes/rules.ts";
import { guestChanges } from "#app/features/guests/changes/tables.server.ts";
import { nameKey } from "#app/features/guests/rules.ts";
import {
  guestCategories,
  guestLists,
  guests,
  households,
} from "#app/features/guests/tables.server.ts";
import { attendancesOf } from "#app/features/rsvp/guest-links/queries.server.ts";
import { attendanceOf, guestCount, identityOf } from "#app/features/rsvp/rules.ts";
import { rsvpResponses } from "#app/features/rsvp/tables.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { weddingOwners } from "#app/features/weddings/tables.server.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { hoursAgo } from "./demo-date.ts";
import { categories as demoCategories } from "./demo-guests.ts";
import * as story from "./demo-story.ts";

type Answer = typeof rsvpResponses.$inferSelect;

const guestsAddedHoursAgo = 1_100;

/** The demo wedding's guests, their answers and what is new for the owner. */
export async function seedGuestList(
  tx: Transaction,
  weddingId: string,
  owner: string,
): Promise<void> {
  const guestIds = await seedGuests(tx, weddingId, owner);
  await seedChanges(tx, weddingId, owner, await seedAnswers(tx, weddingId, guestIds));
}

/** Returns the guests' ids by name. */
async function seedGuests(
  tx: Transaction,
  weddingId: string,
  owner: string,
): Promise<Map<string, string>> {
  const guestListId = randomUUID();
  await tx.insert(guestLists).values({ weddingId, id: guestListId });
  const createdAt = hoursAgo(guestsAddedHoursAgo);
  const categories = demoCategories.map((category) => ({ ...category, id: randomUUID() }));
  await tx.insert(guestCategories).values(
    categories.map(({ id, name, color }, index) => {
      return { weddingId, id, name, color, createdAt: new Date(createdAt.getTime() + index) };
    }),
  );
  const homes = categories.flatMap(({ id, households: members }) =>
    members.map((guestsOfHome) => ({ id: randomUUID(), categoryId: id, guestsOfHome })),
  );
  await tx.insert(households).values(homes.map(({ id }) => ({ weddingId, id })));
  const rows = homes.flatMap(({ id: householdId, categoryId, guestsOfHome }) =>
    guestsOfHome.map((guest, index) => ({
      ...guest,
      weddingId,
      id: randomUUID(),
      guestListId,
      householdId,
      categoryId,
      isContact: index === 0,
      nameKey: nameKey(guest.name),
      email: guest.isChild ? null : emailFor(guest.name),
      statusSetAt: guest.rsvpStatus ? createdAt : null,
      createdBy: owner,
      createdAt,
      updatedAt: createdAt,
    })),
  );
  await tx
    .insert(guests)
    .values(
      rows.map((row, index) => ({ ...row, createdAt: new Date(createdAt.getTime() + index) })),
    );
  return new Map(rows.map(({ name, id }) => [name, id]));
}

async function seedAnswers(
  tx: Transaction,
  weddingId: string,
  guestIds: ReadonlyMap<string, string>,
): Promise<Answer[]> {
  return tx
    .insert(rsvpResponses)
    .values(
      story.answers.map((answer) => {
        const columns = {
          guestName: answer.name,
          email: emailFor(answer.name),
          visitorId: randomUUID(),
          attending: answer.attending,
          plusOneName: answer.plusOneName ?? null,
        };
        return {
          ...columns,
          weddingId,
          id: randomUUID(),
          guestCount: guestCount(columns),
          identity: identityOf(columns),
          dietaryRestrictions: answer.dietaryRestrictions ?? null,
          message: answer.message ?? null,
          guestId: guestIds.get(answer.name) ?? null,
          linkedBy: guestIds.has(answer.name) ? ("name" as const) : null,
          createdAt: hoursAgo(answer.hoursAgo),
          updatedAt: hoursAgo(answer.hoursAgo),
        };
      }),
    )
    .returning();
}

/** What the answers have changed, and what the owner had seen before the newest of them. */
async function seedChanges(
  tx: Transaction,
  weddingId: string,
  owner: string,
  answers: readonly Answer[],
): Promise<void> {
  const seenAt = hoursAgo(story.changesSeenHoursAgo);
  const changes = answers.map((answer) => {
    const after = attendanceOf(answer);
    const cancels = story.answers.some(({ name, cancels: is }) => is && name === answer.guestName);
    const before: Attendance | null = cancels
      ? { ...after, status: "attending", persons: 1 }
      : null;
    const { id: responseId, guestId, visitorId, guestName: name, message, createdAt: at } = answer;
    const [id, batchId] = [randomUUID(), randomUUID()];
    return {
      weddingId,
      id,
      batchId,
      at,
      guestId,
      responseId,
      visitorId,
      name,
      message,
      before,
      after,
    };
  });
  await tx.insert(guestChanges).values(changes);
  const attendances = await listAttendances(tx, weddingId, answers);
  const isNew = ({ at }: { at: Date }) => at > seenAt;
  const unseen = changes.filter(isNew);
  const persons = (all: readonly (Attendance | null)[]) =>
    all.reduce((sum, attendance) => sum + (attendance?.persons ?? 0), 0);
  const diets = (all: readonly (Attendance | null)[]) =>
    all.filter((attendance) => attendance?.diet && attendance.persons > 0).length;
  const earlier = unseen.map(({ before }) => before);
  const later = unseen.map(({ after }) => after);
  const guestsSeenTotals = {
    comingPersons: persons(attendances) - persons(later) + persons(earlier),
    diets: diets(attendances) - diets(later) + diets(earlier),
  };
  await tx
    .update(weddingOwners)
    .set({ guestsSeenAt: seenAt, guestsSeenTotals })
    .where(and(eq(weddingOwners.weddingId, weddingId), eq(weddingOwners.userId, owner)));
}

/** Of the guests, and of answers without one. */
async function listAttendances(
  tx: Transaction,
  weddingId: string,
  answers: readonly Answer[],
): Promise<Attendance[]> {
  const ids = await tx
    .select({ id: guests.id })
    .from(guests)
    .where(eq(guests.weddingId, weddingId));
  const listed = await attendancesOf(
    tx,
    weddingId as OwnedWeddingId,
    ids.map(({ id }) => id),
  );
  return [...listed.values(), ...answers.filter(({ guestId }) => !guestId).map(attendanceOf)];
}

/** "Øyvind Åsen" as "oyvind.asen@example.no". */
function emailFor(name: string): string {
  const letters = name.toLowerCase().replaceAll("ø", "o").replaceAll("æ", "ae").normalize("NFD");
  return `${letters.replace(/\p{M}/gu, "").replace(/[^a-z]+/g, ".")}@example.no`;
}

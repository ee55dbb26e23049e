import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import { budgetReminders } from "#app/features/budget/tables.server.ts";
import { type MessageOwner, sendMail } from "#app/features/delivery/commands.server.ts";
import { suppressions } from "#app/features/delivery/tables.server.ts";
import { guestPhotos, photoLikes } from "#app/features/gallery/tables.server.ts";
import { guestMessages } from "#app/features/greetings/tables.server.ts";
import { recordChanges } from "#app/features/guests/changes/commands.server.ts";
import { guestImports } from "#app/features/guests/import/tables.server.ts";
import {
  mailingRecipients,
  mailings,
  separateEnvelopes,
} from "#app/features/invitations/tables.server.ts";
import { addAvifFiles } from "#app/features/pictures/commands.server.ts";
import { rsvpAnswerVersions, rsvpResponses } from "#app/features/rsvp/tables.server.ts";
import { holdPersons } from "#app/features/seating/holds/commands.server.ts";
import { recordKitchenPrint } from "#app/features/seating/kitchen/commands.server.ts";
import type { PlanChange } from "#app/features/seating/plan/changes.ts";
import { submissions } from "#app/features/submissions/tables.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { visitorArrivals } from "#app/features/weddings/crowds/tables.server.ts";
import { ownerInvitations, weddings } from "#app/features/weddings/tables.server.ts";
import { wishListItems } from "#app/features/wishlist/tables.server.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { insertBudget } from "#tests/support/budget-rows.ts";
import { budgetCategory, budgetItem, budgetPayer, budgetPayment } from "#tests/support/budgets.ts";
import { insertFilledConversation } from "#tests/support/conversations.ts";
import { fillVendorTables } from "#tests/support/directory.ts";
import { insertCampaign } from "#tests/support/edited-campaign.ts";
import { fillMarketTables } from "#tests/support/enquiries.ts";
import {
  answer,
  insertCategory,
  insertGuest,
  insertHeldVisitor,
  insertOwner,
  insertWedding,
} from "#tests/support/factories.ts";
import { fillListingTables } from "#tests/support/listings.ts";
import { storeSmallPicture } from "#tests/support/pictures.ts";
import { addTable, type Couple, insertComing, sendChanges } from "#tests/support/seating-rows.ts";

/** Inserts a wedding with rows in every table that refers to weddings. Returns its id. */
export async function insertFullWedding(userId: AccountId): Promise<string> {
  const [visitorId, weddingId] = [randomUUID(), await insertWedding()];
  const owner = { weddingId };
  const [hero, wish] = [await storeSmallPicture(owner), await storeSmallPicture(owner)];
  const photo = await storeSmallPicture(owner, "original");
  await addAvifFiles(photo.id);
  await insertOwner(weddingId, userId);
  await db().update(weddings).set({ heroImage: hero.id }).where(eq(weddings.id, weddingId));
  await db()
    .insert(wishListItems)
    .values({ weddingId, id: wish.id, title: "Fat", image: wish.id, position: 0 });
  await db()
    .insert(guestPhotos)
    .values({ id: photo.id, weddingId, visitorId, contentHash: "", deletedAt: new Date() });
  await db().insert(photoLikes).values({ weddingId, photoId: photo.id, visitorId });
  await db()
    .insert(guestMessages)
    .values({ weddingId, id: wish.id, guestName: "Per", message: "Hei", visitorId });
  const { responseId: _, ...given } = answer();
  const written = { ...given, weddingId, guestCount: 1, visitorId };
  await db()
    .insert(rsvpResponses)
    .values({ ...written, id: wish.id, identity: "x" });
  await db()
    .insert(rsvpAnswerVersions)
    .values({ ...written, responseId: wish.id, writtenAt: new Date() });
  const submission = { audience: weddingId, key: wish.id, fingerprint: "x", visitorId };
  await db()
    .insert(submissions)
    .values({ ...submission, kind: "answer" });
  await insertHeldVisitor(weddingId, visitorId);
  await fillGuestList(weddingId);
  await fillSeatingChart({ weddingId, userId });
  await insertCampaign(weddingId);
  await fillBudget(weddingId);
  await db()
    .insert(visitorArrivals)
    .values({ weddingId, visitorId, address: "x", arrivedAt: new Date() });
  await db()
    .insert(ownerInvitations)
    .values({ weddingId, email: "x@example.no", tokenHash: weddingId, expiresAt: new Date() });
  await queueMail({ weddingId }, "x@example.no");
  await insertFilledConversation(weddingId, userId);
  await fillVendorTables(userId, weddingId);
  await fillListingTables(userId);
  await fillMarketTables(userId, weddingId);
  return weddingId;
}

async function fillGuestList(weddingId: OwnedWeddingId): Promise<void> {
  const [id, createdAt] = [randomUUID(), new Date()];
  const householdId = randomUUID();
  await insertGuest(weddingId, { householdId, categoryId: await insertCategory(weddingId) });
  const attendance = {
    status: "attending",
    companionName: null,
    persons: 1,
    diet: null,
    severeAllergy: false,
  } as const;
  await transaction((tx) =>
    recordChanges(tx, weddingId, [{ name: "Kari", before: null, after: attendance }]),
  );
  await db().insert(guestImports).values({ weddingId, id, rows: [], fields: [] });
  const kind = "invitation";
  await db()
    .insert(mailings)
    .values({ weddingId, id, kind, greeting: "", sendAt: createdAt, createdAt });
  await db()
    .insert(mailingRecipients)
    .values({ weddingId, id, mailingId: id, householdId, kind, createdAt });
  await db().insert(suppressions).values({ addressHash: id, weddingId, createdAt });
  await db().insert(separateEnvelopes).values({ weddingId, id, householdId, createdAt });
}

async function fillSeatingChart(couple: Couple): Promise<void> {
  const table = await addTable(couple);
  const persons = await insertComing(couple.weddingId, 1);
  const guestId = persons[0]?.guestId ?? "";
  const seating: PlanChange[] = [
    { type: "seat", tableId: table.id, persons },
    { type: "addRule", rule: { id: randomUUID(), type: "near", isMust: true, guestId } },
  ];
  expect(await sendChanges(couple, ...seating)).toEqual([null, null]);
  await recordKitchenPrint(couple.weddingId, { revision: 1, persons: [] });
  await holdPersons(couple.weddingId, couple.userId, null);
}

async function fillBudget(weddingId: OwnedWeddingId): Promise<void> {
  const [category, payer] = [budgetCategory(), budgetPayer()];
  const payments = [budgetPayment({ payerId: payer.id })];
  const shares = [{ payerId: payer.id, weight: 1 }];
  const item = budgetItem({ categoryId: category.id, payments, shares });
  await insertBudget(weddingId, { categories: [category], items: [item], payers: [payer] });
  const mentioned = { subjectId: item.id, dueDate: "2027-06-01", createdAt: new Date() };
  await db()
    .insert(budgetReminders)
    .values({ weddingId, ...mentioned });
}

export function queueMail(owner: MessageOwner, address: string): Promise<void> {
  const mail = { to: { address }, subject: "Hei", text: "Hei", html: "Hei" };
  return transaction((tx) => sendMail(tx, mail, { owner }));
}

import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import type { AdminId, Administrator } from "#app/features/accounts/access.server.ts";
import { userRoles } from "#app/features/accounts/tables.server.ts";
import { auditEntries } from "#app/features/audit/tables.server.ts";
import type { OwnedVendor, OwnedVendorId } from "#app/features/vendors/access.server.ts";
import {
  vendorContactRequests,
  vendorReviews,
  vendors,
} from "#app/features/vendors/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { insertConversation } from "./conversations.ts";
import { insertListedVendor } from "./directory.ts";
import { insertAccount, insertOwner, insertUser, insertWedding } from "./factories.ts";

/** Inserts a profile with the account that owns it, as the guard returns them. */
export async function insertOwnedVendor(
  overrides: Parameters<typeof insertListedVendor>[0] = {},
): Promise<OwnedVendor> {
  const user = await insertAccount();
  await db().insert(userRoles).values({ userId: user.id, role: "vendor" });
  const id = await insertListedVendor({ userId: user.id, ...overrides });
  return { id: id as OwnedVendorId, user: { ...user, roles: ["vendor"] } };
}

/** Inserts an administrator, as the guard returns it. */
export async function insertAdmin(name = "Solveig Dahl"): Promise<Administrator> {
  const userId = await insertUser({ name });
  await db().insert(userRoles).values({ userId, role: "admin" });
  return { id: userId as string as AdminId, name };
}

/** Inserts a review of a new account. Returns its id. */
export async function insertReview(
  vendorId: string,
  overrides: Partial<typeof vendorReviews.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID();
  const at = new Date();
  const userId = await insertUser();
  await db()
    .insert(vendorReviews)
    .values({ vendorId, id, userId, rating: 4, createdAt: at, updatedAt: at, ...overrides });
  return id;
}

export async function readVendor(id: string): Promise<typeof vendors.$inferSelect> {
  const [vendor] = await db().select().from(vendors).where(eq(vendors.id, id));
  if (!vendor) throw new Error("no such vendor");
  return vendor;
}

/** Returns what the audit log says about a subject, the newest first. */
export async function auditActionsOf(subjectId: string): Promise<string[]> {
  const found = await db()
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, subjectId))
    .orderBy(desc(auditEntries.id));
  return found.map(({ action }) => action);
}

/** Inserts a request of a new couple, Ingrid and Mathias. Returns the id of its conversation. */
export async function insertRequest(
  answererId: string,
  { vendorId, businessName }: { vendorId: string; businessName: string },
): Promise<string> {
  const weddingId = await insertWedding({ bride: "Ingrid", groom: "Mathias" });
  const senderId = await insertUser({ email: `ingrid-${randomUUID()}@example.no` });
  await insertOwner(weddingId, senderId);
  const conversationId = await insertConversation({ asker: { weddingId }, senderId, answererId });
  const request = { conversationId, vendorId, vendorName: businessName, mailId: randomUUID() };
  await db()
    .insert(vendorContactRequests)
    .values({ ...request, eventDate: "2027-06-12", createdAt: new Date() });
  return conversationId;
}

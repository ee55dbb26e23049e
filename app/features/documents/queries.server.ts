import { and, eq, gt, inArray, type SQL } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Client } from "pg";
import { db, type Transaction } from "#app/platform/db/database.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { isUuid, nilUuid } from "#app/platform/uuid.ts";
import { documents } from "./tables.server.ts";

export type Document = typeof documents.$inferSelect;

/** Who sees a document: the owners of a wedding, or the participants of a conversation. */
export type DocumentOwner =
  | { weddingId: Scope<"wedding"> }
  | { conversationId: Scope<"participants"> };

export function isOwnedBy(owner: DocumentOwner): SQL {
  return "weddingId" in owner
    ? eq(documents.weddingId, owner.weddingId)
    : eq(documents.conversationId, owner.conversationId);
}

/** Returns null for another owner's document. */
export async function findDocument(owner: DocumentOwner, id: string): Promise<Document | null> {
  const [found] = await db()
    .select()
    .from(documents)
    .where(and(isOwnedBy(owner), eq(documents.id, isUuid(id) ? id : nilUuid)));
  return found ?? null;
}

/** Returns the id of the conversation that a document was sent to, which proves no access. */
export async function conversationOf(id: string): Promise<string | null> {
  const [found] = await db()
    .select({ conversationId: documents.conversationId })
    .from(documents)
    .where(eq(documents.id, isUuid(id) ? id : nilUuid));
  return found?.conversationId ?? null;
}

/** Tells whether the owner has the document, which then stays until `tx` ends. */
export async function isDocumentOf(
  tx: Transaction,
  owner: DocumentOwner,
  id: string,
): Promise<boolean> {
  const found = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(and(isOwnedBy(owner), eq(documents.id, id)))
    .for("key share");
  return found.length > 0;
}

export function countDocuments(owner: DocumentOwner): Promise<number> {
  return db().$count(documents, isOwnedBy(owner));
}

/** Returns what the owner has stored, oldest first. */
export function exportDocuments(owner: DocumentOwner): Promise<Document[]> {
  return db()
    .select()
    .from(documents)
    .where(isOwnedBy(owner))
    .orderBy(documents.createdAt, documents.id);
}

export type DocumentFile = Pick<Document, "id" | "type">;

const batchSize = 1000;

/** Returns what names the files of the next documents after an id; empty at the end. */
export function listDocumentFiles(client: Client, after?: string): Promise<DocumentFile[]> {
  return selectFiles(client)
    .where(after ? gt(documents.id, after) : undefined)
    .orderBy(documents.id)
    .limit(batchSize);
}

export function findDocumentFiles(client: Client, ids: string[]): Promise<DocumentFile[]> {
  return selectFiles(client).where(inArray(documents.id, ids));
}

/** A backup reads outside the pool. */
function selectFiles(client: Client) {
  const { id, type } = documents;
  return drizzle(client, { casing: "snake_case" }).select({ id, type }).from(documents);
}

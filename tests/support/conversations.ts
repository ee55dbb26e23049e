import { randomUUID } from "node:crypto";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import type { ConversationId, Participant } from "#app/features/conversations/access.server.ts";
import {
  addMessage,
  openConversation,
  report,
  setMuted,
} from "#app/features/conversations/commands.server.ts";
import type { DocumentOwner } from "#app/features/documents/queries.server.ts";
import { documents } from "#app/features/documents/tables.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { writeDocument } from "#app/platform/documents/documents.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { insertOwner, insertUser, insertWedding } from "./factories.ts";

interface NewConversation {
  asker: { weddingId: OwnedWeddingId } | { userId: AccountId };
  senderId: AccountId;
  answererId: string | null;
  text?: string;
}

/** Opens a conversation with a first message. Returns its id. */
export async function insertConversation({
  text = "Er dere ledige?",
  ...conversation
}: NewConversation): Promise<ConversationId> {
  const opened = await transaction((tx) =>
    openConversation(tx, {
      id: randomUUID(),
      kind: "vendor",
      messageId: randomUUID(),
      text,
      ...conversation,
    }),
  );
  if (!opened) throw new Error("the conversation has another asker");
  return opened.conversationId;
}

export interface Sides {
  conversationId: ConversationId;
  kari: Participant;
  ola: Participant;
  vendor: Participant;
}

/** Opens a conversation of a couple, Kari and Ola, with a vendor, Silje. */
export async function insertSides(text?: string): Promise<Sides> {
  const [kari, ola, vendor] = [
    await insertUser({ name: "Kari Vik" }),
    await insertUser({ name: "Ola Vik" }),
    await insertUser({ name: "Silje Brun" }),
  ];
  const weddingId = await insertWedding();
  await insertOwner(weddingId, kari);
  await insertOwner(weddingId, ola);
  const conversationId = await insertConversation({
    asker: { weddingId },
    senderId: kari,
    answererId: vendor,
    ...(text !== undefined && { text }),
  });
  return {
    conversationId,
    kari: { conversationId, side: "asker", userId: kari },
    ola: { conversationId, side: "asker", userId: ola },
    vendor: { conversationId, side: "answerer", userId: vendor },
  };
}

/** Sends a message and returns its id. */
export async function say(
  participant: Participant,
  text: string,
  attachmentId: string | null = null,
): Promise<string> {
  const id = randomUUID();
  const sent = await transaction((tx) => addMessage(tx, participant, { id, text, attachmentId }));
  if (!sent.ok) throw new Error(sent.reason);
  return id;
}

/** Stores a PDF of the owner, with its file. Returns its id. */
export async function storeSmallDocument(owner: DocumentOwner): Promise<string> {
  const content = new TextEncoder().encode("%PDF-1.7\n");
  const written = await writeDocument({
    name: "avtale.pdf",
    size: content.length,
    bytes: async () => content,
  });
  if (!written.ok) throw new Error(written.reason);
  await db()
    .insert(documents)
    .values({ ...written.document, ...owner, createdAt: new Date() });
  return written.document.id;
}

/** Returns the ids of the documents that have a file. */
export async function listStoredDocuments(): Promise<string[]> {
  const keys = await Array.fromAsync(storage().list("documents/"), ({ key }) => key);
  return keys.map((key) => key.split("/")[1] ?? "").sort();
}

/** Opens a conversation with rows in all its tables, and documents of both kinds. */
export async function insertFilledConversation(
  weddingId: OwnedWeddingId,
  userId: AccountId,
): Promise<void> {
  const answererId = await insertUser();
  const asked = { asker: { weddingId }, senderId: userId, answererId };
  const conversationId = await insertConversation(asked);
  const participant = { conversationId, side: "asker", userId } as const;
  await say(participant, "Her er avtalen", await storeSmallDocument({ conversationId }));
  await setMuted(participant, true);
  await report(participant, { id: randomUUID(), reason: "other", text: "Hei" });
  await storeSmallDocument({ weddingId });
}

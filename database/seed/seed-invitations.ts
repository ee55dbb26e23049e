import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { outbox } from "#app/features/delivery/tables.server.ts";
import { guests, households } from "#app/features/guests/tables.server.ts";
import { mailingRecipients, mailings } from "#app/features/invitations/tables.server.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { homes, invitation } from "./demo-guests.ts";

interface Demo {
  weddingId: string;
  owner: string;
  sentAt: Date;
}

/** The invitations of the demo wedding went out by e-mail; most have been opened. */
export async function seedInvitations(tx: Transaction, demo: Demo): Promise<void> {
  const { weddingId, owner, sentAt } = demo;
  const contacts = await tx
    .select({ name: guests.name, email: guests.email, householdId: guests.householdId })
    .from(guests)
    .where(and(eq(guests.weddingId, weddingId), eq(guests.isContact, true)));
  for (const { name, householdId } of contacts) {
    const home = homes[name];
    if (!home) continue;
    await tx.update(households).set(home).where(eq(households.id, householdId));
  }
  const mailingId = randomUUID();
  const { greeting, notSent, notOpened, mailboxFull } = invitation;
  const sent = contacts
    .filter(({ name }) => !notSent.includes(name))
    .map((contact) => ({ ...contact, messageId: randomUUID() }));
  await tx.insert(mailings).values({
    weddingId,
    id: mailingId,
    kind: "invitation",
    greeting,
    sendAt: sentAt,
    createdBy: owner,
    createdAt: sentAt,
  });
  await tx.insert(outbox).values(
    sent.map(({ name, messageId }) => ({
      id: messageId,
      weddingId,
      ...(name === mailboxFull
        ? { status: "failed" as const, failure: "mailbox-full" as const }
        : { status: "sent" as const }),
      expiresAt: sentAt,
      statusSince: sentAt,
      createdAt: sentAt,
    })),
  );
  await tx.insert(mailingRecipients).values(
    sent.map(({ email, householdId, messageId }) => ({
      weddingId,
      id: randomUUID(),
      mailingId,
      householdId,
      kind: "invitation" as const,
      address: email,
      messageId,
      createdAt: sentAt,
    })),
  );
  const opened = sent.filter(({ name }) => name !== mailboxFull && !notOpened.includes(name));
  const openedAt = new Date(sentAt.getTime() + 7 * 3_600_000);
  await tx
    .update(households)
    .set({ openedAt })
    .where(
      inArray(
        households.id,
        opened.map(({ householdId }) => householdId),
      ),
    );
}

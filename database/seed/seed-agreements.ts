import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { auditEntries } from "#app/features/audit/tables.server.ts";
import { addDays } from "#app/features/budget/dues/rules.ts";
import { budgetItems } from "#app/features/budget/tables.server.ts";
import {
  conversationReads,
  conversations,
  messages,
} from "#app/features/conversations/tables.server.ts";
import {
  chosenVendors,
  hiddenVendorCategories,
} from "#app/features/vendors/chosen/tables.server.ts";
import {
  vendorContactRequests,
  vendorOffers,
  vendors,
} from "#app/features/vendors/tables.server.ts";
import { now } from "#app/platform/clock.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { osloDate } from "#app/platform/oslo-time.ts";
import * as demo from "./demo-agreements.ts";
import { hoursAgo } from "./demo-date.ts";

interface DemoCouple {
  weddingId: string;
  weddingDate: string;
  owner: string;
  vendorOwner: string;
  vendorIds: ReadonlyMap<string, string>;
}

/** The vendors that the demo couple has engaged or asked. Needs its budget. */
export async function seedAgreements(tx: Transaction, couple: DemoCouple): Promise<void> {
  await seedChosen(tx, couple);
  for (const request of demo.requests) await seedRequest(tx, couple, request);
}

async function seedChosen(
  tx: Transaction,
  { weddingId, vendorIds }: Pick<DemoCouple, "weddingId" | "vendorIds">,
): Promise<void> {
  const items = await tx.select().from(budgetItems).where(eq(budgetItems.weddingId, weddingId));
  for (const [index, { vendor: name, item: itemName }] of demo.chosen.entries()) {
    const item = items.find((each) => each.name === itemName);
    const [vendor] = await tx
      .select()
      .from(vendors)
      .where(eq(vendors.id, idOf(name, vendorIds)));
    if (!vendor || !item) throw new Error(`nothing to agree on with ${name}`);
    const { category, contactPerson, phone, email } = vendor;
    await tx.insert(chosenVendors).values({
      weddingId,
      id: randomUUID(),
      vendorId: vendor.id,
      ...{ name, category, contactPerson, phone, email },
      agreedPrice: item.actualCost,
      budgetItemId: item.id,
      createdAt: hoursAgo(400 - index),
    });
  }
  await tx.insert(hiddenVendorCategories).values({ weddingId, category: "planner" });
}

async function seedRequest(
  tx: Transaction,
  { weddingId, weddingDate, owner, vendorOwner, vendorIds }: DemoCouple,
  request: (typeof demo.requests)[number],
): Promise<void> {
  const { vendor: vendorName, serviceType, budgetRange } = request;
  const [conversationId, vendorId] = [randomUUID(), idOf(vendorName, vendorIds)];
  const hasAccount = request.messages.some(({ from }) => from === "vendor");
  const [first] = request.messages;
  const last = request.messages.at(-1) ?? first;
  await tx.insert(conversations).values({
    id: conversationId,
    kind: "vendor",
    weddingId,
    answererId: hasAccount ? vendorOwner : null,
    lastMessageAt: hoursAgo(last.hoursAgo),
    createdAt: hoursAgo(first.hoursAgo),
  });
  await tx.insert(vendorContactRequests).values({
    ...{ conversationId, vendorId, vendorName, serviceType, budgetRange },
    eventDate: weddingDate,
    mailId: randomUUID(),
    declinedByAskerAt: request.isDeclined ? hoursAgo(last.hoursAgo - 1) : null,
    createdAt: hoursAgo(first.hoursAgo),
  });
  const today = osloDate(now());
  for (const { from, text, hoursAgo: hours, offer } of request.messages) {
    const messageId = randomUUID();
    const isCouple = from === "couple";
    await tx.insert(messages).values({
      conversationId,
      id: messageId,
      side: isCouple ? "asker" : "answerer",
      senderId: isCouple ? owner : vendorOwner,
      text,
      createdAt: hoursAgo(hours),
    });
    if (!offer) continue;
    const { validForDays, price, ...rest } = offer;
    const validUntil = addDays(today, validForDays);
    await tx
      .insert(vendorOffers)
      .values({ conversationId, messageId, ...rest, price: price * 100, validUntil });
  }
  if (!hasAccount) return;
  await tx.insert(conversationReads).values([
    { conversationId, userId: owner, readUntil: hoursAgo(last.hoursAgo + 1) },
    { conversationId, userId: vendorOwner, readUntil: hoursAgo(last.hoursAgo) },
  ]);
}

/** What the administrator has decided about sample vendors. */
export async function seedDecisions(
  tx: Transaction,
  { admin, vendorIds }: { admin: { id: string; name: string } } & Pick<DemoCouple, "vendorIds">,
): Promise<void> {
  await tx.insert(auditEntries).values(
    demo.decisions.map(({ vendor, hoursAgo: hours, ...decision }) => ({
      ...decision,
      actorId: admin.id,
      actorName: admin.name,
      subject: "vendor" as const,
      subjectId: idOf(vendor, vendorIds),
      subjectName: vendor,
      createdAt: hoursAgo(hours),
    })),
  );
}

function idOf(name: string, vendorIds: DemoCouple["vendorIds"]): string {
  const id = vendorIds.get(name);
  if (!id) throw new Error(`no sample vendor ${name}`);
  return id;
}

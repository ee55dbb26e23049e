import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { suppress } from "#app/features/delivery/suppression/commands.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertGuest, signedInOwner } from "#tests/support/factories.ts";
import { planMailing } from "./commands.server.ts";
import { listInvitedHouseholds } from "./queries.server.ts";
import type { MailingKind } from "./rules.ts";
import { mailings } from "./tables.server.ts";

useTestDatabase();

test("a household gets one reminder a week, also from both partners at once", async () => {
  const { weddingId, userId } = await signedInOwner();
  const householdId = randomUUID();
  await insertGuest(weddingId, { householdId, email: "marit@example.no" });
  const plan = (kind: MailingKind) =>
    planMailing(weddingId, userId, {
      id: randomUUID(),
      kind,
      greeting: "",
      sendAt: new Date(),
      householdIds: [householdId],
    });
  expect(await plan("invitation")).toBe(1);
  const planned = await Promise.all([plan("reminder"), plan("reminder")]);
  expect(planned.sort()).toEqual([0, 1]);
});

test("a mailing to nobody leaves another couple's mailing with the same id", async () => {
  const [owner, other] = [await signedInOwner(), await signedInOwner()];
  const householdId = randomUUID();
  await insertGuest(other.weddingId, { householdId, email: "marit@example.no" });
  const mailing = { id: randomUUID(), kind: "invitation" as const, greeting: "" };
  const plan = ({ weddingId, userId }: typeof owner, householdIds: string[]) =>
    planMailing(weddingId, userId, { ...mailing, sendAt: new Date(), householdIds });
  expect(await plan(other, [householdId])).toBe(1);
  expect(await plan(owner, [])).toBe(0);
  expect(await db().select().from(mailings).where(eq(mailings.id, mailing.id))).toMatchObject([
    { weddingId: other.weddingId },
  ]);
});

test("a refusal is about one wedding", async () => {
  const [owner, other] = [await signedInOwner(), await signedInOwner()];
  const address = "marit@example.no";
  await insertGuest(owner.weddingId, { email: address });
  await insertGuest(other.weddingId, { email: address });
  await suppress({ address, weddingId: owner.weddingId });
  expect(await listInvitedHouseholds(owner.weddingId)).toMatchObject([{ isUnsubscribed: true }]);
  expect(await listInvitedHouseholds(other.weddingId)).toMatchObject([{ isUnsubscribed: false }]);
});

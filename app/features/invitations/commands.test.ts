import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { suppress } from "#app/features/delivery/suppression/commands.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertGuest, signedInOwner } from "#tests/support/factories.ts";
import { planMailing } from "./commands.server.ts";
import { listInvitedHouseholds } from "./queries.server.ts";
import type { MailingKind } from "./rules.ts";

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

test("a refusal is about one wedding", async () => {
  const [owner, other] = [await signedInOwner(), await signedInOwner()];
  const address = "marit@example.no";
  await insertGuest(owner.weddingId, { email: address });
  await insertGuest(other.weddingId, { email: address });
  await suppress({ address, weddingId: owner.weddingId });
  expect(await listInvitedHouseholds(owner.weddingId)).toMatchObject([{ isUnsubscribed: true }]);
  expect(await listInvitedHouseholds(other.weddingId)).toMatchObject([{ isUnsubscribed: false }]);
});

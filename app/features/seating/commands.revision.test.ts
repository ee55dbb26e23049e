import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/database.ts";
import { signedInOwner } from "#tests/support/factories.ts";
import { addTable, insertComing, seat, sendChanges } from "#tests/support/seating-rows.ts";
import { loadSeatingPlan } from "./queries.server.ts";

useTestDatabase();

test("the revision grows once for a request, and not for one that changes nothing", async () => {
  const couple = await signedInOwner();
  const revision = async () => (await loadSeatingPlan(couple.weddingId)).revision;
  expect(await revision()).toBe(0);
  const { id } = await addTable(couple);
  const [one] = await insertComing(couple.weddingId, 1);
  if (!one) throw new Error("no guest");
  expect(await revision()).toBe(1);
  await sendChanges(couple, seat(id, one), { type: "setNumberedSeats", hasNumberedSeats: true });
  expect(await revision()).toBe(2);
  await sendChanges(couple, seat(id, one), { type: "deleteTable", tableId: randomUUID() });
  expect(await revision()).toBe(2);
});

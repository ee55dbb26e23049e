import { afterEach, expect, test } from "vitest";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import { now, setClock } from "#app/platform/clock.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertOwner, insertUser, insertWedding } from "#tests/support/factories.ts";
import type { Held } from "../plan/plan.ts";
import { holdPersons, leaveChart } from "./commands.server.ts";
import { findPresentPartner } from "./queries.server.ts";
import { presenceMs } from "./rules.ts";

useTestDatabase();
afterEach(() => setClock());

const held: Held = {
  persons: [{ guestId: crypto.randomUUID(), person: 0 }],
  tableId: crypto.randomUUID(),
};

async function makeCouple() {
  const weddingId = await insertWedding();
  const userIds: AccountId[] = [];
  for (const name of ["Ingrid Aune", "Mathias Hovland"]) {
    const userId = await insertUser({ name });
    await insertOwner(weddingId, userId);
    userIds.push(userId);
  }
  const [ingrid, mathias] = userIds as [AccountId, AccountId];
  return { weddingId, ingrid, mathias };
}

test("a partner is seen with what is being moved until the chart is closed", async () => {
  const { weddingId, ingrid, mathias } = await makeCouple();
  await holdPersons(weddingId, mathias, held);
  expect(await findPresentPartner(weddingId, ingrid)).toEqual({ name: "Mathias", held });
  expect(await findPresentPartner(weddingId, mathias)).toBeNull();
  await holdPersons(weddingId, mathias, null);
  expect(await findPresentPartner(weddingId, ingrid)).toEqual({ name: "Mathias", held: null });
  await leaveChart(weddingId, mathias);
  expect(await findPresentPartner(weddingId, ingrid)).toBeNull();
});

test("a partner whose browser says nothing more is not present", async () => {
  const { weddingId, ingrid, mathias } = await makeCouple();
  await holdPersons(weddingId, mathias, held);
  const later = now().getTime() + presenceMs;
  setClock(() => later);
  expect(await findPresentPartner(weddingId, ingrid)).toBeNull();
});

test("other weddings are not seen", async () => {
  const { weddingId, mathias } = await makeCouple();
  const other = await makeCouple();
  await holdPersons(weddingId, mathias, held);
  expect(await findPresentPartner(other.weddingId, other.ingrid)).toBeNull();
});

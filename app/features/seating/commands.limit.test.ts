import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { consume } from "#app/platform/limits/limits.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { signedInOwner } from "#tests/support/factories.ts";
import { planTable } from "#tests/support/seating-plans.ts";
import { addTable } from "#tests/support/seating-rows.ts";
import { applyChanges } from "./commands.server.ts";
import { loadSeatingPlan } from "./queries.server.ts";
import { changeLimit } from "./rules.ts";

useTestDatabase();

test("an account that makes too many changes has to wait, and nothing is applied", async () => {
  const couple = await signedInOwner();
  const add = (number: number) => {
    return { type: "addTable", id: randomUUID(), table: planTable({ number }) } as const;
  };
  await consume("seating-changes", couple.userId, changeLimit, changeLimit.points - 1);
  const send = (...changes: ReturnType<typeof add>[]) =>
    applyChanges(couple.weddingId, couple.userId, changes);
  expect(await send(add(1))).toMatchObject({ ok: true });
  expect(await send(add(2), add(3))).toEqual({ ok: false, reason: "too-often" });
  expect((await loadSeatingPlan(couple.weddingId)).state.tables).toHaveLength(1);
  await expect(addTable(await signedInOwner())).resolves.toBeDefined();
});

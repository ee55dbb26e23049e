import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertWedding } from "#tests/support/factories.ts";
import { addCategory, changeCategory } from "./commands.server.ts";

useTestDatabase();

test("a corrected form that is sent again is a conflict for whoever has opened the category", async () => {
  const [weddingId, id] = [await insertWedding(), randomUUID()];
  const edited = { name: "Familen", color: "#2F4B3C" };
  await addCategory(weddingId, id, edited);
  await addCategory(weddingId, id, edited);
  const green = { ...edited, color: "#00AA00" };
  expect(await changeCategory(weddingId, id, 1, green), "the same form again").toEqual({
    ok: true,
  });
  await addCategory(weddingId, id, { ...edited, name: "Familien" });
  expect(await changeCategory(weddingId, id, 2, green)).toMatchObject({
    reason: "conflict",
    stored: { name: "Familien", color: edited.color, version: 3 },
  });
});

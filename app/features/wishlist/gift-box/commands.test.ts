import { beforeEach, expect, test } from "vitest";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { loadWedding } from "#app/features/weddings/queries.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertWedding } from "#tests/support/factories.ts";
import { changeGiftBox } from "./commands.server.ts";
import { giftBoxSchema } from "./schema.ts";

useTestDatabase();

const empty = { giftAccount: null, giftNote: null };
const box = { giftAccount: "12345678903", giftNote: "Til reisen" };
let wedding: OwnedWeddingId;

beforeEach(async () => {
  wedding = await insertWedding();
});

test("the gift box is created, and removed when it is emptied", async () => {
  expect(await changeGiftBox(wedding, 1, box)).toEqual({ ok: true });
  expect(await loadWedding(wedding)).toMatchObject(box);
  expect(await changeGiftBox(wedding, 2, empty)).toEqual({ ok: true });
  expect(await loadWedding(wedding)).toMatchObject(empty);
});

test("of two concurrent saves, the second conflicts with what the first saved", async () => {
  await changeGiftBox(wedding, 1, box);
  const other = { ...box, giftNote: "Til taket" };
  const [first, second] = await Promise.all([
    changeGiftBox(wedding, 2, other),
    changeGiftBox(wedding, 2, empty),
  ]);
  expect([first.ok, second.ok].sort()).toEqual([false, true]);
  const stored = { ...(first.ok ? other : empty), version: 3 };
  expect(first.ok ? second : first).toMatchObject({ reason: "conflict", stored });
});

test("sending the same form twice is safe", async () => {
  await changeGiftBox(wedding, 1, box);
  expect(await changeGiftBox(wedding, 1, box)).toEqual({ ok: true });
});

test.each([
  ["1234 56 78903", "12345678903"],
  ["1234.56.78903", "12345678903"],
  [" ", null],
])("the account %j is stored as %j", (typed, giftAccount) => {
  expect(parse(typed)).toMatchObject({ ok: true, value: { giftAccount } });
});

test("a mistyped account is returned with an error", () => {
  const giftAccount =
    "Kontonummeret stemmer ikke. Det har elleve siffer, og det siste er et kontrollsiffer.";
  expect(parse("12345678904")).toMatchObject({
    errors: { fieldErrors: { giftAccount }, values: { giftAccount: "12345678904" } },
  });
});

function parse(giftAccount: string) {
  const form = new FormData();
  form.set("giftAccount", giftAccount);
  return parseForm(form, giftBoxSchema);
}

import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { type OwnedWeddingId, toPublicWeddingId } from "#app/features/weddings/access.server.ts";
import { deleteWish } from "#app/features/wishlist/admin/commands.server.ts";
import { reserveWish } from "#app/features/wishlist/commands.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { withTableMissing } from "#tests/support/failing-database.ts";
import { guestEntry } from "#tests/support/guest-entry.ts";
import { responseOf } from "#tests/support/route-args.ts";
import { insertPublicWedding, insertWish } from "#tests/support/wishes.ts";
import type { ActionFields, ActionResult } from "../actions/action-result.ts";
import { actionFields } from "./acts.ts";
import { sendForm } from "./send-form.server.ts";

useTestDatabase();

let wedding: OwnedWeddingId;

beforeEach(async () => {
  wedding = (await insertPublicWedding()) as string as OwnedWeddingId;
});

test("undoing a reset says when another guest was faster, or the wish is gone", async () => {
  const id = await insertWish(wedding);
  await reserveWish(guestEntry(toPublicWeddingId(wedding)), id, "Kari");
  const { undo } = (await send(actionFields("reset", id))).body as ActionResult & {
    undo: ActionFields;
  };
  await reserveWish(guestEntry(toPublicWeddingId(wedding)), id, "Ola");
  expect((await send(undo)).body).toEqual({
    ok: false,
    message: "En annen gjest har reservert den imens",
    isFinal: true,
  });
  await deleteWish(wedding, id);
  expect((await send(undo)).body).toMatchObject({ message: "Gjenstanden er slettet imens" });
});

test("undoing a deletion twice brings the wish back once", async () => {
  const id = await insertWish(wedding);
  await send(actionFields("delete", id));
  for (let times = 0; times < 2; times++) {
    expect((await send(actionFields("restore", id))).body).toMatchObject({ ok: true });
  }
});

test("a new wish that was deleted before its form arrived again is said to be gone", async () => {
  const id = randomUUID();
  const adding: ActionFields = [
    ["intent", "add"],
    ["id", id],
    ["title", "Mugge"],
  ];
  expect((await send(adding)).body).toMatchObject({ ok: true });
  await send(actionFields("delete", id));
  expect(await send(adding)).toMatchObject({
    status: 200,
    body: { ok: false, message: "Gjenstanden er slettet imens", isFinal: true },
  });
});

test("a wish that both have written on is asked about, field by field", async () => {
  const id = await insertWish(wedding, { title: "Mugge", description: "Den store", price: 1290 });
  const was: ActionFields = [
    ["id", id],
    ["intent", "edit"],
    ["title", "Mugge"],
    ["picture", "keep"],
    ["wasTitle", "Mugge"],
    ["wasDescription", "Den store"],
    ["wasPrice", "1290"],
  ];
  const theirs = await send([...was, ["description", "Den lille"], ["price", "1290"]]);
  expect(theirs.body).toMatchObject({ ok: true });
  const cheaper = await send([...was, ["description", "Den store"], ["price", "900"]]);
  expect(cheaper.body).toMatchObject({ ok: true });
  expect(await send([...was, ["description", "Den røde"], ["price", "1290"]])).toMatchObject({
    status: 409,
    body: { meanwhile: { wish: { description: "Den lille" } } },
  });
});

test.each([
  ["gift-box", "weddings", "Kunne ikke lagre pengegaven"],
  ["edit", "wish_list_items", "Kunne ikke oppdatere gjenstand"],
])("%s: what the database does not take is said", async (intent, table, message) => {
  const fields: ActionFields = [
    ["intent", intent],
    ["title", "Mugge"],
    ["giftNote", "Til taket"],
  ];
  expect(await withTableMissing(table, () => send(fields))).toMatchObject({
    status: 503,
    body: { ok: false, message },
  });
});

function send(fields: ActionFields) {
  const form = new FormData();
  for (const field of fields) form.append(...field);
  return responseOf(() => sendForm(wedding, form));
}

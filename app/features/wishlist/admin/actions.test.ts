import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { type OwnedWeddingId, toPublicWeddingId } from "#app/features/weddings/access.server.ts";
import { type ActionFields, type ActionResult, actionFields } from "#app/platform/http/actions.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { guestEntry, insertWish, signedInOwner } from "#tests/support/factories.ts";
import { withTableMissing } from "#tests/support/failures.ts";
import { actionArgs, responseOf } from "#tests/support/route-args.ts";
import { reserveWish } from "../commands.server.ts";
import { handleWishAction } from "./actions.server.ts";
import { applyWishAction, wishActions } from "./actions.ts";
import type { OwnedWish } from "./queries.server.ts";

describe("the list while forms are pending", () => {
  const wishes = ["a", "b", "c"].map(
    (id) => ({ id, purchased: true, purchasedBy: "Kari" }) as OwnedWish,
  );
  const pending = (intent: keyof typeof wishActions.intents, values: Record<string, string>) => {
    const form = new FormData();
    for (const field of actionFields(intent, values)) form.append(...field);
    return { intent, values: form };
  };
  const remove = (id: string) => pending("delete", { id });
  const move = (id: string, before: string) => pending("move", { id, before });

  test.each<[string, ReturnType<typeof pending>[], string]>([
    ["nothing", [], "abc"],
    ["a deletion", [remove("b")], "ac"],
    ["an unknown wish", [remove("x")], "abc"],
    ["a form of another kind", [pending("gift-box", {})], "abc"],
    ["a move", [move("c", "a")], "cab"],
    ["a move to the end", [move("a", "")], "bca"],
    ["several", [move("a", ""), remove("b"), move("a", "c")], "ac"],
    ["a move to where a wish was", [remove("a"), move("c", "a")], "bc"],
  ])("%s", (_, actions, left) => {
    const shown = actions.reduce(applyWishAction, wishes);
    expect(shown.map(({ id }) => id).join("")).toBe(left);
  });

  test("a reset wish is available at once", () => {
    const [, reset] = applyWishAction(wishes, pending("reset", { id: "b" }));
    expect(reset).toEqual({ id: "b", purchased: false, purchasedBy: null });
  });
});

describe("the forms of the page", () => {
  useTestDatabase();

  let wedding: OwnedWeddingId;
  let cookies: string[];

  beforeEach(async () => {
    const owner = await signedInOwner();
    wedding = owner.weddingId;
    cookies = owner.cookies;
  });

  async function submit(fields: ActionFields | Record<string, string>) {
    const form = Array.isArray(fields) ? Object.fromEntries(fields) : fields;
    const { status, body } = await responseOf(() =>
      handleWishAction(actionArgs(wishActions.path, form, { cookies })),
    );
    return { status, result: body as ActionResult };
  }

  function undoOf(result: ActionResult): ActionFields {
    if (!result.ok || !result.undo) throw new Error("no undo");
    return result.undo;
  }

  test("undoing a reset reports a newer reservation or a deleted wish", async () => {
    const id = await insertWish(wedding);
    await reserveWish(guestEntry(toPublicWeddingId(wedding)), id, "Kari");
    const undo = undoOf((await submit({ intent: "reset", id })).result);
    await reserveWish(guestEntry(toPublicWeddingId(wedding)), id, "Ola");
    expect(await submit(undo)).toMatchObject({
      status: 200,
      result: { ok: false, message: "En annen gjest har reservert den imens", retry: false },
    });
    await submit({ intent: "delete", id });
    expect((await submit(undo)).result).toMatchObject({ message: "Gjenstanden er slettet imens" });
  });

  test("undoing a deletion twice brings the wish back once", async () => {
    const id = await insertWish(wedding);
    const undo = undoOf((await submit({ intent: "delete", id })).result);
    for (let times = 0; times < 2; times++) {
      expect((await submit(undo)).result).toMatchObject({ ok: true });
    }
  });

  test("adding a wish again after its deletion reports that it is deleted", async () => {
    const add = { intent: "add", id: randomUUID(), title: "Mugge" };
    expect((await submit(add)).result).toMatchObject({ ok: true, message: "Gjenstand lagt til!" });
    await submit({ intent: "delete", id: add.id });
    expect(await submit(add)).toMatchObject({
      status: 200,
      result: { ok: false, message: "Gjenstanden er slettet imens", retry: false },
    });
  });

  test("an edit of an old version is refused with the stored and the typed values", async () => {
    const wish = { title: "Mugge", description: "Den store", price: 1290_00 };
    const id = await insertWish(wedding, wish);
    const edit = { intent: "edit", id, version: "1", ...wish, price: "1290", picture: "" };
    const first = await submit({ ...edit, description: "Den lille" });
    expect(first).toMatchObject({ status: 200, result: { ok: true } });
    expect(await submit({ ...edit, price: "900" })).toMatchObject({
      status: 409,
      result: {
        reason: "conflict",
        current: { version: 2, values: { description: "Den lille" } },
        values: { price: "900", description: "Den store" },
      },
    });
  });

  test("a wish without a title is redisplayed with what was typed", async () => {
    const fields = { intent: "add", id: randomUUID(), title: " ", description: "Den store" };
    expect(await submit(fields)).toMatchObject({
      status: 400,
      result: {
        reason: "invalid",
        errors: { fieldErrors: { title: "Tittel er påkrevd" } },
        values: { description: "Den store" },
      },
    });
  });

  test.each([
    ["gift-box", "weddings", "Kunne ikke lagre pengegaven"],
    ["edit", "wish_list_items", "Kunne ikke oppdatere gjenstand"],
  ])("%s: a database failure is reported with a retry", async (intent, table, message) => {
    const fields = { intent, title: "Mugge", giftNote: "Til taket" };
    expect(await withTableMissing(table, () => submit(fields))).toMatchObject({
      status: 503,
      result: { ok: false, reason: "failed", message, retry: true },
    });
  });

  test("an unknown intent gets a 404", async () => {
    expect((await submit({ intent: "steal" })).status).toBe(404);
    expect((await submit({ intent: "toString" })).status).toBe(404);
  });
});

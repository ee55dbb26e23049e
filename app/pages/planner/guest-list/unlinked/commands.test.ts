import { beforeEach, describe, expect, test } from "vitest";
import { countGuests, listUnlinkedAnswers } from "#app/features/rsvp/guest-links/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import type { ActionResult } from "#app/platform/http/actions.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  insertAnswer,
  insertGuest,
  type SignedInUser,
  signedInOwner,
} from "#tests/support/factories.ts";
import { actionArgs, responseOf } from "#tests/support/route-args.ts";
import { handleGuestAction } from "../actions.server.ts";
import { loadGuestList } from "../load-guest-list.server.ts";

useTestDatabase();

let owner: SignedInUser & { weddingId: OwnedWeddingId };

beforeEach(async () => {
  owner = await signedInOwner();
});

describe("a companion becomes a guest", () => {
  test("and the persons who come stay the same, also after undo", async () => {
    const id = await insertGuest(owner.weddingId, { name: "Kari Moe", plusOne: true });
    const companion = { plusOneName: "Ola Lie", guestCount: 2, guestId: id };
    await insertAnswer(owner.weddingId, { guestName: "Kari Moe", ...companion });
    const counted = () => countGuests(owner.weddingId).then(({ comingPersons }) => comingPersons);
    expect(await counted()).toBe(2);
    const { body } = await send({ intent: "make-guest", id });
    expect(await rows()).toMatchObject([
      { name: "Kari Moe" },
      { name: "Ola Lie", status: "attending" },
    ]);
    expect((await rows())[0]).not.toHaveProperty("companion");
    expect(await counted()).toBe(2);
    expect((await send({ intent: "make-guest", id })).body, "twice").toMatchObject({
      reason: "gone",
    });
    await undo(body);
    expect(await rows()).toMatchObject([{ name: "Kari Moe", companion: "Ola Lie" }]);
    expect(await counted()).toBe(2);
  });
});

describe("an answer that waits", () => {
  let answer: string;

  beforeEach(async () => {
    answer = await insertAnswer(owner.weddingId, { guestName: "Tante Berit" });
  });

  test("is linked to the chosen guest, and unlinked again", async () => {
    const guest = await insertGuest(owner.weddingId, { name: "Berit Moe" });
    const { body } = await send({ intent: "link", answer, guest });
    expect(await rows()).toMatchObject([{ status: "attending" }]);
    expect(await waiting()).toEqual([]);
    await undo(body);
    expect(await rows()).toMatchObject([{ status: "pending" }]);
    expect(await waiting()).toEqual([answer]);
  });

  test("becomes a guest, once, and undo removes it", async () => {
    const { body } = await send({ intent: "add-from-answer", answer });
    expect((await send({ intent: "add-from-answer", answer })).body).toMatchObject({ ok: false });
    expect(await rows()).toMatchObject([{ name: "Tante Berit", status: "attending" }]);
    await undo(body);
    expect(await rows()).toEqual([]);
    expect(await waiting()).toEqual([answer]);
    await send({ intent: "add-from-answer", answer });
    expect(await rows(), "added again").toHaveLength(1);
  });

  test("of nobody who is invited is put away, and waits again after undo", async () => {
    const { body } = await send({ intent: "ignore", answer });
    expect(await waiting()).toEqual([]);
    await undo(body);
    expect(await waiting()).toEqual([answer]);
  });

  test("of a companion makes the companion a guest, and undo reverses both", async () => {
    const guest = await insertGuest(owner.weddingId, {
      name: "Arne Moe",
      plusOne: true,
      plusOneName: "Berit Moe",
    });
    const { body } = await send({ intent: "link-companion", answer, guest });
    expect(await rows()).toMatchObject([
      { name: "Arne Moe" },
      { name: "Berit Moe", status: "attending" },
    ]);
    expect(await waiting()).toEqual([]);
    await undo(body);
    expect(await rows()).toMatchObject([{ name: "Arne Moe", companion: "Berit Moe" }]);
    expect(await waiting()).toEqual([answer]);
  });

  test("is not linked to a guest who has another answer", async () => {
    const guest = await insertGuest(owner.weddingId, { name: "Berit Moe" });
    await insertAnswer(owner.weddingId, { guestName: "Berit Moe", guestId: guest });
    const { body } = await send({ intent: "link", answer, guest });
    expect(body).toMatchObject({ reason: "taken", message: "Gjesten har alt et svar" });
  });
});

async function send(fields: Record<string, string>) {
  const args = actionArgs("/guest-list", fields, { cookies: owner.cookies });
  const { status, body } = await responseOf(() => handleGuestAction(args));
  return { status, body: body as ActionResult };
}

async function undo(result: ActionResult) {
  if (!result.ok || !result.undo) throw new Error("no undo");
  const { body } = await send(Object.fromEntries(result.undo));
  expect(body).toMatchObject({ ok: true });
}

async function rows() {
  const { rows: found } = await loadGuestList(owner.weddingId, owner.userId, { vis: "guests" });
  return found;
}

async function waiting() {
  return (await listUnlinkedAnswers(owner.weddingId)).map(({ id }) => id);
}

import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { blockedVisitors } from "#app/features/weddings/blocked-visitors/tables.server.ts";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import {
  type ActionFields,
  type ActionResult,
  type ActionValues,
  actionFields,
} from "#app/platform/http/actions.ts";
import { configureLog } from "#app/platform/log.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  insertPhoto,
  insertWedding,
  type SignedInUser,
  signedInOwner,
} from "#tests/support/factories.ts";
import { withFailingWrites } from "#tests/support/failures.ts";
import { actionArgs, responseOf } from "#tests/support/route-args.ts";
import { guestPhotos } from "../tables.server.ts";
import { handleGalleryAction } from "./actions.server.ts";
import { applyGalleryActions, type GalleryIntent, galleryActions } from "./actions.ts";
import type { GalleryView } from "./queries.server.ts";

describe("the gallery while forms are pending", () => {
  const block = pending("hide-sender", { photo: "a" });

  test.each<[string, ReturnType<typeof pending>[], string[]]>([
    ["nothing", [], ["a shown", "b awaiting", "c hidden"]],
    ["a deletion", [pending("delete", { photo: ["a", "c"] })], ["b awaiting"]],
    ["a move", [pending("move", { shown: ["b", "c"] })], ["a shown", "b shown", "c shown"]],
    [
      "two forms",
      [pending("move", { hidden: "a" }), pending("delete", { photo: "b" })],
      ["a hidden", "c hidden"],
    ],
    ["a blocked sender", [block], ["a shown, sender blocked", "b awaiting", "c hidden"]],
    [
      "a form and its undo",
      [block, pending("show-sender", { photo: "a" })],
      ["a shown", "b awaiting", "c hidden"],
    ],
    [
      "a form that changes nothing at once",
      [pending("restore", { photo: "a" })],
      ["a shown", "b awaiting", "c hidden"],
    ],
  ])("%s", (_, forms, photos) => {
    expect(shown(applyGalleryActions(gallery("all"), forms))).toEqual(photos);
  });

  test("photos that no longer match the filter disappear", () => {
    const forms = [pending("move", { shown: "b" }), block];
    expect(shown(applyGalleryActions(gallery("shown"), forms))).toEqual(["b shown"]);
    expect(shown(applyGalleryActions(gallery("awaiting"), forms))).toEqual([]);
  });

  test("the approval switch shows its pending state", () => {
    const form = pending("approval", { approve: "on" });
    expect(applyGalleryActions(gallery("all"), [form]).approvePhotos).toBe(true);
  });

  function gallery(filter: GalleryView["filter"]): GalleryView {
    const photo = { senderBlocked: false };
    return {
      filter,
      page: 1,
      approvePhotos: false,
      photos: [
        { ...photo, id: "a", status: "shown" },
        { ...photo, id: "b", status: "awaiting" },
        { ...photo, id: "c", status: "hidden" },
      ],
    } as GalleryView;
  }

  function pending(intent: GalleryIntent, values: ActionValues) {
    const form = new FormData();
    for (const field of actionFields(intent, values)) form.append(...field);
    return { intent, values: form };
  }

  function shown({ photos }: GalleryView): string[] {
    return photos.map(
      ({ id, status, senderBlocked }) =>
        `${id} ${status}${senderBlocked ? ", sender blocked" : ""}`,
    );
  }
});

describe("the forms of the page", () => {
  useTestDatabase();

  let owner: SignedInUser & { weddingId: string };

  beforeEach(async () => {
    configureLog("silent");
    owner = await signedInOwner();
  });

  async function submitFields(fields: ActionFields) {
    const { status, body } = await responseOf(() =>
      handleGalleryAction(actionArgs(galleryActions.path, fields, owner)),
    );
    return { status, result: body as ActionResult };
  }

  function submit(intent: string, values: ActionValues) {
    return submitFields(actionFields(intent, values));
  }

  function undoOf({ result }: { result: ActionResult }): ActionFields {
    return (result.ok && result.undo) || expect.fail("no undo");
  }

  test("a deletion reports the number of photos and can be undone", async () => {
    const photos = [await insertPhoto(owner.weddingId), await insertPhoto(owner.weddingId)];
    const deleted = await submit("delete", { photo: photos });
    expect(deleted.result).toMatchObject({ ok: true, message: "2 bilder slettet" });
    const [intent, [, ids = ""] = []] = undoOf(deleted);
    expect(intent).toEqual(["intent", "restore"]);
    expect(ids.split(" ").sort()).toEqual(photos.sort());

    const again = await submit("delete", { photo: photos });
    expect(again.result).toEqual({
      ok: true,
      intent: "delete",
      message: "Bildet var slettet allerede",
    });

    const restored = await submitFields(undoOf(deleted));
    expect(restored.result).toEqual({
      ok: true,
      intent: "restore",
      message: "2 bilder er tilbake",
    });
    expect((await submitFields(undoOf(deleted))).result).toMatchObject({
      message: "Bildet er i galleriet allerede",
    });
  });

  test("undoing a move returns each photo to its previous status, once", async () => {
    const photo = await insertPhoto(owner.weddingId);
    const awaiting = await insertPhoto(owner.weddingId, { status: "awaiting" });
    const hidden = await submit("move", { hidden: [photo, awaiting] });
    expect(hidden.result).toMatchObject({ message: "2 bilder skjult" });
    expect(undoOf(hidden)).toEqual([
      ["intent", "move"],
      ["only", "hidden"],
      ["shown", photo],
      ["awaiting", awaiting],
    ]);
    expect((await submitFields(undoOf(hidden))).result).toEqual({
      ok: true,
      intent: "move",
      message: "2 bilder venter igjen",
    });
    expect((await submitFields(undoOf(hidden))).result).toEqual({
      ok: true,
      intent: "move",
      message: "Det var gjort allerede",
    });
    const statuses = await db()
      .select({ status: guestPhotos.status })
      .from(guestPhotos)
      .where(eq(guestPhotos.weddingId, owner.weddingId));
    expect(statuses.map(({ status }) => status).sort()).toEqual(["awaiting", "shown"]);
  });

  test("all photos of a filter are moved and deleted, on every page, and restored", async () => {
    for (let photo = 0; photo < 101; photo++) {
      await insertPhoto(owner.weddingId, { status: "awaiting" });
    }
    await insertPhoto(owner.weddingId, { status: "hidden" });
    const otherWedding = await insertWedding();
    await insertPhoto(otherWedding, { status: "awaiting" });
    const countOf = (status: "awaiting" | "shown", weddingId: string = owner.weddingId) => {
      const isOf = and(eq(guestPhotos.weddingId, weddingId), eq(guestPhotos.status, status));
      return db().$count(guestPhotos, and(isOf, isNull(guestPhotos.deletedAt)));
    };
    const moved = await submit("move", { matching: "awaiting", to: "shown" });
    expect(moved.result).toMatchObject({ message: "101 bilder vises" });
    expect([await countOf("shown"), await countOf("awaiting")]).toEqual([101, 0]);
    const undone = await submitFields(undoOf(moved));
    expect(undone.result).toMatchObject({ message: "101 bilder venter igjen" });
    const deleted = await submit("delete", { matching: "awaiting" });
    expect(deleted.result).toMatchObject({ message: "101 bilder slettet" });
    expect(await countOf("awaiting")).toBe(0);
    expect(await countOf("awaiting", otherWedding)).toBe(1);
    expect((await submitFields(undoOf(deleted))).result).toMatchObject({
      message: "101 bilder er tilbake",
    });
    expect(await countOf("awaiting")).toBe(101);
  });

  test("one photo is hidden, and shown again", async () => {
    const photo = await insertPhoto(owner.weddingId);
    const hidden = await submit("move", { hidden: photo });
    expect(hidden.result).toMatchObject({ message: "Bilde skjult" });
    expect((await submitFields(undoOf(hidden))).result).toMatchObject({
      message: "Bildet vises",
    });
  });

  test("blocking a sender can be undone", async () => {
    const photo = await insertPhoto(owner.weddingId);
    const blocked = await submit("hide-sender", { photo });
    expect(blocked.result).toMatchObject({ message: "Alt fra avsenderen er skjult" });
    expect(await db().$count(blockedVisitors)).toBe(1);
    const unblocked = await submitFields(undoOf(blocked));
    expect(unblocked.result).toEqual({
      ok: true,
      intent: "show-sender",
      message: "Alt fra avsenderen vises igjen",
    });
    expect(await db().$count(blockedVisitors)).toBe(0);
  });

  test("approval is switched on and off", async () => {
    for (const [approve, message] of [
      ["on", "Nye bilder venter på dere"],
      ["off", "Nye bilder vises med en gang"],
    ] as const) {
      const result = { ok: true, intent: "approval", message };
      expect((await submit("approval", { approve })).result).toEqual(result);
      const [wedding] = await db().select().from(weddings).where(eq(weddings.id, owner.weddingId));
      expect(wedding?.approvePhotos).toBe(approve === "on");
    }
  });

  test.each<[string, string, ActionValues]>([
    ["no photo", "delete", {}],
    [
      "more photos than a wedding has",
      "delete",
      { photo: Array.from({ length: 5001 }, randomUUID).join(" ") },
    ],
    ["an unknown status", "move", { only: "burned" }],
    ["two senders", "hide-sender", { photo: [randomUUID(), randomUUID()] }],
    ["approval of nothing", "approval", { approve: "maybe" }],
  ])("a form with %s is invalid", async (_, intent, values) => {
    const { status, result } = await submit(intent, values);
    expect(status).toBe(400);
    expect(result).toMatchObject({ ok: false, intent, reason: "invalid" });
  });

  test.each([[[]], [[["intent", "burn"]]], [[["intent", "toString"]]]])(
    "a form without a known intent gets a 404: %j",
    async (fields) => {
      expect((await submitFields(fields as ActionFields)).status).toBe(404);
    },
  );

  test("another couple's photos are left unchanged", async () => {
    const photo = await insertPhoto(await insertWedding());
    const before = await db().select().from(guestPhotos).where(eq(guestPhotos.id, photo));
    await submit("delete", { photo });
    await submit("restore", { photo });
    await submit("move", { hidden: photo });
    for (const intent of ["hide-sender", "show-sender"]) {
      expect((await submit(intent, { photo })).status).toBe(404);
    }
    expect(await db().select().from(guestPhotos).where(eq(guestPhotos.id, photo))).toEqual(before);
  });

  test("a database failure shows the error text of the intent", async () => {
    const photo = await insertPhoto(owner.weddingId);
    const deleted = await insertPhoto(owner.weddingId, { deletedAt: new Date() });
    const results = await withFailingWrites("update on guest_photos", () =>
      Promise.all([
        submit("delete", { photo }),
        submit("move", { hidden: photo }),
        submit("restore", { photo: deleted }),
      ]),
    );
    const failed = { ok: false, reason: "failed", retry: true };
    expect(results).toMatchObject([
      { status: 503, result: { ...failed, message: "Kunne ikke slette bilde" } },
      { status: 503, result: { ...failed, message: "Kunne ikke lagre endringen" } },
      { status: 503, result: { ...failed, message: "Kunne ikke hente tilbake bilde" } },
    ]);
  });
});

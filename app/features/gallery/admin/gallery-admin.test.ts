import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { photosPerPage } from "#app/features/gallery/moderation/rules.ts";
import { guestPhotos } from "#app/features/gallery/tables.server.ts";
import { blockedVisitors } from "#app/features/weddings/submissions/tables.server.ts";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { configureLog } from "#app/platform/log.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { whileWritesFail } from "#tests/support/failing-database.ts";
import {
  insertWedding,
  type SignedInUser,
  signedInOwner,
  signedInUser,
} from "#tests/support/owner.ts";
import { insertPhoto } from "#tests/support/photo.ts";
import { renderRoute } from "#tests/support/render-route.tsx";
import { actionArgs, loaderArgs, responseOf } from "#tests/support/route-args.ts";
import * as page from "./gallery-admin.tsx";

useTestDatabase();

const { action, loader } = page;
const path = "/gallery-admin";
let owner: SignedInUser & { weddingId: string };

beforeEach(async () => {
  configureLog("silent");
  owner = await signedInOwner();
});

test("shows a photo with everything about it, an anonymous guest by that name", async () => {
  const id = await insertPhoto(owner.weddingId, {
    guestName: null,
    caption: "Kake",
    hasAvif: true,
  });
  const { body } = await responseOf(() => loader(loaderArgs(path, owner) as never));
  expect(body).toMatchObject({
    gallery: {
      counts: { all: 1, shown: 1, awaiting: 0, hidden: 0 },
      approvePhotos: false,
      photos: [
        {
          id,
          by: "Anonym gjest",
          guestName: null,
          caption: "Kake",
          time: { words: expect.stringMatching(/^\d+\. \p{L}+ kl\. \d\d\.\d\d$/u) },
          picture: { large: `/files/pictures/${id}-900.webp`, alt: "Bilde: Kake" },
        },
      ],
    },
  });
  expect(JSON.stringify(body), "which browser it was is nobody's business").not.toContain("isitor");
});

test("a long caption can be opened where it stands, a short one is whole", async () => {
  const long = "Utsikten fra verandaen, rett før talene. ".repeat(12).trim();
  for (const caption of [long, "Kake"]) await insertPhoto(owner.weddingId, { caption });
  const html = await renderRoute(path, page, owner);
  expect(html).toMatch(new RegExp(`<details [^>]*><summary [^>]*>${long}</summary>`));
  expect(html).toMatch(/<p [^>]*>Kake<\/p>/);
});

test.each([
  ["side=9", "side=2"],
  ["vis=skjult&side=2", "vis=skjult"],
])("a page behind the last one is the last one: %s", async (asked, shown) => {
  for (let photo = 0; photo <= photosPerPage; photo++) await insertPhoto(owner.weddingId);
  const [past, last] = await Promise.all(
    [asked, shown].map((query) =>
      responseOf(() => loader(loaderArgs(`${path}?${query}`, owner) as never)),
    ),
  );
  expect(past?.body).toEqual(last?.body);
  expect(last?.body).toMatchObject({ gallery: { photos: shown === "side=2" ? [{}] : [] } });
});

test("each form says what it did, and brings the form that takes it back", async () => {
  const [photo, other] = [await insertPhoto(owner.weddingId), await insertPhoto(owner.weddingId)];
  const deleted = await send([
    ["intent", "delete"],
    ["photo", photo],
    ["photo", other],
  ]);
  expect(deleted.body).toMatchObject({ ok: true, message: "2 bilder slettet" });
  expect((await undo(deleted)).body).toMatchObject({ message: "2 bilder er tilbake" });

  const hidden = await send([
    ["intent", "move"],
    ["hidden", photo],
  ]);
  expect(hidden.body).toMatchObject({ message: "Bilde skjult" });
  expect((await undo(hidden)).body).toMatchObject({ message: "Bildet vises", undo: null });
  expect((await undo(hidden)).body).toMatchObject({ message: "Det var gjort allerede" });

  const sender = await send([
    ["intent", "hide-sender"],
    ["photo", photo],
  ]);
  expect(await db().$count(blockedVisitors)).toBe(1);
  expect((await undo(sender)).body).toMatchObject({ message: "Alt fra avsenderen vises igjen" });
  expect(await db().$count(blockedVisitors)).toBe(0);

  await send([
    ["intent", "approval"],
    ["approve", "on"],
  ]);
  const [wedding] = await db().select().from(weddings).where(eq(weddings.id, owner.weddingId));
  expect(wedding?.approvePhotos).toBe(true);
});

test.each([
  ["no intent", []],
  ["an unknown intent", [["intent", "burn"]]],
  ["no photo", [["intent", "delete"]]],
  [
    "something that is no photo",
    [
      ["intent", "delete"],
      ["photo", "x"],
    ],
  ],
  ["more photos than a page has", [["intent", "delete"], ...ids(49)]],
  [
    "approval of nothing",
    [
      ["intent", "approval"],
      ["approve", "maybe"],
    ],
  ],
])("a form with %s is refused", async (_, fields) => {
  expect((await send(fields as [string, string][])).status).toBe(400);
});

test("another couple's photos stay as they are, whatever is sent", async () => {
  const foreign = await insertPhoto(await insertWedding());
  const before = await db().select().from(guestPhotos).where(eq(guestPhotos.id, foreign));
  await send([
    ["intent", "delete"],
    ["photo", foreign],
  ]);
  await send([
    ["intent", "restore"],
    ["photo", foreign],
  ]);
  await send([
    ["intent", "move"],
    ["hidden", foreign],
  ]);
  for (const intent of ["hide-sender", "show-sender"]) {
    expect(
      (
        await send([
          ["intent", intent],
          ["photo", foreign],
        ])
      ).status,
    ).toBe(404);
  }
  expect(await db().select().from(guestPhotos).where(eq(guestPhotos.id, foreign))).toEqual(before);
});

test("a database that refuses is said, with the sentence for what was tried", async () => {
  const [photo, deleted] = [
    await insertPhoto(owner.weddingId),
    await insertPhoto(owner.weddingId, { deletedAt: new Date() }),
  ];
  const answers = await whileWritesFail("update on guest_photos", () =>
    Promise.all([
      send([
        ["intent", "delete"],
        ["photo", photo],
      ]),
      send([
        ["intent", "move"],
        ["hidden", photo],
      ]),
      send([
        ["intent", "restore"],
        ["photo", deleted],
      ]),
    ]),
  );
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [503, { ok: false, message: "Kunne ikke slette bilde" }],
    [503, { ok: false, message: "Kunne ikke lagre endringen" }],
    [503, { ok: false, message: "Kunne ikke hente tilbake bilde" }],
  ]);
});

test("is for owners only", async () => {
  for (const ask of [loader, action]) {
    const signedOut = await responseOf(() => ask(loaderArgs(path) as never));
    expect([signedOut.status, signedOut.headers.get("Location")]).toEqual([
      302,
      expect.stringMatching(/^\/auth/),
    ]);
  }
  const { cookies } = await signedInUser();
  const without = await responseOf(() => loader(loaderArgs(path, { cookies }) as never));
  expect([without.status, without.headers.get("Location")]).toEqual([302, "/admin"]);
});

async function send(fields: [string, string][]) {
  const sent = actionArgs(path, {}, owner);
  const body = new URLSearchParams(fields);
  const { headers } = sent.request;
  const request = new Request(sent.request.url, { method: "POST", body });
  request.headers.set("Cookie", headers.get("Cookie") ?? "");
  return responseOf(() => action({ ...sent, request } as never));
}

function undo({ body }: { body: unknown }) {
  return send((body as { undo: [string, string][] }).undo);
}

function ids(count: number): [string, string][] {
  return Array.from({ length: count }, () => ["photo", randomUUID()]);
}

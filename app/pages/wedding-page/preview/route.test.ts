import { randomUUID } from "node:crypto";
import { expect, it, vi } from "vitest";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { wishListItems } from "#app/features/wishlist/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  insertPicture,
  insertWedding,
  type SignedInUser,
  signedInOwner,
  signedInUser,
} from "#tests/support/factories.ts";
import { actionArgs, loaderArgs, responseOf } from "#tests/support/route-args.ts";
import { loader as guestLoader } from "../route.tsx";
import { action, loader, type Preview } from "./route.tsx";

// Only a build gives the page's script a URL.
vi.mock("./elements/main.ts?script", () => ({ default: "/preview.js" }));
vi.mock("../elements/main.ts?script", () => ({ default: "/elements.js" }));

useTestDatabase();

const draft = {
  bride: "Ingrid",
  groom: "Ola",
  weddingDate: "2029-06-16",
  venue: "Låven",
  city: "Gran",
  selectedTheme: "garden",
  story: "Vi møttes på en dugnad.",
};

const show = async (path: string, user?: SignedInUser) => {
  const response = await responseOf(() =>
    loader(loaderArgs(path, { cookies: user?.cookies ?? [] })),
  );
  return response.body as Preview;
};
const post = (fields: Record<string, string>, path = "/preview", user?: SignedInUser) =>
  responseOf(() => action(actionArgs(path, fields, { cookies: user?.cookies ?? [] })));
const pageOf = async (fields: Record<string, string>, path = "/preview", user?: SignedInUser) => {
  const { status, body } = await post(fields, path, user);
  expect(status).toBe(200);
  return shown(body as Preview);
};

function shown(preview: Preview) {
  if (preview.kind !== "page") throw new Error(`${preview.kind} instead of a page`);
  return preview;
}

it("a draft is shown without an account, and nothing is stored", async () => {
  const { guestPage, isDraft } = await pageOf(draft);
  expect(isDraft).toBe(true);
  expect(guestPage.page).toMatchObject({
    theme: "garden",
    names: ["Ingrid", "Ola"],
    story: "Vi møttes på en dugnad.",
    hero: { place: "Låven, Gran", date: { text: "lørdag 16. juni 2029" } },
  });
  expect(await db().$count(weddings)).toBe(0);
});

it("owners see their stored page, other visitors are asked for a draft", async () => {
  const owner = await signedInOwner({ bride: "Astrid", story: "Fra basen." });
  const { guestPage, isDraft } = shown(await show("/preview", owner));
  expect(isDraft).toBe(false);
  expect(guestPage.page).toMatchObject({ names: ["Astrid", "Ola"], story: "Fra basen." });
  expect(await show("/preview")).toEqual({ kind: "waiting", backPath: "/create" });
  expect(await show("/preview", await signedInUser())).toEqual({
    kind: "waiting",
    backPath: "/create",
  });
});

it("owners see their unsaved changes", async () => {
  const owner = await signedInOwner({ bride: "Astrid" });
  const { guestPage } = await pageOf({ ...draft, selectedTheme: "elegant" }, "/preview", owner);
  expect(guestPage.page).toMatchObject({ names: ["Ingrid", "Ola"], theme: "elegant" });
});

it("the account for money gifts is shown, if valid", async () => {
  const gift = { giftAccount: "1234 56 78903", giftNote: "Vi sparer til en båt." };
  const { guestPage } = await pageOf({ ...draft, ...gift });
  expect(guestPage.wishes.money).toMatchObject({
    note: "Vi sparer til en båt.",
    account: { digits: "12345678903" },
  });
  const invalid = await pageOf({ ...draft, giftAccount: "12345678900", giftNote: " " });
  expect(invalid.guestPage.wishes.money).toBeNull();
});

it("a couple without wishes and photos sees marked examples without controls", async () => {
  const { wishes, gallery } = (await pageOf(draft)).guestPage;
  expect(wishes.cards?.map(({ state }) => state)).toEqual(Array(4).fill("example"));
  expect(gallery.photos.map(({ example }) => example)).toEqual(Array(6).fill(true));
  expect(gallery).toMatchObject({ total: 0, totalLikes: 0 });
});

it("a couple with wishes sees no example wishes", async () => {
  const owner = await signedInOwner();
  const { weddingId } = owner;
  await db()
    .insert(wishListItems)
    .values({ weddingId, id: randomUUID(), title: "Kaffekopper", position: 1 });
  const { wishes, gallery } = shown(await show("/preview", owner)).guestPage;
  expect(wishes.cards).toMatchObject([{ title: "Kaffekopper", state: "free" }]);
  expect(gallery.photos[0]).toMatchObject({ example: true });
});

it("guests of a real couple see no examples", async () => {
  const weddingId = await insertWedding();
  const { body } = await responseOf(() => guestLoader(loaderArgs(`/wedding?id=${weddingId}`)));
  expect(body).toMatchObject({ wishes: { cards: [] }, gallery: { photos: [] } });
});

it("required fields have placeholders", async () => {
  const { guestPage } = await pageOf({ bride: " \u200b ", weddingDate: "2029-02-30" });
  expect(guestPage.page).toMatchObject({
    theme: "romantic",
    names: ["Den ene", "Den andre"],
    hero: { place: "", photo: null, date: { text: "Datoen deres" } },
    countdown: { state: "before" },
    program: [],
  });
});

it("the preview has no valid form token and no wedding id", async () => {
  const owner = await signedInOwner();
  const { guestPage } = shown(await show("/preview", owner));
  expect(guestPage.formToken).toBe("preview");
  expect(guestPage.weddingId).toBe("preview");
});

it.each(["answer", "greeting", "calendar"])("a request with send=%s is refused", async (form) => {
  const path = `/preview?send=${form}`;
  const sent = await post({ guestName: "Kari", email: "kari@example.no" }, path);
  expect(sent).toMatchObject({ status: 403, body: { kind: "nothing-sent" } });
  expect(await show(path)).toEqual({ kind: "nothing-sent" });
});

it.each([
  ["script tags", { bride: "<script>alert(1)</script>" }, "<script>alert(1)</script>"],
  ["an emoji", { bride: "👩‍🚀 Ada" }, "👩‍🚀 Ada"],
  ["Arabic with an override", { bride: "\u202eليلى" }, "ليلى"],
  ["a very long name", { bride: "W".repeat(900_000) }, "W".repeat(80)],
  ["half a character", { bride: "A\ud83d" }, "A\ufffd"],
])("a name that is %s is shown", async (_name, fields, name) => {
  const { guestPage } = await pageOf({ ...draft, ...fields });
  expect(guestPage.page.names[0]).toBe(name);
});

it("long texts are cut, and an invalid theme, colour or date is ignored", async () => {
  const { guestPage } = await pageOf({
    ...draft,
    selectedTheme: "</style><script>",
    colors: "red;}</style><script>alert(1)</script>",
    story: "a".repeat(900_000),
    guestCount: "-1e9",
    weddingDate: "9999-12-31",
    __proto__: "x",
    id: randomUUID(),
  });
  expect(guestPage.page.theme).toBe("romantic");
  expect(guestPage.page.story).toHaveLength(5000);
  expect(guestPage.css).not.toContain("script");
});

it("only unclaimed pictures and the user's own are shown", async () => {
  const owner = await signedInOwner();
  const [unclaimed, own, foreign] = await Promise.all([
    insertPicture(),
    insertPicture({ weddingId: owner.weddingId }),
    insertPicture({ weddingId: await insertWedding() }),
  ]);
  const photoOf = async (heroImage: string, user?: SignedInUser) =>
    (await pageOf({ ...draft, heroImage }, "/preview", user)).guestPage.page.hero.photo?.src;
  expect(await photoOf(unclaimed)).toContain(unclaimed);
  expect(await photoOf(own, owner)).toContain(own);
  expect(await photoOf(own)).toBeUndefined();
  expect(await photoOf(foreign)).toBeUndefined();
  expect(await photoOf(foreign, owner)).toBeUndefined();
  expect(await photoOf(randomUUID(), owner)).toBeUndefined();
  expect(await photoOf("' or 1=1 --", owner)).toBeUndefined();
});

it.each([
  ["/create?step=5", "/create?step=5"],
  ["/edit-wedding", "/edit-wedding"],
  ["/admin?tab=gallery", "/admin?tab=gallery"],
  ["https://evil.example/admin", "/create"],
  ["//evil.example/create", "/create"],
  ["/auth/sign-out", "/create"],
  ["/create/../auth/sign-out", "/create"],
  ["javascript:alert(1)", "/create"],
  ["", "/create"],
])("the return path %s becomes %s", async (from, backPath) => {
  const path = `/preview?${new URLSearchParams({ from })}`;
  expect((await pageOf(draft, path)).backPath).toBe(backPath);
});

it("a preview in a frame has no link back", async () => {
  expect((await pageOf(draft, "/preview?frame=1")).backPath).toBeNull();
});

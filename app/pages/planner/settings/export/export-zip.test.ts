import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { demoAccount } from "#app/features/accounts/rules.ts";
import { sessions, users } from "#app/features/accounts/tables.server.ts";
import { budgetItems } from "#app/features/budget/tables.server.ts";
import { guestPhotos } from "#app/features/gallery/tables.server.ts";
import { guestMessages } from "#app/features/greetings/tables.server.ts";
import { stageImport } from "#app/features/guests/import/commands.server.ts";
import { sendAnswer } from "#app/features/rsvp/commands.server.ts";
import { recordKitchenPrint } from "#app/features/seating/kitchen/commands.server.ts";
import { toPublicWeddingId } from "#app/features/weddings/access.server.ts";
import { weddingOwners, weddings } from "#app/features/weddings/tables.server.ts";
import { config, configure } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { insertBudget } from "#tests/support/budget-rows.ts";
import { budgetCategory, budgetItem } from "#tests/support/budgets.ts";
import { storeSmallDocument } from "#tests/support/conversations.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  answer,
  guestEntry,
  insertBlockedVisitor,
  insertGuest,
  insertWish,
  signedInOwner,
  signedInUser,
} from "#tests/support/factories.ts";
import { storeSmallPicture } from "#tests/support/pictures.ts";
import { loaderArgs, responseOf } from "#tests/support/route-args.ts";
import { addTable, insertComing, sendChanges } from "#tests/support/seating-rows.ts";
import { unzip } from "#tests/support/unzip.ts";
import { loader } from "./export-zip.ts";

useTestDatabase();

const path = "/settings/export.zip";

test("the archive contains the account, the wedding, spreadsheets and every picture", async () => {
  const { weddingId, cookies } = await signedInOwner({ story: "Vi møttes på fjellet." });
  const [hero, gift] = [
    await storeSmallPicture({ weddingId }),
    await storeSmallPicture({ weddingId }),
  ];
  const shared = await storeSmallPicture({ weddingId }, "original");
  await db().update(weddings).set({ heroImage: hero.id }).where(eq(weddings.id, weddingId));
  await insertWish(weddingId, { image: gift.id, title: "=1+1" });
  const visitorId = randomUUID();
  await db().insert(guestPhotos).values({
    id: shared.id,
    weddingId,
    visitorId,
    contentHash: "hash",
    guestName: "Kari",
    caption: "Dansen: ../..",
  });
  await db()
    .insert(guestMessages)
    .values(
      [null, new Date()].map((deletedAt) => {
        const guestName = deletedAt ? "Angret" : "Åse";
        return {
          weddingId,
          id: randomUUID(),
          guestName,
          message: "Til lykke",
          visitorId,
          deletedAt,
        };
      }),
    );

  const files = await exported(cookies);
  expect([...files.keys()].sort()).toEqual([
    "LES-MEG.txt",
    "bilder/forside/001 Kari og Ola.webp",
    "bilder/gjestebilder/001 Kari – Dansen.jpg",
    "bilder/onskeliste/001 =1+1.webp",
    "bryllup.json",
    "budsjett.csv",
    "gjesteliste.csv",
    "hilsener.csv",
    "konto.json",
    "onskeliste.csv",
    "svar.csv",
  ]);
  const wedding = JSON.parse(text(files, "bryllup.json"));
  expect(wedding.wedding.story).toBe("Vi møttes på fjellet.");
  expect(wedding.guestPhotos).toMatchObject([
    { id: shared.id, file: "bilder/gjestebilder/001 Kari – Dansen.jpg", likes: 0 },
  ]);
  expect(text(files, "bryllup.json")).not.toContain(visitorId);
  expect(text(files, "hilsener.csv")).toMatch(/^\ufeff"Navn";.*\r\n"Åse";/);
  expect(text(files, "bryllup.json"), "what was deleted").not.toContain("Angret");
  expect(text(files, "onskeliste.csv"), "no formula").toContain("'=1+1");
});

test("receipts of the budget are in the archive of their wedding only", async () => {
  const { weddingId, cookies } = await signedInOwner();
  const receiptId = await storeSmallDocument({ weddingId });
  const category = budgetCategory();
  const item = budgetItem({ categoryId: category.id });
  await insertBudget(weddingId, { categories: [category], items: [item] });
  await db().update(budgetItems).set({ receiptId }).where(eq(budgetItems.id, item.id));
  const files = await exported(cookies);
  expect(text(files, "dokumenter/001 avtale.pdf")).toBe("%PDF-1.7\n");
  const stranger = await exported((await signedInOwner()).cookies);
  expect([...stranger.keys()].filter((name) => name.startsWith("dokumenter"))).toEqual([]);
});

test("the guest list and files that wait for their import are exported", async () => {
  const { userId, weddingId, cookies } = await signedInOwner();
  await insertGuest(weddingId, { name: "Åse Ødegård", dietaryRequirements: "=egg" });
  await stageImport(weddingId, userId, [["Navn"], ["Per"]]);
  const files = await exported(cookies);
  expect(text(files, "gjesteliste.csv")).toMatch(/^\ufeff"Navn";.*\r\n"Åse Ødegård";.*"'=egg"/);
  const { guests, guestImports } = JSON.parse(text(files, "bryllup.json"));
  expect(guests).toMatchObject([{ name: "Åse Ødegård" }]);
  expect(guestImports).toMatchObject([{ rows: [["Navn"], ["Per"]], importedAt: null }]);
});

test("the seating chart is exported", async () => {
  const owner = await signedInOwner();
  const table = await addTable(owner, { name: "Skolevenner" });
  const persons = await insertComing(owner.weddingId, 1);
  await sendChanges(owner, { type: "seat", tableId: table.id, persons });
  await recordKitchenPrint(owner.weddingId, { revision: 2, persons: [] });
  const { seatingPlan } = JSON.parse(text(await exported(owner.cookies), "bryllup.json"));
  expect(seatingPlan).toMatchObject({ tables: [{ name: "Skolevenner" }], rules: [], room: null });
  expect(seatingPlan.seats).toMatchObject([{ guestId: persons[0]?.guestId, tableId: table.id }]);
  expect(seatingPlan).toMatchObject({ revision: 2, kitchenPrint: { revision: 2, persons: [] } });
});

test("wishes reserved by a blocked visitor are exported as free", async () => {
  const { weddingId, cookies } = await signedInOwner();
  const [blocked, unblocked] = [randomUUID(), randomUUID()];
  await insertBlockedVisitor(weddingId, blocked);
  const reservation = { purchased: true, position: 1 };
  await insertWish(weddingId, { ...reservation, purchasedBy: "Tull", visitorId: blocked });
  await insertWish(weddingId, {
    ...reservation,
    purchasedBy: "Kari",
    visitorId: unblocked,
    position: 2,
  });
  const { wishes } = JSON.parse(text(await exported(cookies), "bryllup.json"));
  expect(wishes).toMatchObject([
    { purchased: false, purchasedBy: null },
    { purchased: true, purchasedBy: "Kari" },
  ]);
});

test("prices are exported in kroner", async () => {
  const { weddingId, cookies } = await signedInOwner();
  await insertWish(weddingId, { title: "Mugge", price: 349_90 });
  await insertWish(weddingId, { title: "Vase", price: null, position: 2 });
  const files = await exported(cookies);
  const { wishes } = JSON.parse(text(files, "bryllup.json"));
  expect(wishes).toMatchObject([{ price: 349.9 }, { price: null }]);
  expect(text(files, "onskeliste.csv")).toMatch(/"Mugge";"";"?349,9"?;.*"Vase";"";"";/s);
});

test("an answer is exported as the couple sees it, with the versions other visitors wrote", async () => {
  const { weddingId, cookies } = await signedInOwner();
  const page = toPublicWeddingId(weddingId);
  const [guest, attacker] = [guestEntry(page), guestEntry(page)];
  await sendAnswer(guest, answer({ dietaryRestrictions: "Nøtter" }));
  await sendAnswer(attacker, answer({ message: "Tull" }));
  const versions = async () => {
    const files = await exported(cookies);
    const { answers } = JSON.parse(text(files, "bryllup.json"));
    expect(answers).toHaveLength(1);
    expect(text(files, "bryllup.json")).not.toContain(guest.visitorId);
    const [{ otherVersions, ...shown }] = answers;
    return [shown, ...otherVersions, text(files, "svar.csv")];
  };
  const kari = { guestName: "Kari Nordmann", dietaryRestrictions: "Nøtter", hidden: false };
  const forged = { dietaryRestrictions: null, message: "Tull" };
  expect(await versions()).toMatchObject([forged, kari, expect.stringContaining("Tull")]);
  const { visitorId } = attacker;
  await insertBlockedVisitor(weddingId, visitorId);
  const shown = [kari, { ...forged, hidden: true }];
  expect(await versions()).toMatchObject([...shown, expect.stringContaining("Nøtter")]);
});

test("the demo account's archive contains no IP addresses of its other users", async () => {
  const { userId, cookies } = await signedInUser();
  await db().update(sessions).set({ ipAddress: "192.0.2.77" });
  const account = async () => text(await exported(cookies), "konto.json");
  expect(await account()).toContain("192.0.2.77");
  configure({ ...config(), demo: true });
  await db().update(users).set({ email: demoAccount.email }).where(eq(users.id, userId));
  expect(await account()).not.toContain("192.0.2.77");
});

test("the archive contains the requesting user's data only, without passwords and tokens", async () => {
  const other = await signedInOwner({ story: "Et annet par" });
  const kari = await signedInUser("Kari");
  const files = await exported(kari.cookies);
  expect([...files.keys()].sort()).toEqual(["LES-MEG.txt", "konto.json"]);
  const account = text(files, "konto.json");
  expect(account).toContain('"displayName": "Kari"');
  const token = /session=([^.;]+)/.exec(kari.cookies.join())?.[1] ?? "none";
  for (const secret of [token, other.userId, "password", "token"]) {
    expect(account).not.toContain(secret);
  }
  const signedOut = await responseOf(() => loader(loaderArgs(path)));
  expect(signedOut.status).toBe(302);
});

test("a user who has left the wedding gets an archive without it", async () => {
  const kari = await signedInOwner();
  await db().delete(weddingOwners);
  expect([...(await exported(kari.cookies)).keys()]).not.toContain("bryllup.json");
});

test("exports are rate limited", async () => {
  const { cookies } = await signedInUser();
  const statuses: number[] = [];
  for (let i = 0; i < 11; i++) {
    statuses.push((await responseOf(() => loader(loaderArgs(path, { cookies })))).status);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
});

async function exported(cookies: string[]): Promise<Map<string, Buffer>> {
  const answer = await loader(loaderArgs(path, { cookies }));
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  return unzip(Buffer.from(await answer.arrayBuffer()));
}

function text(files: Map<string, Buffer>, name: string): string {
  return files.get(name)?.toString("utf8") ?? "";
}

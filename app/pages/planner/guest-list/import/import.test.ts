import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { deleteGuests, setStatuses } from "#app/features/guests/admin/commands.server.ts";
import { listCategories } from "#app/features/guests/categories/queries.server.ts";
import { ensureCodes } from "#app/features/guests/codes/commands.server.ts";
import { findImport } from "#app/features/guests/import/queries.server.ts";
import { households } from "#app/features/guests/tables.server.ts";
import { sendAnswer } from "#app/features/rsvp/commands.server.ts";
import { listUnlinkedAnswers } from "#app/features/rsvp/guest-links/queries.server.ts";
import { toPublicWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  answer,
  guestEntry,
  insertCategory,
  insertGuest,
  type SignedInOwner,
  signedInOwner,
} from "#tests/support/factories.ts";
import { importerOf } from "#tests/support/guest-importer.ts";

useTestDatabase();

let owner: SignedInOwner;
let couple: ReturnType<typeof importerOf>;

beforeEach(async () => {
  owner = await signedInOwner();
  couple = importerOf(owner);
});

const list = [
  "Navn;Følge;E-post;Mobil;Gruppe;Allergier;Husstand;Adresse",
  "Astrid Hovland;Bjarne Hovland;astrid@epost.no;91820344;Fam Hovland;uten gluten;1;Fjellveien 3",
  "Kåre Opheim;;kare.opheim.epost.no;+47 926 60 117;Naboene;;;",
  ";;;48133907;Kollegaer;;;",
  "Tiril Hovland;;;;Fam Hovland;NØTTER!!;1;",
].join("\n");

describe("a list is imported", () => {
  test("with categories, households, phone numbers and what is skipped", async () => {
    const id = await couple.upload(list);
    expect(await couple.previewOf(id)).toMatchObject({
      counts: { added: 3, updated: 0, skipped: 1 },
      issueCount: 2,
    });
    expect(await couple.run(id)).toMatchObject({ status: 303 });
    expect(await couple.stored()).toMatchObject([
      {
        name: "Astrid Hovland",
        phone: "+4791820344",
        plusOneName: "Bjarne Hovland",
        category: "Familien Hovland",
      },
      { name: "Kåre Opheim", email: null, phone: "+4792660117", category: "Naboene" },
      { name: "Tiril Hovland", diet: "Nøtter", category: "Familien Hovland" },
    ]);
    const [astrid, kare, tiril] = await couple.stored();
    expect(tiril?.householdId).toBe(astrid?.householdId);
    expect(kare?.householdId).not.toBe(astrid?.householdId);
    const isHome = eq(households.id, astrid?.householdId ?? "");
    expect(await db().select().from(households).where(isHome)).toMatchObject([
      { name: null, address: "Fjellveien 3" },
    ]);
    const found = await findImport(owner.weddingId, id);
    expect(found?.result).toMatchObject({ added: 3, skipped: [{ number: 4, reason: "no-name" }] });
  });

  test("into categories that exist", async () => {
    const category = await insertCategory(owner.weddingId, { name: "Familien Hovland" });
    await couple.importList(list);
    expect((await couple.stored())[0]?.category).toBe("Familien Hovland");
    expect((await listCategories(owner.weddingId))[0]?.id).toBe(category);
  });

  test("once, however often the form is sent", async () => {
    const id = await couple.upload(list);
    const promise = await couple.promised(id);
    const sent = await Promise.all([couple.run(id, promise), couple.run(id, promise)]);
    expect(sent.map(({ status }) => status)).toEqual([303, 303]);
    expect(await couple.stored()).toHaveLength(3);
  });

  test("and links the answers that were waiting", async () => {
    await sendAnswer(
      guestEntry(toPublicWeddingId(owner.weddingId)),
      answer({ guestName: "Kåre Opheim" }),
    );
    const id = await couple.importList(list);
    expect((await couple.stored())[1]).toMatchObject({ status: "attending" });
    expect(await couple.undo(id)).toMatchObject({ ok: true });
    expect(await couple.stored()).toEqual([]);
    expect(await listUnlinkedAnswers(owner.weddingId)).toHaveLength(1);
    await couple.importList(list);
    expect((await couple.stored())[1]).toMatchObject({ status: "attending" });
  });

  test("only as promised: a change of the list meanwhile is shown first", async () => {
    const id = await couple.upload(list);
    const promise = await couple.promised(id);
    await insertGuest(owner.weddingId, { name: "Kåre Opheim" });
    const refused = await couple.run(id, promise);
    expect(refused.body).toMatchObject({ ok: false, reason: "changed" });
    expect(await couple.stored()).toHaveLength(1);
    await couple.run(id);
    expect(await couple.stored()).toHaveLength(3);
  });

  test("not at all when it is too long", async () => {
    const rows = Array.from({ length: 5001 }, (_, index) => `Gjest ${index}`);
    const id = await couple.upload(["Navn", ...rows].join("\n"));
    expect((await couple.run(id)).body).toMatchObject({ ok: false, reason: "full" });
    expect(await couple.stored()).toEqual([]);
  });
});

describe("before the import, the couple", () => {
  test("mends a row", async () => {
    const id = await couple.upload(list);
    await couple.send({ intent: "value", id, row: "4", field: "name", value: "Ola Moe" });
    await couple.send({ intent: "value", id, row: "3", field: "email", value: "kare@epost.no" });
    expect(await couple.previewOf(id)).toMatchObject({
      counts: { added: 4, skipped: 0 },
      issueCount: 0,
    });
    await couple.run(id);
    expect((await couple.stored()).slice(1, 3)).toMatchObject([
      { name: "Kåre Opheim", email: "kare@epost.no" },
      { name: "Ola Moe", phone: "+4748133907" },
    ]);
  });

  test("says what is in a column", async () => {
    const id = await couple.upload("Hvem;Farge\nKari;rød\n");
    const column: [string, string][] = [
      ["column", "name"],
      ["column", ""],
    ];
    await couple.send([["intent", "columns"], ["id", id], ...column]);
    expect(await couple.previewOf(id)).toMatchObject({
      hasName: true,
      columns: [{ field: "name" }, { field: null }],
    });
  });

  test("decides about a duplicate", async () => {
    const kari = await insertGuest(owner.weddingId, { name: "Kari Moe", email: "k@epost.no" });
    const rows = "Navn;E-post;Allergier\nKari Moe;k@epost.no;egg\n";
    const id = await couple.upload(rows);
    expect(await couple.previewOf(id)).toMatchObject({ counts: { added: 0, updated: 1 } });
    await couple.send({ intent: "choose", id, row: "2", choice: "add" });
    expect(await couple.previewOf(id)).toMatchObject({ counts: { added: 1, updated: 0 } });
    await couple.send({ intent: "choose", id, row: "2", choice: "merge" });
    await couple.run(id);
    expect(await couple.stored()).toMatchObject([{ id: kari, diet: "Egg" }]);
  });
});

test("another address of a known guest is shown before it is imported", async () => {
  await couple.importList("Navn;Adresse;Sted\nKari Moe;Storgata 1;Oslo\nPer Lie;;\n");
  const id = await couple.upload("Navn;Adresse;Sted\nKari Moe;Kirkegata 2;Oslo\nPer Lie;;\n");
  const { counts, rows } = await couple.previewOf(id);
  expect(counts).toMatchObject({ added: 0, updated: 1, unchanged: 1 });
  const address = { label: "Adresse", from: "Storgata 1", to: "Kirkegata 2" };
  expect(rows[0]?.notes).toMatchObject([{ comparison: { values: [address] } }]);
  await couple.run(id);
  expect(await couple.viewOf("")).toMatchObject({ latest: { id, added: 0, updated: 1 } });
  expect((await couple.stored())[0]?.household).toMatchObject({ address: "Kirkegata 2" });
  await couple.undo(id);
  expect((await couple.stored())[0]?.household).toMatchObject({ address: "Storgata 1" });
});

describe("undo", () => {
  test("gives back the list that was there", async () => {
    const category = await insertCategory(owner.weddingId, { name: "Naboene" });
    const kari = { name: "Kari Moe", email: "k@epost.no", categoryId: category };
    await insertGuest(owner.weddingId, {
      ...kari,
      rsvpStatus: "declined",
      statusSetAt: new Date(0),
    });
    const before = await couple.snapshot();
    const id = await couple.importList(
      "Navn;E-post;Status;Gruppe;Adresse\nKari Moe;k@epost.no;Kommer;Studie;Storgata 1\nPer;;;Studie;\n",
    );
    expect(await couple.stored()).toMatchObject([
      { status: "attending", category: "Studie" },
      { name: "Per" },
    ]);
    expect(await couple.undo(id)).toMatchObject({ ok: true });
    expect(await couple.snapshot()).toEqual(before);
    expect((await findImport(owner.weddingId, id))?.kept).toEqual([]);
    expect(await couple.undo(id)).toMatchObject({ ok: false, reason: "gone" });
  });

  test("keeps and names guests that were changed, answered or invited since", async () => {
    const id = await couple.importList("Navn\nEndret\nSvart\nInvitert\nSlettet\nUrørt\n");
    const [changed, , invited, deleted] = await couple.stored();
    if (!changed || !invited || !deleted) throw new Error("not imported");
    await setStatuses(owner.weddingId, [{ id: changed.id, value: "declined" }]);
    await sendAnswer(
      guestEntry(toPublicWeddingId(owner.weddingId)),
      answer({ guestName: "Svart" }),
    );
    await ensureCodes(owner.weddingId, [invited.householdId]);
    await deleteGuests(owner.weddingId, [deleted.id]);
    await couple.undo(id);
    expect((await couple.stored()).map(({ name }) => name)).toEqual([
      "Endret",
      "Svart",
      "Invitert",
    ]);
    const kept = (await findImport(owner.weddingId, id))?.kept;
    expect(kept?.toSorted()).toEqual(["Endret", "Invitert", "Svart"]);
  });

  test("is over with the next import", async () => {
    const first = await couple.importList("Navn\nKari\n");
    await couple.importList("Navn\nPer\n");
    expect(await couple.undo(first)).toMatchObject({ ok: false, reason: "gone" });
    expect(await couple.stored()).toHaveLength(2);
  });
});

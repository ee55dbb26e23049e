import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { deleteGuests, setStatuses } from "#app/features/guests/admin/commands.server.ts";
import { changeCategory, deleteCategory } from "#app/features/guests/categories/commands.server.ts";
import { listCategories } from "#app/features/guests/categories/queries.server.ts";
import { joinHousehold } from "#app/features/guests/households/commands.server.ts";
import { findImport } from "#app/features/guests/import/queries.server.ts";
import { guestCategories, households } from "#app/features/guests/tables.server.ts";
import { sendAnswer } from "#app/features/rsvp/commands.server.ts";
import { toPublicWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  answer,
  guestEntry,
  insertCategory,
  insertGuest,
  insertOwner,
  type SignedInOwner,
  signedInOwner,
  signedInUser,
} from "#tests/support/factories.ts";
import { importerOf } from "#tests/support/guest-importer.ts";

useTestDatabase();

let owner: SignedInOwner;
let couple: ReturnType<typeof importerOf>;

beforeEach(async () => {
  owner = await signedInOwner();
  couple = importerOf(owner);
});

async function partner(): Promise<ReturnType<typeof importerOf>> {
  const user = await signedInUser();
  await insertOwner(owner.weddingId, user.userId);
  return importerOf({ ...user, weddingId: owner.weddingId });
}

const answerAs = (guestName: string) =>
  sendAnswer(guestEntry(toPublicWeddingId(owner.weddingId)), answer({ guestName }));
const keptOf = async (id: string) => (await findImport(owner.weddingId, id))?.kept;
const namesOf = async () => (await couple.stored()).map(({ name }) => name);

describe("undo, when meanwhile", () => {
  test.each(["deleted", "purged"])("the former category of a guest was %s", async (fate) => {
    const former = await insertCategory(owner.weddingId, { name: "Naboene" });
    const kari = { name: "Kari Moe", email: "k@epost.no", categoryId: former };
    await insertGuest(owner.weddingId, kari);
    const id = await couple.importList("Navn;E-post;Gruppe\nKari Moe;k@epost.no;Studie\n");
    await deleteCategory(owner.weddingId, former);
    if (fate === "purged") {
      await db().delete(guestCategories).where(eq(guestCategories.id, former));
    }
    expect(await couple.undo(id)).toMatchObject({ ok: true });
    expect(await couple.stored()).toMatchObject([{ name: "Kari Moe", category: null }]);
    expect(await listCategories(owner.weddingId)).toEqual([]);
  });

  test("a category of the import was renamed", async () => {
    const id = await couple.importList("Navn;Gruppe\nKari;Studie\n");
    const [category] = await listCategories(owner.weddingId);
    if (!category) throw new Error("no category");
    const { id: categoryId, version, color } = category;
    await changeCategory(owner.weddingId, categoryId, version, { name: "Studievenner", color });
    await couple.undo(id);
    expect(await listCategories(owner.weddingId)).toMatchObject([{ name: "Studievenner" }]);
  });

  test("guests have moved together", async () => {
    const id = await couple.importList("Navn;Adresse\nKari;Storgata 1\nPer;Kirkegata 2\n");
    const other = await insertGuest(owner.weddingId, { name: "Åse" });
    const [kari, per] = await couple.stored();
    if (!kari || !per) throw new Error("not imported");
    await joinHousehold(owner.weddingId, [kari.id, other]);
    await couple.undo(id);
    const [first, second] = await couple.stored();
    expect(await namesOf()).toEqual(["Kari", "Åse"]);
    expect(await keptOf(id)).toEqual(["Kari"]);
    expect(second?.householdId).toBe(first?.householdId);
    const homes = await db()
      .select({ address: households.address })
      .from(households)
      .where(eq(households.id, per.householdId));
    expect(homes).toEqual([]);
  });

  test("an updated guest has answered", async () => {
    await insertGuest(owner.weddingId, { name: "Kari Moe", email: "k@epost.no" });
    const id = await couple.importList(
      "Navn;E-post;Allergier\nKari Moe;k@epost.no;Egg\nPer Moe;;\n",
    );
    await answerAs("Kari Moe");
    await couple.undo(id);
    expect(await couple.stored()).toMatchObject([{ diet: "Egg", status: "attending" }]);
    expect(await keptOf(id)).toEqual(["Kari Moe"]);
  });

  test("the partner changes a guest at the same moment", async () => {
    const id = await couple.importList("Navn\nKari\nPer\n");
    const [kari] = await couple.stored();
    const [, undone] = await Promise.all([
      setStatuses(owner.weddingId, [{ id: kari?.id ?? "", value: "declined" }]),
      couple.undo(id),
    ]);
    expect(undone).toMatchObject({ ok: true });
    expect(await namesOf()).toEqual(await keptOf(id));
  });

  test("the partner undoes it too", async () => {
    const other = await partner();
    const id = await couple.importList("Navn\nKari\n");
    const results = await Promise.all([couple.undo(id), other.undo(id)]);
    expect(results.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(await couple.stored()).toEqual([]);
  });

  test("the partner has imported another file", async () => {
    const other = await partner();
    const first = await couple.importList("Navn\nKari\n");
    const second = await other.importList("Navn\nPer\n");
    expect(await couple.undo(first)).toMatchObject({ ok: false, reason: "gone" });
    expect(await couple.undo(second)).toMatchObject({ ok: true });
    expect(await namesOf()).toEqual(["Kari"]);
  });
});

test("two partners import at once, and no guest is doubled", async () => {
  const both = [couple, await partner()];
  const rows = "Navn;E-post\nKari Moe;k@epost.no\nPer Moe;p@epost.no\n";
  const ids = await Promise.all(both.map((each) => each.upload(rows)));
  const promise = await couple.promised(ids[0] ?? "");
  const sent = await Promise.all(both.map((each, index) => each.run(ids[index] ?? "", promise)));
  const refused = sent.findIndex(({ status }) => status !== 303);
  expect(sent.filter(({ status }) => status === 303)).toHaveLength(1);
  expect(sent[refused]?.body).toMatchObject({ ok: false, reason: "changed" });
  expect(await namesOf()).toEqual(["Kari Moe", "Per Moe"]);
  const { counts } = (await both[refused]?.previewOf(ids[refused] ?? "")) ?? {};
  expect(counts).toMatchObject({ added: 0, updated: 0, unchanged: 2 });
});

test("whatever was done since, only what nobody has touched is undone", async () => {
  const people = ["Ada Moe", "Bo Lie", "Cato Nes", "Dag Aas", "Eli Vik", "Fia Ruud"];
  const later = fc.tuple(fc.nat(5), fc.constantFrom("decline", "answer", "delete", "join"));
  await fc.assert(
    fc.asyncProperty(
      fc.subarray(people),
      fc.subarray(people, { minLength: 1 }),
      fc.array(later, { maxLength: 4 }),
      async (listed, imported, changes) => {
        owner = await signedInOwner();
        couple = importerOf(owner);
        for (const name of listed) await insertGuest(owner.weddingId, { name });
        const before = await couple.snapshot();
        const rows = imported.map((name) => `${name};Egg`);
        const id = await couple.importList(["Navn;Allergier", ...rows].join("\n"));
        const touched = new Set<string>();
        for (const [index, change] of changes) {
          const stored = await couple.stored();
          const guest = stored[index % stored.length];
          if (!guest) continue;
          const next = stored[(index + 1) % stored.length] ?? guest;
          if (change === "join" && next.householdId === guest.householdId) continue;
          // The first of those who join stays at home, which is a change if the import added it.
          if (change !== "join" || !listed.includes(guest.name)) touched.add(guest.name);
          if (change === "decline") {
            await setStatuses(owner.weddingId, [{ id: guest.id, value: "declined" }]);
          } else if (change === "answer") await answerAs(guest.name);
          else if (change === "delete") await deleteGuests(owner.weddingId, [guest.id]);
          else {
            touched.add(next.name);
            await joinHousehold(owner.weddingId, [guest.id, next.id]);
          }
        }
        const changed = await couple.snapshot();
        expect(await couple.undo(id)).toMatchObject({ ok: true });
        const after = await couple.snapshot();
        for (const name of people) {
          const rowOf = ({ guests }: typeof before) => guests.find((guest) => guest.name === name);
          const expected = rowOf(touched.has(name) ? changed : before);
          expect(rowOf(after)).toEqual(expected);
        }
      },
    ),
    { numRuns: 30 },
  );
});

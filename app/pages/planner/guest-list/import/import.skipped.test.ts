import { beforeEach, describe, expect, test } from "vitest";
import { joinHousehold } from "#app/features/guests/households/commands.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { type SignedInOwner, signedInOwner } from "#tests/support/factories.ts";
import { importerOf } from "#tests/support/guest-importer.ts";

useTestDatabase();

let owner: SignedInOwner;
let couple: ReturnType<typeof importerOf>;

beforeEach(async () => {
  owner = await signedInOwner();
  couple = importerOf(owner);
});

describe("after the import, a skipped row is added", () => {
  const rows = [
    "Liste;;",
    "Navn;Mobil;Gruppe",
    "Kari;;",
    ";48133907;Naboene",
    "Gjester;;",
    "Per;;Naboene",
    ";;",
    "Åse;;",
  ];
  const add = (id: string, row: string, name = "") =>
    couple.send({ intent: "add-skipped", id, row, name });
  const resultOf = async (id: string) => {
    const view = await couple.viewOf(id);
    if (view.step !== 2) throw new Error("not imported");
    return view.result;
  };

  test("with a name, or at once when it has one", async () => {
    const before = await couple.snapshot();
    const id = await couple.importList(rows.join("\n"));
    expect((await resultOf(id)).skipped).toMatchObject([
      { number: 4, adding: "name" },
      { number: 5, adding: "at-once", name: "Gjester" },
      { number: 7, adding: null },
    ]);
    expect((await add(id, "4")).body).toMatchObject({ ok: false, reason: "invalid" });
    expect((await add(id, "4", "Ola Moe")).body).toMatchObject({ ok: true });
    expect((await add(id, "5")).body).toMatchObject({ ok: true });
    expect((await add(id, "7")).body).toMatchObject({ ok: false, reason: "invalid" });
    expect(await couple.stored()).toHaveLength(5);
    const ola = { name: "Ola Moe", phone: "+4748133907", category: "Naboene" };
    expect(await couple.stored()).toContainEqual(expect.objectContaining(ola));
    expect(await resultOf(id)).toMatchObject({
      added: 5,
      withPhone: 1,
      skipped: [{ number: 7 }],
      newCategories: [{ name: "Naboene", guests: 2 }],
    });
    await couple.undo(id);
    expect(await couple.snapshot()).toEqual(before);
  });

  test("to the household of its file, as long as it exists", async () => {
    const id = await couple.importList(
      [
        "Navn;Mobil;Husstand",
        "Kari;;1",
        ";48133907;1",
        "Per;;Lie",
        ";48133908;lie",
        ";48133909;lie",
        ";48133910;3",
        ";48133911;3",
      ].join("\n"),
    );
    const find = async (name: string) => {
      const guest = (await couple.stored()).find((each) => each.name === name);
      if (!guest) throw new Error(`${name} is not stored`);
      return guest;
    };
    const homeOf = async (name: string) => (await find(name)).householdId;
    await add(id, "3", "Ola");
    expect(await homeOf("Ola")).toBe(await homeOf("Kari"));
    await add(id, "5", "Pål");
    expect(await homeOf("Pål")).toBe(await homeOf("Per"));
    await add(id, "7", "Eva");
    await add(id, "8", "Ada");
    expect(await homeOf("Ada")).toBe(await homeOf("Eva"));
    const moved = [await find("Kari"), await find("Per"), await find("Pål")];
    await joinHousehold(
      owner.weddingId,
      moved.map((guest) => guest.id),
    );
    await add(id, "6", "Siri");
    expect(await homeOf("Siri")).not.toBe(await homeOf("Per"));
    expect(await couple.undo(id)).toMatchObject({ ok: true });
  });

  test("once, and not after the undo", async () => {
    const id = await couple.importList(rows.join("\n"));
    const sent = await Promise.all([add(id, "5"), add(id, "5")]);
    expect(sent.map(({ body }) => body.ok).toSorted()).toEqual([false, true]);
    expect(await couple.stored()).toHaveLength(4);
    await couple.undo(id);
    expect((await add(id, "4", "Ola")).body).toMatchObject({ ok: false, reason: "gone" });
    expect(await couple.stored()).toEqual([]);
  });
});

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { kindOf } from "#app/features/guests/changes/rules.ts";
import { listChanges } from "#app/features/rsvp/changes/queries.server.ts";
import { findGuestState } from "#app/features/rsvp/guest-links/queries.server.ts";
import { rsvpResponses } from "#app/features/rsvp/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  insertAnswer,
  insertGuest,
  insertOwner,
  insertUser,
  type SignedInOwner,
  signedInOwner,
} from "#tests/support/factories.ts";
import { importerOf } from "#tests/support/guest-importer.ts";
import { guestPlannerOf } from "#tests/support/guest-planner.ts";

useTestDatabase();

let owner: SignedInOwner;
let planner: ReturnType<typeof guestPlannerOf>;

beforeEach(async () => {
  owner = await signedInOwner();
  planner = guestPlannerOf(owner);
});

describe("a companion's diet", () => {
  test("is entered with a new guest who may bring one", async () => {
    const companion = { plusOneName: "Ali", plusOneDiet: "Egg", plusOneSevereAllergy: "on" };
    const add = { intent: "add", name: "Amina", ...companion };
    await planner.send({ ...add, id: randomUUID(), plusOne: "on" });
    expect(await planner.rows()).toMatchObject([
      { companionDiet: "Egg", companionSevereAllergy: true },
    ]);
    const id = randomUUID();
    await planner.send({ ...add, id });
    const alone = { companionDiet: null, companionSevereAllergy: false };
    expect(await findGuestState(owner.weddingId, id)).toMatchObject(alone);
  });

  test("follows the answer until the couple changes it, and can follow it again", async () => {
    const { id, edit } = await insertAnswered();
    await edit({ phone: "41234567" });
    await db()
      .update(rsvpResponses)
      .set({ plusOneDietaryRestrictions: "Melk" })
      .where(eq(rsvpResponses.guestId, id));
    expect(await planner.rows()).toMatchObject([{ companionDiet: "Melk" }]);
    await edit({ plusOneDiet: "Fisk" });
    expect(await planner.rows()).toMatchObject([
      {
        companionDiet: "Fisk",
        own: { companionDiet: "Fisk" },
        answer: { companionDiet: "Melk" },
      },
    ]);
    await edit({ plusOneDiet: "Melk" });
    const [row] = await planner.rows();
    expect(row).toMatchObject({ companionDiet: "Melk", companionSevereAllergy: true });
    expect(row?.own?.companionDiet).toBeUndefined();
  });

  test("is told to the partner, and comes back with a conflict", async () => {
    const ola = await insertUser();
    await insertOwner(owner.weddingId, ola);
    const { edit } = await insertAnswered();
    await edit({ plusOneDiet: "Fisk" });
    const [change] = await listChanges(owner.weddingId, ola);
    expect(change && kindOf(change)).toBe("diet");
    expect(change).toMatchObject({
      before: { companionDiet: "Egg", companionSevereAllergy: true },
      after: { companionDiet: "Fisk", companionSevereAllergy: true },
    });
    expect(await edit({ version: "1", plusOneDiet: "Egg" })).toMatchObject({
      status: 409,
      body: { current: { values: { plusOneDiet: "Fisk", plusOneSevereAllergy: "on" } } },
    });
  });
});

describe("a severe allergy that was answered", () => {
  test("can be unticked, of the guest and of the companion", async () => {
    const { edit } = await insertAnswered();
    await edit({ severeAllergy: "", plusOneSevereAllergy: "" });
    const [row] = await planner.rows();
    expect(row).toMatchObject({ diet: "Nøtter", companionDiet: "Egg" });
    expect(row).not.toHaveProperty("severeAllergy", true);
    expect(row).not.toHaveProperty("companionSevereAllergy", true);
    await edit({ severeAllergy: "on", plusOneSevereAllergy: "on" });
    expect(await planner.rows()).toMatchObject([
      { severeAllergy: true, companionSevereAllergy: true },
    ]);
  });

  test("counts again when the guest answers it anew", async () => {
    const { id, edit } = await insertAnswered();
    await edit({ severeAllergy: "" });
    await db()
      .update(rsvpResponses)
      .set({ updatedAt: new Date(Date.now() + 1000) })
      .where(eq(rsvpResponses.guestId, id));
    expect(await planner.rows()).toMatchObject([{ severeAllergy: true }]);
  });

  test("counts beside a diet of the couple's own, also when they keep it", async () => {
    const { id } = await insertAnswered({
      dietaryRequirements: "Vegan",
      plusOneDietaryRequirements: "Halal",
    });
    const severe = { severeAllergy: true, companionSevereAllergy: true };
    expect(await planner.rows()).toMatchObject([{ diet: "Vegan", ...severe }]);
    await planner.send({ intent: "mark-reviewed", id });
    expect(await planner.rows()).toMatchObject([
      { diet: "Vegan", companionDiet: "Halal", ...severe, answer: { isReviewed: true } },
    ]);
  });
});

test("an imported diet keeps an allergy that was answered", async () => {
  const { id } = await insertAnswered();
  await planner.send({ intent: "mark-reviewed", id });
  await importerOf(owner).importList("Navn;Kosthold;Kosthold for følge\nKari;Vegan;Halal\n");
  expect(await planner.rows()).toMatchObject([
    { diet: "Vegan", severeAllergy: true, companionDiet: "Halal", companionSevereAllergy: true },
  ]);
});

/** Returns a guest whose answer has severe allergies, and how the sheet saves it with changes. */
async function insertAnswered(guest: Parameters<typeof insertGuest>[1] = {}) {
  const id = await insertGuest(owner.weddingId, { name: "Kari", plusOne: true, ...guest });
  await insertAnswer(owner.weddingId, {
    guestId: id,
    guestCount: 2,
    dietaryRestrictions: "Nøtter",
    severeAllergy: true,
    plusOneDietaryRestrictions: "Egg",
    plusOneSevereAllergy: true,
  });
  const edit = async (changes: Record<string, string>) => {
    const [row] = await planner.rows();
    return planner.send({
      intent: "edit",
      id,
      version: String(row?.version),
      name: "Kari",
      status: "attending",
      plusOne: "on",
      diet: row?.diet ?? "",
      severeAllergy: row?.severeAllergy ? "on" : "",
      plusOneDiet: row?.companionDiet ?? "",
      plusOneSevereAllergy: row?.companionSevereAllergy ? "on" : "",
      ...changes,
    });
  };
  return { id, edit };
}

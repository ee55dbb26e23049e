import { expect, test } from "vitest";
import type { guests } from "#app/features/guests/tables.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertAnswer, insertGuest, insertWedding } from "#tests/support/factories.ts";
import type { rsvpResponses } from "../../tables.server.ts";
import { guestTotals } from "./queries.server.ts";

useTestDatabase();

type Guest = Partial<typeof guests.$inferInsert>;
type Answer = Partial<typeof rsvpResponses.$inferInsert>;

const comes: Guest = { rsvpStatus: "attending" };
const withCompanion: Guest = { ...comes, plusOne: true, plusOneStatus: "attending" };
const nuts: Answer = { dietaryRestrictions: "Nøtter" };
const egg: Answer = { plusOneDietaryRestrictions: "Egg" };

test.each<[string, Guest, Answer | null, number]>([
  ["a diet", { ...comes, dietaryRequirements: "Vegan" }, null, 1],
  ["a diet that the couple has removed", { ...comes, dietaryRequirements: "" }, nuts, 0],
  ["a severe allergy without a text", { ...comes, severeAllergy: true }, null, 1],
  ["an answered diet", {}, nuts, 1],
  ["an answered allergy without a text", {}, { severeAllergy: true }, 1],
  ["nobody who stays away", { rsvpStatus: "declined" }, { ...nuts, severeAllergy: true }, 0],
  ["the guest and the companion", withCompanion, { ...nuts, ...egg, guestCount: 2 }, 2],
  ["the companion alone", { ...withCompanion, plusOneSevereAllergy: true }, null, 1],
  [
    "no companion's diet that the couple has removed",
    { ...withCompanion, plusOneDietaryRequirements: "" },
    { ...egg, guestCount: 2 },
    0,
  ],
  ["no companion who stays away", comes, { ...egg, guestCount: 1 }, 0],
])("the kitchen is told of %s", async (_, guest, answer, diets) => {
  const weddingId = await insertWedding();
  const guestId = await insertGuest(weddingId, guest);
  if (answer) await insertAnswer(weddingId, { ...answer, guestId });
  expect(await guestTotals(weddingId)).toMatchObject({ diets });
});

test.each<[string, Answer, number]>([
  ["a diet", nuts, 1],
  ["no empty diet", { dietaryRestrictions: "" }, 0],
  ["a severe allergy without a text", { severeAllergy: true }, 1],
  ["a companion", { ...nuts, ...egg, guestCount: 2 }, 2],
  ["no companion who stays away", { ...egg, guestCount: 1 }, 0],
  ["nobody who stays away", { ...nuts, attending: false, guestCount: 0 }, 0],
])("of answers without a guest, the kitchen is told of %s", async (_, answer, diets) => {
  const weddingId = await insertWedding();
  await insertAnswer(weddingId, answer);
  expect(await guestTotals(weddingId)).toMatchObject({ diets });
});

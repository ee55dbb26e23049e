import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  insertAnswer,
  insertCategory,
  insertGuest,
  type SignedInOwner,
  signedInOwner,
} from "#tests/support/factories.ts";
import { parseHtml } from "#tests/support/parse-html.ts";
import { renderRoute } from "#tests/support/render-route.tsx";
import * as page from "./guest-list.tsx";

useTestDatabase();

let owner: SignedInOwner;

beforeEach(async () => {
  owner = await signedInOwner();
});

test("persons of answers without a guest are told from the answers, also without a list", async () => {
  await insertAnswer(owner.weddingId, { guestName: "Per", guestCount: 2 });
  await insertAnswer(owner.weddingId, { guestName: "Pål" });
  await insertAnswer(owner.weddingId, { guestName: "Espen", attending: false, guestCount: 0 });
  const { getByText } = await shown("/guest-list");
  getByText("Ukoblet: 3 personer som kommer");
  getByText("3 ukoblede svar.");
  getByText("Ingen gjester funnet");
});

test("the address of a deleted category shows everybody", async () => {
  const family = await insertCategory(owner.weddingId, { name: "Familien" });
  await insertGuest(owner.weddingId, { name: "Kari", categoryId: family });
  await insertGuest(owner.weddingId, { name: "Ola" });
  expect((await shown(`/guest-list?kategori=${family}`)).names()).toEqual(["Kari"]);
  const { names, getByLabelText } = await shown(`/guest-list?kategori=${randomUUID()}`);
  expect(names()).toEqual(["Kari", "Ola"]);
  const select = getByLabelText("Kategori") as HTMLSelectElement;
  expect(select.selectedOptions[0]?.textContent).toBe("Alle kategorier");
});

test("both diets of a guest and a companion stand in the list", async () => {
  await insertGuest(owner.weddingId, {
    name: "Kari",
    dietaryRequirements: "Vegan",
    plusOne: true,
    plusOneDietaryRequirements: "Egg",
    plusOneSevereAllergy: true,
  });
  const { getByText } = await shown("/guest-list");
  getByText("Vegan");
  getByText((_, element) => element?.textContent === "Følge: Egg, Alvorlig allergi");
});

async function shown(path: string) {
  const screen = parseHtml(await renderRoute(path, page, owner));
  const names = () =>
    screen.queryAllByRole("rowheader").map((header) => header.querySelector("a")?.textContent);
  return { ...screen, names };
}

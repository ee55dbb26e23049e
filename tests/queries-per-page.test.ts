import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { loader as loadBudget } from "#app/features/budget/admin/budget.tsx";
import { loader as loadDashboard } from "#app/pages/planner/dashboard/dashboard.tsx";
import { loader as loadGuestList } from "#app/pages/planner/guest-list/guest-list.tsx";
import { loader as loadWeddingPage } from "#app/pages/wedding-page/route.tsx";
import { useTestDatabase } from "./support/database.ts";
import {
  insertAnswer,
  insertGreeting,
  insertGuests,
  insertPhoto,
  insertWish,
  type SignedInOwner,
  signedInOwner,
} from "./support/factories.ts";
import { statementsOf } from "./support/plans.ts";
import { loaderArgs, responseOf } from "./support/route-args.ts";

// Only a build gives the page's script a URL.
vi.mock("#app/pages/wedding-page/elements/main.ts?script", () => ({ default: "/elements.js" }));

useTestDatabase();

const pages: Record<string, (owner: SignedInOwner) => Promise<unknown>> = {
  "wedding page": ({ weddingId }) =>
    responseOf(() => loadWeddingPage(loaderArgs(`/wedding?id=${weddingId}`))),
  dashboard: ({ cookies }) => responseOf(() => loadDashboard(loaderArgs("/admin", { cookies }))),
  "guest list": ({ cookies }) =>
    responseOf(() => loadGuestList(loaderArgs("/guest-list", { cookies }))),
  budget: ({ cookies }) => responseOf(() => loadBudget(loaderArgs("/budget", { cookies }))),
};

test.for(Object.keys(pages))("the %s makes as many queries for many as for few", async (name) => {
  const counts: number[] = [];
  for (const size of [2, 40]) {
    const owner = await coupleWith(size);
    const load = () => pages[name]?.(owner) ?? Promise.reject(new Error(name));
    await load();
    counts.push((await statementsOf(load)).length);
  }
  expect(counts[0]).toBeGreaterThan(0);
  expect(counts[1]).toBe(counts[0]);
});

async function coupleWith(size: number): Promise<SignedInOwner> {
  const owner = await signedInOwner();
  const { weddingId } = owner;
  const numbers = Array.from({ length: size }, (_, index) => index);
  const householdId = randomUUID();
  await insertGuests(
    weddingId,
    numbers.map((number) => ({ name: `Gjest ${number}`, ...(number % 2 ? { householdId } : {}) })),
  );
  for (const number of numbers) {
    await insertAnswer(weddingId, { guestName: `Gjest ${number}` });
    await insertWish(weddingId, { title: `Gave ${number}` });
    await insertPhoto(weddingId);
    await insertGreeting(weddingId);
  }
  return owner;
}

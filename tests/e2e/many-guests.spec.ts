import { randomUUID } from "node:crypto";
import { counter, signIn } from "#tests/support/dashboard.ts";
import { expect, test } from "#tests/support/journey.ts";
import { fetchFormFields, postAnswer, sendAnswer } from "#tests/support/rsvp-client.ts";
import { signInAsDemo } from "#tests/support/sessions.ts";

test("200 simultaneous guests give 200 answers", async ({ page, site }) => {
  const { weddingId } = await signInAsDemo(site);
  await signIn(page);
  const before = Number(await counter(page, "Totalt antall svar").textContent());
  const persons = Number(await counter(page, "Kommer").textContent());

  const statuses = await Promise.all(
    Array.from({ length: 200 }, (_, guest) =>
      sendAnswer(site, weddingId, {
        guestName: `Gjest ${guest}`,
        email: `gjest${guest}-${randomUUID()}@example.no`,
        plusOneName: guest % 2 ? "Følge" : "",
      }),
    ),
  );

  expect(statuses.filter((status) => status !== 303)).toEqual([]);
  await expect(counter(page, "Totalt antall svar")).toHaveText(String(before + 200));
  await expect(counter(page, "Kommer")).toHaveText(String(persons + 300));
});

test("the same answer sent 50 times in parallel is stored once", async ({ page, site }) => {
  const { weddingId } = await signInAsDemo(site);
  await signIn(page);
  const email = `${randomUUID()}@example.no`;
  const answer = { guestName: "Ingeborg", email, ...(await fetchFormFields(site, weddingId)) };

  const statuses = await Promise.all(
    Array.from({ length: 50 }, () => postAnswer(site, weddingId, answer)),
  );

  expect(statuses).toEqual(Array(50).fill(303));
  await page.goto("/admin?tab=rsvp");
  await expect(page.getByText(email)).toHaveCount(1);
});

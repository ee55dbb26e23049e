import { expect, expectAccessible, test } from "#tests/support/journey.ts";
import { signIn } from "#tests/support/planner-page.ts";
import { signInAsDemo } from "#tests/support/sessions.ts";

// Every state that a URL reaches is checked here once, on a phone and on a desktop. Journeys check
// only what takes a click: dialogs, errors of a form, an open menu.

const publicPaths = [
  "/",
  "/auth",
  "/auth?mode=signup",
  "/auth/forgot",
  "/auth/confirm?token=brukt",
  "/auth/new-email?token=brukt",
  "/auth/reset?token=brukt",
  "/create",
  "/invitation",
  "/marketplace",
  "/privacy",
  "/terms",
  "/finnes-ikke",
  "/wedding?id=00000000-0000-4000-8000-000000000000",
  "/dev/mail",
];

const plannerPaths = [
  "/admin",
  "/admin?tab=rsvp",
  "/admin?tab=gallery",
  "/admin?tab=rsvp&sok=finnes-ikke",
  "/budget",
  "/edit-wedding",
  "/gallery-admin",
  "/guest-list",
  "/guest-messages",
  "/seating-chart",
  "/settings",
  "/sms-campaigns",
  "/vendors",
  "/wishlist-admin",
];

for (const path of publicPaths) {
  test(`${path} is accessible`, async ({ page }) => {
    await page.goto(path);
    await expectAccessibleAtBothSizes(page);
  });
}

for (const path of plannerPaths) {
  test(`${path} is accessible`, async ({ page }) => {
    await signIn(page);
    await page.goto(path);
    await expectAccessibleAtBothSizes(page);
  });
}

test("the example wedding is accessible", async ({ page, site }) => {
  const { weddingId } = await signInAsDemo(site);
  await page.goto(`/wedding?id=${weddingId}`);
  await expectAccessibleAtBothSizes(page);
});

async function expectAccessibleAtBothSizes(page: Parameters<typeof expectAccessible>[0]) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
    await expectAccessible(page);
  }
}

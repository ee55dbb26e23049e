import { minFormAgeMs } from "#app/features/submissions/rules.ts";
import {
  insertGreeting,
  insertPhoto,
  insertWedding,
  insertWishes,
} from "#tests/support/factories.ts";
import { likeButtons, makeFormsOlder } from "#tests/support/guest-page.ts";
import { expect, test } from "#tests/support/journey.ts";
import { addSessionCookies, expectUncovered, toast } from "#tests/support/planner.ts";
import { signUpOwner } from "#tests/support/sessions.ts";

for (const viewport of [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
]) {
  test(`no toast covers a dialog's or a bar's buttons at ${viewport.width} px`, async ({
    page,
    site,
    server,
  }) => {
    const email = `beskjeder-${viewport.width}@example.no`;
    const { weddingId, ...couple } = await signUpOwner(server, email);
    await addSessionCookies(page, couple, site);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: "reduce" });

    await test.step("dialogs and the drawer", async () => {
      await insertWishes(weddingId, [{ title: "Vase" }, { title: "Bolle" }, { title: "Fat" }]);
      await page.goto("/wishlist-admin");
      for (const title of ["Vase", "Bolle"]) {
        await page.getByRole("button", { name: `Flere valg for ${title}` }).click();
        await page.getByRole("dialog").getByRole("button", { name: "Slett" }).click();
      }
      await expect(toast(page, "Gjenstand slettet")).toHaveCount(2);
      await page.getByRole("button", { name: "Flere valg for Fat" }).click();
      await expectUncovered(page, "[role=dialog]");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Legg til gjenstand" }).click();
      await expectUncovered(page, "[role=dialog]");
      await page.keyboard.press("Escape");
      await page.keyboard.press("Control+b");
      await expectUncovered(page, "[role=dialog]");
    });

    await test.step("the bar of selected photos", async () => {
      for (const guestName of ["Solveig", "Even", "Jonas", "Liv"]) {
        await insertPhoto(weddingId, { guestName });
      }
      await page.goto("/gallery-admin");
      const boxes = page.getByRole("checkbox", { name: /^Velg/ });
      await boxes.first().check();
      await page.getByRole("button", { name: "Slett", exact: true }).click();
      await expect(toast(page, "Bilde slettet").first()).toBeVisible();
      await boxes.first().check();
      await expectUncovered(page, "[data-foot-bar]");
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expectUncovered(page, "[data-foot-bar]");
    });

    await test.step("the buttons of an open message", async () => {
      await insertGreeting(weddingId, { guestName: "Liv Hovland", email: "liv@example.no" });
      await page.goto("/guest-messages");
      await page.getByRole("link", { name: /Liv Hovland/ }).click();
      await page.getByRole("button", { name: "Marker som besvart" }).click();
      await expect(toast(page, "Melding markert som besvart").first()).toBeVisible();
      await expectUncovered(page, "article footer");
    });
  });
}

test("a dialog is in view on a desktop, also below a toast", async ({ page, site, server }) => {
  const { weddingId, ...couple } = await signUpOwner(server, "beskjeder-1280@example.no");
  await insertWishes(weddingId, [{ title: "Vase" }]);
  await addSessionCookies(page, couple, site);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/wishlist-admin");
  await page.getByRole("button", { name: "Legg til gjenstand" }).first().click();
  await expect(page.getByRole("dialog")).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Slett Vase" }).click();
  await expect(toast(page, "Gjenstand slettet")).toHaveCount(1);
  await page.getByRole("button", { name: "Legg til gjenstand" }).first().click();
  await expectUncovered(page, "[role=dialog]");
  await expect(page.getByRole("heading", { name: "Legg til gjenstand" })).toBeInViewport();
});

test("Escape closes a dialog, not a toast that has come after it", async ({
  page,
  site,
  server,
}) => {
  const { weddingId, ...couple } = await signUpOwner(server, "beskjed-etter@example.no");
  await addSessionCookies(page, couple, site);
  await page.setViewportSize({ width: 390, height: 844 });
  await insertWishes(weddingId, [{ title: "Vase" }, { title: "Fat" }]);
  await page.goto("/wishlist-admin");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/wishlist-admin.data*", async (route) => {
    if (route.request().method() === "POST") await released;
    await route.continue();
  });
  await page.getByRole("button", { name: "Flere valg for Vase" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Slett" }).click();
  await page.getByRole("button", { name: "Legg til gjenstand" }).click();
  await expect(page.getByRole("dialog").locator(":focus")).toBeVisible();
  release();
  await toast(page, "Gjenstand slettet").first().waitFor();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a toast is shown for 4 seconds, or for 12 with a button", async ({ page, site, server }) => {
  const { weddingId, ...couple } = await signUpOwner(server, "varighet@example.no");
  await addSessionCookies(page, couple, site);
  await insertWishes(weddingId, [{ title: "Vase" }]);
  await page.clock.install();
  await page.goto("/wishlist-admin");
  await page.getByRole("button", { name: "Slett Vase" }).click();
  const shown = (title: string) => page.getByRole("listitem").filter({ hasText: title });
  const withButton = shown("Gjenstand slettet");
  await expect(withButton).toHaveCount(1);
  await page.clock.runFor(9_000);
  await expect(withButton).toHaveCount(1);
  await page.clock.runFor(4_000);
  await expect(withButton).toHaveCount(0);

  await page.goto("/gallery-admin");
  await page.getByRole("switch", { name: /^Godkjenn bilder/ }).click();
  const plain = shown("Nye bilder venter på dere");
  await expect(plain).toHaveCount(1);
  await page.clock.runFor(5_000);
  await expect(plain).toHaveCount(0);
});

test("on a wedding page, too, and its clock stops under the pointer", async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(["clipboard-write"]);
  const weddingId = await insertWedding({ giftAccount: "12345678903" });
  await insertPhoto(weddingId);
  await page.clock.install();
  await page.goto(`/wedding?id=${weddingId}`);
  await makeFormsOlder(page, server, weddingId);
  const liked = page.waitForResponse((response) => response.request().method() === "POST");
  await likeButtons(page).click();
  await page.clock.runFor(minFormAgeMs);
  await liked;
  await page.clock.pauseAt(Date.now() + 60_000);
  const shown = page.locator(".toast");
  await likeButtons(page).click();
  await expect(shown).toHaveCount(1);
  await page.clock.runFor(11_000);
  await expect(shown).toHaveCount(1);
  await page.clock.runFor(2_000);
  await expect(shown).toHaveCount(0);

  await page.getByRole("button", { name: "Kopier kontonummer" }).click();
  await expect(shown).toHaveCount(1);
  await page.clock.runFor(3_000);
  await shown.hover();
  await page.clock.runFor(9_000);
  await expect(shown).toHaveCount(1);
  await page.mouse.move(0, 0);
  await page.clock.runFor(2_000);
  await expect(shown).toHaveCount(0);
});

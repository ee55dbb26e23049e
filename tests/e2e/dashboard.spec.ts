import { eq } from "drizzle-orm";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { weddingTopics } from "#app/features/weddings/topics.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import { insertAnswer, insertGreeting, insertPhoto } from "#tests/support/factories.ts";
import { expect, test } from "#tests/support/journey.ts";
import { addSessionCookies } from "#tests/support/planner.ts";
import { signUp, signUpOwner } from "#tests/support/sessions.ts";

test("each tab has its title, the card's buttons and room at every width", async ({
  plannerPage: page,
}) => {
  const titles = {
    "/admin": "Oversikt – Jaord",
    "/admin?tab=rsvp": "RSVP Svar – Jaord",
    "/admin?tab=wishlist": "Ønskeliste – Oversikt – Jaord",
    "/admin?tab=gallery": "Galleri – Oversikt – Jaord",
  };
  for (const [path, title] of Object.entries(titles)) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(path);
      await expect(page).toHaveTitle(title);
      const main = page.getByRole("main");
      await expect(main.getByRole("link", { name: /^Se bryllupssiden/ })).toBeVisible();
      await expect(main.getByText("Kopier lenke").first()).toBeVisible();
      await expect(main.getByRole("link", { name: "Rediger", exact: true })).toBeVisible();
      for (const width of [320, 360, 768, 1024, 1050, 1079, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(overflow, `${width} px`).toBe(0);
      }
    });
  }
});

test("what waits is one press away, and the partner's changes are shown at once", async ({
  page,
  site,
  server,
}) => {
  const { weddingId, ...couple } = await signUpOwner(server, "oversikt@example.no");
  await addSessionCookies(page, couple, site);
  await insertPhoto(weddingId, { status: "awaiting" });
  await insertPhoto(weddingId, { status: "shown" });
  await insertGreeting(weddingId);
  await insertGreeting(weddingId, { guestName: "Besvart", replied: true });
  await insertAnswer(weddingId);
  await page.goto("/admin");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Ett bilde venter/ })
    .click();
  await expect(page.getByRole("checkbox", { name: /^Velg bildet/ })).toHaveCount(1);
  await page.goBack();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Én ny melding/ })
    .click();
  await expect(page.getByRole("list", { name: "Meldinger fra gjester" })).not.toContainText(
    "Besvart",
  );
  await page.goto("/admin");
  // The load after the connection has opened may show the first change, but not the second.
  for (const venue of ["Kaien", "Låven på Voss"]) {
    await db().update(weddings).set({ venue }).where(eq(weddings.id, weddingId));
    await transaction((tx) =>
      publish(tx, { wedding: weddingId as OwnedWeddingId }, weddingTopics.wedding),
    );
    await expect(page.getByText(new RegExp(venue))).toBeVisible();
  }
});

test("a user without a wedding is offered one on every screen that needs it", async ({
  page,
  site,
  server,
}) => {
  const { cookies } = await signUp(server, "uten.bryllup@example.no");
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: site })));
  for (const path of [
    "/admin",
    "/wishlist-admin",
    "/gallery-admin",
    "/guest-messages",
    "/budget",
    "/sms-campaigns",
    "/sms-campaigns/new",
    "/vendors/mine",
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("link", { name: "Opprett bryllupside" })).toBeVisible();
  }
});

test("the menu of a short screen ends with signing out", async ({ plannerPage: page }) => {
  for (const viewport of [
    { width: 375, height: 553 },
    { width: 844, height: 390 },
    { width: 1280, height: 560 },
  ]) {
    await test.step(`${viewport.width}x${viewport.height}`, async () => {
      await page.setViewportSize(viewport);
      await page.goto("/admin");
      const isDrawer = viewport.width < 1024;
      if (isDrawer) await page.getByRole("link", { name: "Vis menyen" }).click();
      const menu = isDrawer ? page.getByRole("dialog") : page.locator("#meny");
      await expect(menu.getByRole("button", { name: "Logg ut" })).toBeVisible();
      const signOut = await menu.getByRole("button", { name: "Logg ut" }).boundingBox();
      const y = (signOut?.y ?? 0) + (signOut?.height ?? 0) + 6;
      expect(y).toBeLessThanOrEqual(viewport.height);
      const below = await page.evaluate(
        ([left, top]) =>
          document.elementFromPoint(left, top)?.closest("a, button, li")?.textContent,
        [(signOut?.x ?? 0) + 60, Math.min(y, viewport.height - 1)] as const,
      );
      expect(below).toBeFalsy();
      await menu.getByRole("link", { name: "Send SMS" }).scrollIntoViewIfNeeded();
      await expect(menu.getByRole("link", { name: "Send SMS" })).toBeInViewport({ ratio: 1 });
    });
  }
});

import { randomUUID } from "node:crypto";
import { userRoles } from "#app/features/accounts/tables.server.ts";
import { newsletterSubscriptions } from "#app/features/newsletter/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { expect, expectAccessible, test } from "#tests/support/journey.ts";
import { addSessionCookies, toast } from "#tests/support/planner.ts";
import { signUp } from "#tests/support/sessions.ts";
import { insertOwnedVendor, insertReview } from "#tests/support/vendors.ts";

test("an administrator rejects with a reason, hides a review, gives a role", async ({
  page,
  site,
  mail,
}) => {
  await page.setViewportSize({ width: 360, height: 900 });
  const unique = randomUUID();
  const email = `${unique}@example.no`;
  const session = await signUp({ url: site }, email);
  await db().insert(userRoles).values({ userId: session.userId, role: "admin" });
  await addSessionCookies(page, session, site);
  const name = `Billige bryllup ${unique}`;
  const { id, user } = await insertOwnedVendor({
    status: "pending",
    businessName: name,
    submittedAt: new Date(),
  });

  await test.step("a rejection needs a reason", async () => {
    await page.goto("/moderation/vendors");
    await expectAccessible(page);
    await page.getByRole("button", { name: `Avvis ${name}` }).press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Avvis", exact: true }).click();
    await expect(dialog.getByText("Skriv en begrunnelse")).toBeVisible();
    await dialog.getByLabel("Begrunnelse").fill("Nettsiden finnes ikke.");
    await dialog.getByRole("button", { name: "Avvis", exact: true }).click();
    await expect(toast(page, "Leverandøren er avvist")).toBeVisible();
    await page.goto("/moderation/vendors?vis=avvist");
    await expect(page.getByText("Begrunnelse: Nettsiden finnes ikke.").first()).toBeVisible();
  });

  await test.step("a hidden review can be shown again", async () => {
    await insertReview(id, { comment: unique });
    await page.goto("/moderation/reviews");
    await expectAccessible(page);
    const review = page.getByRole("listitem").filter({ hasText: unique });
    await review.getByRole("button", { name: "Skjul" }).click();
    await page.getByRole("dialog").getByLabel("Begrunnelse").fill("Nevnte en ansatt.");
    await page.getByRole("dialog").getByRole("button", { name: "Skjul", exact: true }).click();
    await expect(review.getByText("Skjult: Nevnte en ansatt.")).toBeVisible();
    await review.getByRole("button", { name: "Vis igjen" }).click();
    await expect(review.getByRole("button", { name: "Skjul" })).toBeVisible();
  });

  await test.step("a role is given by exact e-mail, never taken from oneself", async () => {
    await page.goto("/moderation/roles");
    await page.getByLabel("E-post").fill(user.email);
    await page.getByRole("button", { name: "Finn" }).click();
    await page.getByRole("button", { name: "Gi rollen admin" }).first().click();
    await expect(toast(page, "Rollen er gitt")).toBeVisible();
    const own = page.getByRole("listitem").filter({ hasText: email });
    await expect(own.getByRole("button", { name: "Ta bort admin" })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step("an issue is written, looked at and sent to those who have confirmed", async () => {
    const email = `${unique}@epost.no`;
    await db()
      .insert(newsletterSubscriptions)
      .values({ email, confirmedAt: new Date(), createdAt: new Date() });
    const subject = `Brevet ${unique}`;
    await page.goto("/moderation/newsletter");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Nytt brev" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Lagre kladden" }).click();
    await expect(dialog.getByText("Skriv et emne.")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel("Emne").fill(subject);
    await dialog.getByLabel("Brevet", { exact: true }).fill("Kjære dere");
    await dialog.getByRole("button", { name: "Lagre kladden" }).click();
    const row = page.getByRole("listitem").filter({ hasText: subject });
    await expect(row).toContainText("Kladde");
    await row.getByRole("button", { name: `Send «${subject}»`, exact: true }).click();
    await expect(page.frameLocator("iframe").getByText("Kjære dere")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: /^Send til/ }).click();
    await expect(toast(page, "Brevet er på vei")).toBeVisible();
    const letter = await mail.waitFor(email, new RegExp(subject));
    expect(letter.text).toContain("Meld deg av nyhetsbrevet");
    await expect(row.getByRole("button", { name: /^Send/ })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step("all of it is in the log", async () => {
    await page.goto("/moderation/audit");
    for (const text of [
      "avviste",
      "skjulte en anmeldelse av",
      "viste igjen en anmeldelse av",
      "sendte brevet",
    ]) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
    await expectAccessible(page);
    await page.goto("/moderation/reports");
    await expectAccessible(page);
    for (const screen of ["vendors?vis=sperret", "listings?vis=betalt", "reviews", "audit"]) {
      await page.goto(`/moderation/${screen}`);
      const current = page.locator("nav [aria-current=true]");
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(current, screen).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      await page.setViewportSize({ width: 360, height: 900 });
    }
    await page.goto("/moderation/listings");
    const filter = page.getByRole("navigation", { name: "Vis" });
    await filter.hover();
    await page.mouse.wheel(600, 0);
    await expect(filter.getByRole("link").last()).toBeInViewport({ ratio: 1 });
  });
});

test("a customer is refused, a visitor is sent to sign in", async ({
  page,
  plannerPage,
  newPage,
}) => {
  const response = await plannerPage.goto("/moderation/vendors");
  expect(response?.status()).toBe(403);
  await expect(page.getByRole("heading", { name: "Denne siden er ikke din" })).toBeVisible();
  const visitor = await newPage();
  await visitor.goto("/moderation/audit");
  await expect(visitor).toHaveURL(/\/auth\?next=/);
});

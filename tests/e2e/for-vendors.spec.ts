import { eq } from "drizzle-orm";
import { userRoles } from "#app/features/accounts/tables.server.ts";
import { vendors } from "#app/features/vendors/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { expect, expectAccessible, test } from "#tests/support/journey.ts";
import { addSessionCookies, tabTo, toast } from "#tests/support/planner.ts";
import { signUp } from "#tests/support/sessions.ts";
import { insertRequest, insertReview } from "#tests/support/vendors.ts";

test("a visitor reads what the area is, without script", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site}/for-vendors`);
  await expect(page.getByRole("heading", { level: 1, name: "For leverandører" })).toBeVisible();
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Opprett konto" }).click();
  await expect(page).toHaveURL(/\/auth\?mode=signup&next=%2Ffor-vendors%2Fregister/);
  await context.close();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test("a vendor registers, submits, is approved, answers a request and a review", async ({
    page,
    newPage,
    site,
  }) => {
    const vendor = await signUp({ url: site }, "fjordfoto@example.no");
    await addSessionCookies(page, vendor, site);

    await test.step("registers with the keyboard", async () => {
      await page.goto("/for-vendors");
      await page.getByRole("link", { name: "Bli leverandør" }).press("Enter");
      await expect(page).toHaveURL(/\/for-vendors\/register$/);
      await expectAccessible(page);
      await tabTo(page, page.getByLabel("Navn på bedriften"));
      await page.keyboard.type("Fjordfoto");
      await page.getByLabel("Kategori").selectOption("photographer");
      await tabTo(page, page.getByLabel("Sted"));
      await page.keyboard.type("Odda");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: "Oppføringen" })).toBeVisible();
      await expect(page.getByText("Kladde", { exact: true })).toBeVisible();
    });

    await test.step("fills in the profile; a wrong number is refused", async () => {
      await page.getByLabel("Organisasjonsnummer").fill("974 760 674");
      await page.getByLabel("Beskrivelse").fill("Bryllup fra morgenkåpe til siste dans.");
      await page.getByRole("button", { name: "Lagre oppføringen" }).click();
      await expect(page.getByText("Organisasjonsnummeret stemmer ikke").first()).toBeVisible();
      await page.getByLabel("Organisasjonsnummer").fill("974 760 673");
      await page.getByRole("button", { name: "Lagre oppføringen" }).click();
      await expect(toast(page, "Oppføringen er lagret")).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: "Forhåndsvis" }).click();
      await expect(page.getByText(/^Nummer \d+ av \d+ fotografer/)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: "Rediger" }).click();
    });

    await test.step("marks a day and submits", async () => {
      const month = page.getByRole("table");
      const shown = (await month.getByRole("caption").textContent()) ?? "";
      await page.getByRole("link", { name: "Neste måned" }).click();
      await expect(month.getByRole("caption")).not.toHaveText(shown);
      const day = page.getByRole("button", { name: /uten merke$/ }).first();
      await day.click();
      await expect(page.getByRole("button", { name: /opptatt$/ })).toHaveCount(1);
      await page.getByRole("button", { name: "Send til godkjenning" }).click();
      await expect(page.getByText("Venter på godkjenning")).toBeVisible();
    });

    const admin = await newPage();
    await test.step("an administrator approves and verifies", async () => {
      const session = await signUp({ url: site }, "godkjenner@example.no");
      await db().insert(userRoles).values({ userId: session.userId, role: "admin" });
      await addSessionCookies(admin, session, site);
      await admin.goto("/moderation/vendors");
      await admin.getByRole("button", { name: "Godkjenn Fjordfoto" }).click();
      await expect(toast(admin, "Leverandøren er godkjent")).toBeVisible();
      await admin.goto("/moderation/vendors?vis=godkjent");
      for (const check of ["Org.nummer", "E-post", "Nettside"]) {
        await admin.getByRole("button", { name: `${check} for Fjordfoto: åpen` }).click();
        await admin.getByRole("menuitem", { name: "i orden", exact: true }).click();
        await expect(
          admin.getByRole("button", { name: `${check} for Fjordfoto: i orden` }),
        ).toBeVisible();
      }
      await admin.getByRole("button", { name: "Bekreft Fjordfoto" }).click();
      await expect(toast(admin, "Leverandøren er bekreftet")).toBeVisible();
      await expect(page.getByText("Bekreftet", { exact: true }).first()).toBeVisible();
    });

    await test.step("couples find the approved vendor in the directory", async () => {
      await admin.goto("/vendors?sok=fjordfoto");
      await expect(admin.getByRole("heading", { name: "Fjordfoto" })).toBeVisible();
    });

    const [stored] = await db().select().from(vendors).where(eq(vendors.businessName, "Fjordfoto"));
    const vendorId = stored?.id ?? "";

    await test.step("a request arrives and is answered", async () => {
      await insertRequest(vendor.userId, { vendorId, businessName: "Fjordfoto" });
      await page.goto("/for-vendors/requests");
      await expectAccessible(page);
      await page.getByRole("link", { name: /Ingrid og Mathias/ }).click();
      await expect(page.getByText("lørdag 12. juni 2027")).toBeVisible();
      await expectAccessible(page);
      await page.getByText("Ledig", { exact: true }).click();
      await page.getByLabel("Pris", { exact: true }).fill("34 000");
      await page.getByLabel("Svar", { exact: true }).fill("Dagen er ledig.");
      await page.getByRole("button", { name: "Send svar" }).click();
      await expect(toast(page, "Svaret er sendt")).toBeVisible();
      await expect(page.getByText(/^34.000.kr$/)).toBeVisible();
      await expect(page.getByText(/ingrid-.*@example\.no/)).toHaveCount(0);
    });

    await test.step("a review gets one reply", async () => {
      await insertReview(vendorId, { comment: "Flinke folk" });
      await page.goto("/for-vendors/reviews");
      await page.getByRole("button", { name: /^Svar til/ }).click();
      await page.getByLabel(/^Svar til/).fill("Takk for sist!");
      await page.getByRole("button", { name: "Send svaret" }).click();
      await expect(page.getByText("Svaret deres")).toBeVisible();
      await expect(page.getByRole("button", { name: /^Svar til/ })).toHaveCount(0);
      await expectAccessible(page);
    });

    await test.step("the page is as wide as the screen", async () => {
      for (const path of ["/for-vendors", "/for-vendors/requests", "/for-vendors/reviews"]) {
        await page.goto(path);
        const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
        expect(await page.evaluate(overflow), path).toBe(0);
      }
    });
  });
});

import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { userRoles } from "#app/features/accounts/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { insertListedVendor } from "#tests/support/directory.ts";
import { expect, test } from "#tests/support/journey.ts";
import { addSessionCookies, tabTo, toast } from "#tests/support/planner.ts";
import { signUp } from "#tests/support/sessions.ts";
import { insertOwnedVendor, insertRequest, insertReview } from "#tests/support/vendors.ts";

/** Lists have thirty rows, each with five buttons. */
const maxPresses = 250;

async function pressWithTab(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target, maxPresses);
  await page.keyboard.press(key);
}

/** Opens another screen by the menu on the left. */
async function goTo(page: Page, name: string): Promise<void> {
  await pressWithTab(page, page.locator("#meny").getByRole("link", { name }));
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

async function giveReason(page: Page, reason: string): Promise<void> {
  const field = page.getByRole("dialog").getByLabel("Begrunnelse");
  await expect(field).toBeFocused();
  await page.keyboard.type(reason);
  await pressWithTab(
    page,
    page.getByRole("dialog").locator("button[type=submit], button:not([type])"),
  );
  await expect(page.getByRole("dialog")).toBeHidden();
}

test.use({ viewport: { width: 1440, height: 900 } });

test("vendors and reviews are moderated by the keyboard alone", async ({ page, site, server }) => {
  const admin = await signUp(server, `tastatur-${randomUUID()}@example.no`);
  await db().insert(userRoles).values({ userId: admin.userId, role: "admin" });
  await addSessionCookies(page, admin, site);
  const [good, bad] = [`Aa Tast ${randomUUID()}`, `Ab Tast ${randomUUID()}`];
  const submitted = { status: "pending", submittedAt: new Date() } as const;
  const { id } = await insertOwnedVendor({ ...submitted, businessName: good });
  await insertOwnedVendor({ ...submitted, businessName: bad });
  await insertReview(id, { comment: `Skriket til ${good}` });
  const filter = (name: string) =>
    page.getByRole("navigation", { name: "Vis" }).getByRole("link", { name });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await page.goto("/moderation/vendors");
  await expect(page.locator("header [aria-haspopup=menu]")).toBeAttached();

  await test.step("one is approved, checked and verified", async () => {
    await pressWithTab(page, button(`Godkjenn ${good}`));
    await expect(toast(page, "Leverandøren er godkjent").first()).toBeVisible();
    await pressWithTab(page, filter("Godkjent"));
    for (const check of ["Org.nummer", "E-post", "Nettside"]) {
      await pressWithTab(page, button(`${check} for ${good}: åpen`));
      await page.keyboard.press("ArrowDown");
      await expect(page.getByRole("menuitem", { name: "i orden", exact: true })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(button(`${check} for ${good}: i orden`)).toBeFocused();
    }
    await pressWithTab(page, button(`Bekreft ${good}`));
    await expect(toast(page, "Leverandøren er bekreftet").first()).toBeVisible();
  });

  await test.step("another is rejected with a reason", async () => {
    await pressWithTab(page, filter("Venter"));
    await pressWithTab(page, button(`Avvis ${bad}`));
    await giveReason(page, "Nettsiden finnes ikke.");
    await expect(toast(page, "Leverandøren er avvist").first()).toBeVisible();
  });

  await test.step("a review is hidden and shown again", async () => {
    await goTo(page, "Anmeldelser");
    const review = page.getByRole("listitem").filter({ hasText: `Skriket til ${good}` });
    await pressWithTab(page, review.getByRole("button", { name: "Skjul" }));
    await giveReason(page, "Nevnte en ansatt.");
    await expect(review.getByText("Skjult: Nevnte en ansatt.")).toBeVisible();
    await pressWithTab(page, review.getByRole("button", { name: "Vis igjen" }));
    await expect(review.getByRole("button", { name: "Skjul" })).toBeVisible();
  });

  await test.step("the verified one is suspended and opened again", async () => {
    await goTo(page, "Leverandører");
    await pressWithTab(page, filter("Bekreftet"));
    await pressWithTab(page, button(`Sperr ${good}`));
    await giveReason(page, "Svarer ingen.");
    await expect(toast(page, "Leverandøren er sperret").first()).toBeVisible();
    await pressWithTab(page, filter("Sperret"));
    await pressWithTab(page, button(`Åpne igjen ${good}`));
    await giveReason(page, "Svarer igjen.");
    await expect(toast(page, "Leverandøren er åpnet igjen").first()).toBeVisible();
  });

  await test.step("the log is read and filtered", async () => {
    await goTo(page, "Revisjonslogg");
    await pressWithTab(page, filter("Leverandører"));
    await expect(filter("Leverandører")).toHaveAttribute("aria-current", "true");
    for (const reason of ["Nettsiden finnes ikke.", "Svarer ingen.", "Svarer igjen."]) {
      await expect(page.getByText(reason).first()).toBeVisible();
    }
  });
});

test("a vendor does everything by the keyboard alone", async ({ page, site, server }) => {
  const vendor = await signUp(server, `tastatur-${randomUUID()}@example.no`);
  await db().insert(userRoles).values({ userId: vendor.userId, role: "vendor" });
  await addSessionCookies(page, vendor, site);
  const businessName = `Tast ${randomUUID()}`;
  const vendorId = await insertListedVendor({
    userId: vendor.userId,
    status: "draft",
    businessName,
    description: "",
  });
  const conversationId = await insertRequest(vendor.userId, { vendorId, businessName });
  await insertReview(vendorId, { comment: "Flinke folk" });
  await page.goto("/for-vendors");
  await expect(page.locator("header [aria-haspopup=menu]")).toBeAttached();

  await test.step("fills in the profile and submits it", async () => {
    await tabTo(page, page.getByLabel("Beskrivelse"), maxPresses);
    await page.keyboard.type("Bryllup fra morgenkåpe til siste dans.");
    await pressWithTab(page, page.getByRole("button", { name: "Lagre oppføringen" }));
    await expect(toast(page, "Oppføringen er lagret").first()).toBeVisible();
    await pressWithTab(page, page.getByRole("button", { name: "Send til godkjenning" }));
    await expect(page.getByText("Venter på godkjenning").first()).toBeVisible();
  });

  await test.step("marks a day as taken, then as free", async () => {
    const caption = page.getByRole("table").getByRole("caption");
    const shown = (await caption.textContent()) ?? "";
    await pressWithTab(page, page.getByRole("link", { name: "Neste måned" }));
    await expect(caption).not.toHaveText(shown);
    const [day] = await page.getByRole("button", { name: /: uten merke$/ }).all();
    const name = (await day?.getAttribute("aria-label"))?.replace("uten merke", "") ?? "";
    for (const [before, after] of [
      ["uten merke", "opptatt"],
      ["opptatt", "ledig"],
    ]) {
      await pressWithTab(page, page.getByRole("button", { name: `${name}${before}` }), "Space");
      await expect(page.getByRole("button", { name: `${name}${after}` })).toBeFocused();
    }
  });

  await test.step("answers a request", async () => {
    await goTo(page, "Forespørsler");
    await expect(page, "the newest is open").toHaveURL(`/for-vendors/requests/${conversationId}`);
    await pressWithTab(page, page.getByRole("link", { name: /Ingrid og Mathias/ }));
    await pressWithTab(page, page.getByRole("radio", { name: "Ledig" }), "Space");
    await tabTo(page, page.getByLabel("Pris", { exact: true }));
    await page.keyboard.type("34 000");
    await tabTo(page, page.getByLabel("Svar", { exact: true }));
    await page.keyboard.type("Dagen er ledig.");
    await pressWithTab(page, page.getByRole("button", { name: "Send svar" }));
    await expect(toast(page, "Svaret er sendt").first()).toBeVisible();
  });

  await test.step("replies to a review", async () => {
    await goTo(page, "Anmeldelser");
    await pressWithTab(page, page.getByRole("button", { name: /^Svar til/ }));
    await tabTo(page, page.getByRole("textbox", { name: /^Svar til/ }));
    await page.keyboard.type("Takk for sist.");
    await pressWithTab(page, page.getByRole("button", { name: "Send svaret" }));
    await expect(page.getByText("Svaret deres")).toBeVisible();
  });
});

import type { Page, Route } from "@playwright/test";
import { eq } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import { users } from "#app/features/accounts/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { expect, expectAccessible, test } from "#tests/support/journey.ts";
import { insertListing } from "#tests/support/listings.ts";
import { makePhoto } from "#tests/support/pictures.ts";
import { toast } from "#tests/support/planner.ts";
import { insertEnquiry } from "#tests/support/selling.ts";
import { signUp } from "#tests/support/sessions.ts";

const password = "fire hester i en lav sky";
let people = 0;

async function join(server: Parameters<typeof signUp>[0], name: string) {
  const email = `samtale-${process.pid}-${++people}@example.no`;
  const session = await signUp(server, email);
  const [user] = await db()
    .update(users)
    .set({ name })
    .where(eq(users.email, email))
    .returning({ id: users.id });
  return { ...session, email, id: user?.id as AccountId };
}

test("product, message, reply, reserved, sold and rated", async ({
  server,
  site,
  page: buyer,
  newPage,
}) => {
  const [marte, runa] = [await join(server, "Marte Dahl"), await join(server, "Runa Lie")];
  const listingId = await insertListing({ userId: marte.id, title: "Servise til tolv" });
  const seller = await newPage();
  await seller.context().addCookies(marte.cookies.map((cookie) => ({ ...cookie, url: site })));
  await buyer.setViewportSize({ width: 1280, height: 800 });
  await seller.setViewportSize({ width: 360, height: 800 });
  const reply = buyer.getByRole("textbox", { name: /^Skriv til Marte/ });

  await test.step("a visitor signs in first, and what was written is kept", async () => {
    await buyer.goto(`/product/${listingId}`);
    await buyer.getByRole("button", { name: "Kan den prøves?" }).click();
    const box = buyer.getByRole("textbox", { name: "Spør Marte" });
    await expect(box).toHaveValue("Kan den prøves?");
    await box.fill("Kan vi hente på lørdag?<img src=x onerror=alert(1)>");
    await buyer.getByRole("button", { name: "Send melding" }).click();
    await expect(buyer).toHaveURL(/\/auth\?next=/);
    await buyer.getByRole("textbox", { name: "E-post" }).fill(runa.email);
    await buyer.getByLabel("Passord", { exact: true }).fill(password);
    await buyer.getByRole("button", { name: "Logg inn", exact: true }).click();
    await expect(buyer.getByRole("heading", { name: "Skriv til selger" })).toBeVisible();
    await expect(buyer.getByRole("textbox")).toHaveValue(/^Kan vi hente på lørdag/);
    await expectAccessible(buyer);
    const scripts = Promise.withResolvers<void>();
    await buyer.route("**/assets/*.js", (route) => scripts.promise.then(() => route.continue()));
    await buyer.getByRole("button", { name: "Send melding" }).click();
    await expect(buyer).toHaveURL(/\/conversations\/[0-9a-f-]{36}$/);
    await expect(messages(buyer).getByText("<img src=x onerror=alert(1)>")).toBeVisible();
    await reply.fill("Helst før klokka to");
    scripts.resolve();
    await expectAccessible(buyer);
  });

  await test.step("the seller finds it, unread, and answers; the buyer sees it at once", async () => {
    await seller.goto("/marketplace");
    await seller.getByRole("link", { name: "Samtaler, 1 ulest samtale" }).click();
    const row = seller.getByRole("link", { name: /^Runa Lie Ulest/ });
    await expectAccessible(seller);
    await row.click();
    await expect(seller.getByRole("heading", { name: "Runa Lie" })).toBeVisible();
    const upload = Promise.withResolvers<Route>();
    await seller.route(/\/documents\?/, upload.resolve);
    await seller.getByLabel("Legg ved").setInputFiles(await makePhoto("fat.jpg"));
    const box = seller.getByRole("textbox", { name: "Skriv til Runa Lie" });
    await box.fill("Lørdag passer.");
    await (await upload.promise).continue();
    await expect(seller.getByRole("button", { name: "Fjern fat.jpg" })).toBeVisible();
    await box.press("Control+Enter");
    await expect(messages(buyer).getByText("Lørdag passer.")).toBeVisible();
    await expect(reply, "typed before the page had its script").toHaveValue("Helst før klokka to");
  });

  await test.step("the seller reserves and sells; the buyer sees it and rates", async () => {
    await seller.getByRole("button", { name: "Reserver for Runa Lie" }).click();
    await expect(buyer.getByText("Reservert for deg")).toBeVisible();
    await seller.getByRole("button", { name: "Marker som solgt" }).first().click();
    const dialog = seller.getByRole("dialog", { name: "Solgt til Runa Lie" });
    await expect(dialog.getByRole("textbox")).toHaveValue(/^6.800$/);
    await expect(dialog.getByText(/5 % til Jaord: 340.kr/)).toBeVisible();
    await expectAccessible(seller);
    await dialog.getByRole("button", { name: "Marker som solgt" }).click();
    await expect(toast(seller, "Annonsen er merket som solgt")).toBeVisible();
    await expect(buyer.getByText("Solgt til deg")).toBeVisible();
    await expectAccessible(buyer);
    await buyer.locator("label").filter({ hasText: "4 av 5" }).click();
    await buyer.getByRole("button", { name: "Gi vurdering" }).click();
    await expect(buyer.getByText("Du ga selgeren 4 av 5.")).toBeVisible();
    await expect(seller.getByText("Kjøperen ga deg 4 av 5.")).toBeVisible();
  });

  await test.step("no address is shown to the other", async () => {
    for (const page of [buyer, seller]) {
      const content = await page.content();
      expect(content).not.toContain(marte.email);
      expect(content).not.toContain(runa.email);
    }
  });
});

test("nobody can write about the own listing or a sample", async ({ server, site, page }) => {
  const marte = await join(server, "Marte Dahl");
  await page.context().addCookies(marte.cookies.map((cookie) => ({ ...cookie, url: site })));
  const listingId = await insertListing({ userId: marte.id });
  await page.goto(`/product/${listingId}`);
  await expect(page.getByText("Dette er annonsen din")).toBeVisible();
  await expect(page.getByRole("link", { name: "Kontakt selger" })).toHaveCount(0);
  await page.goto("/conversations");
  await expect(page.getByRole("heading", { name: "Ingen samtaler ennå" })).toBeVisible();
  await expectAccessible(page);
});

test("without JavaScript, the seller reserves and sells, and the buyer rates", async ({
  server,
  site,
  browser,
}) => {
  const [marte, runa] = [await join(server, "Marte Dahl"), await join(server, "Runa Lie")];
  const listingId = await insertListing({ userId: marte.id, title: "Brudekrone i sølv" });
  const text = "Ring meg på 912 34 567";
  const { conversationId } = await insertEnquiry(listingId, runa.id, { text });
  const open = async ({ cookies }: typeof marte) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: site,
      viewport: { width: 360, height: 800 },
    });
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: site })));
    const page = await context.newPage();
    await page.goto(`/conversations/${conversationId}`);
    return page;
  };
  const seller = await open(marte);
  await expect(messages(seller).getByText("Ring meg på [skjult]")).toBeVisible();
  await seller.getByRole("button", { name: "Reserver for Runa Lie" }).click();
  await expect(seller.getByText("Reservert her")).toBeVisible();
  await expect(messages(seller).getByText(text)).toBeVisible();
  await seller.getByText("Marker som solgt").locator("visible=true").first().click();
  const price = seller.getByLabel("Prisen dere ble enige om, i kroner");
  await price.fill("gratis");
  await seller.getByRole("button", { name: "Marker som solgt" }).click();
  await expect(seller.getByText("Skriv prisen som et tall")).toBeVisible();
  await seller.getByRole("link", { name: "Tilbake til samtalen" }).click();
  await seller.getByText("Marker som solgt").locator("visible=true").first().click();
  await price.fill("5 500");
  await seller.getByRole("button", { name: "Marker som solgt" }).click();
  await expect(seller.getByText("Solgt her")).toBeVisible();
  await expect(seller.getByText(/5.500.kr/)).toBeVisible();

  const buyer = await open(runa);
  await buyer.getByRole("radio", { name: "5 av 5" }).check();
  await buyer.getByRole("button", { name: "Gi vurdering" }).click();
  await expect(buyer.getByText("Du ga selgeren 5 av 5.")).toBeVisible();
  await Promise.all([seller.context().close(), buyer.context().close()]);
});

function messages(page: Page) {
  return page.getByRole("list", { name: "Meldinger" });
}

import type { Page } from "@playwright/test";
import { makeFormsOlder } from "#tests/support/guest-page.ts";
import { expect, test } from "#tests/support/journey.ts";

const thanks = "Takk for hilsenen. Den betyr mye for oss.";
const isWedding = /\/wedding\?/;

for (const javaScriptEnabled of [true, false]) {
  const title = javaScriptEnabled ? "on a phone" : "on a desktop without JavaScript";
  test.describe(title, () => {
    test.use({
      javaScriptEnabled,
      viewport: { width: javaScriptEnabled ? 360 : 1280, height: 800 },
    });

    test("a guest corrects errors, sends a greeting and then another", async ({
      page,
      demo,
      server,
    }) => {
      const form = await openForm(page, demo);
      if (javaScriptEnabled) {
        await expect(form.send).toBeDisabled();
        await form.name.fill("Åse");
        await form.message.fill(" \n ");
        await expect(form.send).toBeDisabled();
        await form.message.fill("Hei");
        await expect(form.send).toBeEnabled();
        await form.name.fill("");
        await expect(form.send).toBeDisabled();
      } else {
        await form.send.click();
        await expect(form.alert).toContainText("Fyll inn navn og melding");
      }
      await form.name.fill("Tante Åse");
      await form.email.fill("tante@");
      await form.message.fill("Vi gleder oss,\nbegge to.");
      await form.send.click();
      await expect(form.alert).toContainText("Skriv en e-postadresse");
      await expect(form.message).toHaveValue("Vi gleder oss,\nbegge to.");
      await expectNoSidewaysScroll(page);

      await form.email.fill("tante.aase@example.no");
      if (!javaScriptEnabled) await makeFormsOlder(page, server, demo.weddingId);
      await form.send.click();
      await expect(page.getByText(thanks)).toBeVisible();
      await expect(form.send).toBeHidden();
      expect(await page.content()).not.toMatch(/tante\.|begge to/);
      await expectNoSidewaysScroll(page);

      await page.getByRole("link", { name: "Skriv en hilsen til" }).click();
      await expect(form.message).toHaveValue("");
      await form.name.fill("Onkel Per");
      await form.message.fill("Hilsen fra meg også.");
      await form.send.click();
      await expect(page.getByText(thanks)).toBeVisible();
    });
  });
}

test("a greeting can be sent by keyboard, and is sent when the network returns", async ({
  page,
  demo,
  context,
}) => {
  const form = await openForm(page, demo);
  await form.name.focus();
  await page.keyboard.type("Åse");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Hilsen fra tastaturet");
  await page.keyboard.press("Tab");
  await expect(form.send).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(thanks)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");

  await form.name.fill("Sølvi");
  await form.message.fill("Fra en låve uten dekning");
  await context.setOffline(true);
  await form.send.click();
  await expect(page.getByText(/Du er uten nett/).first()).toBeVisible();
  await expect(form.message).toHaveValue("Fra en låve uten dekning");
  await context.setOffline(false);
  await expect(page.getByText(thanks)).toBeVisible();
});

test("a greeting whose response got lost is resent unchanged", async ({ page, demo }) => {
  await page.clock.install();
  const bodies: (string | null)[] = [];
  const form = await openForm(page, demo);
  await page.route(isWedding, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    bodies.push(route.request().postData());
    if (bodies.length > 1) return route.continue();
    await route.fetch({ maxRedirects: 0 });
    await route.abort();
  });
  await form.name.fill("Aslaug");
  await form.message.fill("Kom denne fram?");
  await form.send.click();
  await expect(page.getByText("En feil oppstod ved sending av hilsenen").first()).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(page.getByText(thanks)).toBeVisible();
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toBe(bodies[0]);
});

test("a server error shows a message, and the greeting is sent on the next visit", async ({
  page,
  demo,
}) => {
  const form = await openForm(page, demo);
  await page.route(isWedding, (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await form.name.fill("Dagny");
  await form.message.fill("Skrevet én gang");
  await form.send.click();
  await expect(page.getByText("Kunne ikke sende hilsenen. Prøv igjen.")).toBeVisible();

  await page.unrouteAll();
  await expect(form.message).toHaveValue("Skrevet én gang");
  await page.reload();
  await expect(page.locator("#hilsen").getByText(thanks)).toBeVisible();
  await page.reload();
  await page.getByRole("link", { name: "Skriv en hilsen til" }).click();
  await expect(form.message).toHaveValue("");
});

async function openForm(page: Page, { weddingId }: { weddingId: string }) {
  await page.goto(`/wedding?id=${weddingId}`);
  const section = page.locator("#hilsen");
  return {
    name: section.getByLabel("Navn"),
    email: section.getByLabel("E-post"),
    message: section.getByLabel("Melding"),
    alert: section.getByRole("alert"),
    send: section.getByRole("button", { name: "Send hilsen" }),
  };
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const widths = await page
    .locator("html")
    .evaluate((html) => [html.scrollWidth, html.clientWidth]);
  expect(widths[0]).toBe(widths[1]);
}

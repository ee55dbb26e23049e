import { type BrowserContext, expect, type Page } from "@playwright/test";
import { destinationGroups } from "#app/pages/planner/shell/navigation.ts";
import { counter, signIn } from "#tests/support/dashboard.ts";
import { test } from "#tests/support/journey.ts";

const noContact = "Ingen kontakt med Jaord. Sjekk nettet, og prøv igjen.";
const address = "kari.uten.nett@example.no";

test.describe("without a network", () => {
  for (const [path, button] of [
    ["/auth", "Logg inn"],
    ["/auth?mode=signup", "Opprett konto"],
    ["/auth/forgot", "Send lenke"],
  ] as const) {
    test(`${path} keeps what was typed and says why`, async ({ page, context }) => {
      await page.goto(path);
      await ready(page);
      await page.getByLabel("E-post").fill(address);
      const password = page.getByLabel("Passord", { exact: true });
      if (await password.isVisible()) await password.fill("tre røde bær");
      await context.setOffline(true);
      const submit = page.locator("main").getByRole("button", { name: button }).first();
      await submit.click();
      await expect(page.getByRole("alert")).toHaveText(noContact);
      await expect(page.getByRole("alert")).toBeFocused();
      await expect(page.getByLabel("E-post")).toHaveValue(address);
      await context.setOffline(false);
      await submit.click();
      await expect(page.getByText(noContact)).toHaveCount(0);
    });
  }

  test("the mail is not sent again, and the page stays", async ({ page, context }) => {
    await page.goto("/auth/forgot");
    await page.getByLabel("E-post").fill(address);
    await page.getByRole("button", { name: "Send lenke" }).click();
    await expect(page).toHaveURL("/auth/check-mail");
    await ready(page);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Send på nytt" }).click();
    await expect(page.getByRole("status").filter({ hasText: noContact })).toBeVisible();
    await expect(page.getByText(address)).toBeVisible();
  });

  test("a page that does not load says that there is no network", async ({ page, context }) => {
    await page.goto("/auth/forgot");
    await ready(page);
    await loseAnswers(context);
    await page.getByRole("link", { name: "Tilbake til innlogging" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Du er uten nett");
    await expect(page.getByText("500")).toHaveCount(0);
    await context.unroute(data);
    await page.getByRole("link", { name: "Prøv igjen" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Velkommen tilbake");
  });

  test("a tab of the dashboard fails within the planner, and recovers", async ({
    page,
    context,
  }) => {
    await signIn(page);
    await loseAnswers(context);
    const tabs = page.getByRole("navigation", { name: "Visning" });
    await tabs.getByRole("link", { name: "RSVP" }).click();
    const fault = page.getByRole("main").getByRole("alert");
    await expect(fault).toContainText("En feil oppstod ved lasting av RSVP-data");
    await expect(page.getByRole("navigation", { name: "Planlegger" })).toBeVisible();
    await context.unroute(data);
    await page.getByRole("link", { name: "Prøv igjen" }).click();
    await expect(page.getByRole("searchbox", { name: "Søk i svarene" })).toBeVisible();
    await expect(fault).toHaveCount(0);
  });

  test("so does the overview", async ({ page, context }) => {
    await signIn(page);
    await page.goto("/budget");
    await loseAnswers(context);
    await page.getByRole("link", { name: "Oversikt" }).first().click();
    const fault = page.getByRole("main").getByRole("alert");
    await expect(fault).toContainText("En feil oppstod ved lasting av data");
    await context.unroute(data);
    await page.getByRole("link", { name: "Prøv igjen" }).click();
    await expect(counter(page, "Totalt antall svar")).toBeVisible();
  });

  test("an open dashboard says so, until it is back", async ({ page, context }) => {
    await signIn(page);
    const line = page.getByText("Uten kontakt. Tallene kan være gamle.");
    await context.setOffline(true);
    await expect(line).toBeVisible();
    await expect(counter(page, "Totalt antall svar")).toBeVisible();
    await context.setOffline(false);
    await expect(line).toHaveCount(0);
  });
});

test("nothing in the planner scrolls sideways at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page);
  const paths = destinationGroups.flatMap(({ destinations }) => destinations.map(({ to }) => to));
  const tabs = ["wishlist", "gallery"].map((tab) => `/admin?tab=${tab}`);
  for (const path of [...paths, ...tabs, "/settings"]) {
    await page.goto(path);
    const root = page.locator("html");
    const width = await root.evaluate(({ scrollWidth }) => scrollWidth);
    expect([path, width]).toEqual([path, 320]);
  }
});

/** What the framework asks its data from. */
const data = /\.data(\?|$)/;

/** Cuts off what pages load, and leaves their scripts: a tab's is fetched as one goes there. */
async function loseAnswers(context: BrowserContext): Promise<void> {
  await context.route(data, (route) => route.abort("internetdisconnected"));
}

/** Before that, a form is sent as the browser sends it by itself. */
async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("form") ?? {}).some((key) => key.startsWith("__react")),
  );
}

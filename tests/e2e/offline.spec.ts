import { type BrowserContext, expect } from "@playwright/test";
import { destinationGroups } from "#app/pages/planner/shell/navigation.ts";
import { test } from "#tests/support/journey.ts";
import { counter } from "#tests/support/planner.ts";

const offlineMessage = "Ingen kontakt med Jaord. Sjekk nettet, og prøv igjen.";
const email = "kari.uten.nett@example.no";

test.describe("without a network", () => {
  for (const [path, button] of [
    ["/auth", "Logg inn"],
    ["/auth?mode=signup", "Opprett konto"],
    ["/auth/forgot", "Send lenke"],
  ] as const) {
    test(`${path} keeps what was typed and shows an error`, async ({ page, context }) => {
      await page.goto(path);
      await page.getByLabel("E-post").fill(email);
      const password = page.getByLabel("Passord", { exact: true });
      if (await password.isVisible()) await password.fill("tre røde bær");
      await context.setOffline(true);
      const submit = page.locator("main").getByRole("button", { name: button }).first();
      await submit.click();
      await expect(page.getByRole("alert")).toHaveText(offlineMessage);
      await expect(page.getByRole("alert")).toBeFocused();
      await expect(page.getByLabel("E-post")).toHaveValue(email);
      await context.setOffline(false);
      await submit.click();
      await expect(page.getByText(offlineMessage)).toHaveCount(0);
    });
  }

  test("resending the mail fails with a message, and the page stays", async ({ page, context }) => {
    await page.goto("/auth/forgot");
    await page.getByLabel("E-post").fill(email);
    await page.getByRole("button", { name: "Send lenke" }).click();
    await expect(page).toHaveURL("/auth/check-mail");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Send på nytt" }).click();
    await expect(page.getByRole("status").filter({ hasText: offlineMessage })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
  });

  test("a page that fails to load shows the offline message", async ({ page, context }) => {
    await page.goto("/auth/forgot");
    await abortDataRequests(context);
    await page.getByRole("link", { name: "Tilbake til innlogging" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Du er uten nett");
    await expect(page.getByText("500")).toHaveCount(0);
    await context.unroute(dataRequest);
    await page.getByRole("link", { name: "Prøv igjen" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Velkommen tilbake");
  });

  test("a tab of the dashboard fails within the planner, and recovers", async ({
    plannerPage: page,
    context,
  }) => {
    await page.goto("/admin");
    await abortDataRequests(context);
    const tabs = page.getByRole("navigation", { name: "Visning" });
    await tabs.getByRole("link", { name: "RSVP" }).click();
    const error = page.getByRole("main").getByRole("alert");
    await expect(error).toContainText("En feil oppstod ved lasting av RSVP-data");
    await expect(page.getByRole("navigation", { name: "Planlegger" })).toBeVisible();
    await context.unroute(dataRequest);
    await page.getByRole("link", { name: "Prøv igjen" }).click();
    await expect(page.getByRole("searchbox", { name: "Søk i svarene" })).toBeVisible();
    await expect(error).toHaveCount(0);
  });

  test("the overview fails within the planner, and recovers", async ({
    plannerPage: page,
    context,
  }) => {
    await page.goto("/budget");
    await abortDataRequests(context);
    await page.getByRole("link", { name: "Oversikt" }).first().click();
    const error = page.getByRole("main").getByRole("alert");
    await expect(error).toContainText("En feil oppstod ved lasting av data");
    await context.unroute(dataRequest);
    await page.getByRole("link", { name: "Prøv igjen" }).click();
    await expect(counter(page, "Totalt antall svar")).toBeVisible();
  });

  test("an open dashboard shows that it is offline until reconnected", async ({
    plannerPage: page,
    context,
  }) => {
    await page.goto("/admin");
    const line = page.getByText("Uten kontakt. Tallene kan være gamle.");
    await context.setOffline(true);
    await expect(line).toBeVisible();
    await expect(counter(page, "Totalt antall svar")).toBeVisible();
    await context.setOffline(false);
    await expect(line).toHaveCount(0);
  });
});

test("nothing in the planner scrolls sideways at 320 px", async ({ plannerPage: page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const paths = destinationGroups.flatMap(({ destinations }) => destinations.map(({ to }) => to));
  const tabs = ["wishlist", "gallery"].map((tab) => `/admin?tab=${tab}`);
  for (const path of [...paths, ...tabs, "/settings"]) {
    await page.goto(path);
    const root = page.locator("html");
    const width = await root.evaluate(({ scrollWidth }) => scrollWidth);
    expect([path, width]).toEqual([path, 320]);
  }
});

/** The framework's data requests. */
const dataRequest = /\.data(\?|$)/;

/** Aborts data requests only: scripts of other tabs are loaded on navigation. */
async function abortDataRequests(context: BrowserContext): Promise<void> {
  await context.route(dataRequest, (route) => route.abort("internetdisconnected"));
}

import type { Locator, Page, Route } from "@playwright/test";
import { expect, expectAccessible } from "#tests/support/journey.ts";
import { toast } from "#tests/support/planner.ts";
import { seatingTest as test } from "#tests/support/seating-journey.ts";
import { sendChanges } from "#tests/support/seating-rows.ts";

const tableOf = (page: Page, name: string): Locator =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });

const slip = (page: Page, guest: string) =>
  page.getByRole("region", { name: "Uten bord" }).getByRole("button", { name: guest });

async function seatInList(page: Page, guest: string, table: string): Promise<void> {
  await slip(page, guest).click();
  await page
    .getByRole("button", { name: new RegExp(`^Sett her: ${guest}.* ved ${table}$`) })
    .click();
}

test("two partners see each other and each other's moves", async ({ page, couple }) => {
  await couple.open(page, "list");
  const partner = await couple.openAsPartner("list");
  await expect(page.getByText(/mathias.* er her/)).toBeAttached();
  await expect(partner.getByText(/ingrid.* er her/)).toBeAttached();

  await seatInList(partner, "Sigrid Aune", "Koret");
  await expect(tableOf(page, "Koret").getByText("1/6")).toBeVisible();
  await expect(slip(page, "Sigrid Aune")).toHaveCount(0);
  await seatInList(page, "Kjell Moe", "Koret");
  await expect(tableOf(partner, "Koret").getByText("2/6")).toBeVisible();

  // Each undoes the own moves.
  await partner.keyboard.press("Control+z");
  await expect(slip(page, "Sigrid Aune")).toBeVisible();
  await expect(tableOf(page, "Koret").getByText("Kjell Moe")).toBeVisible();
  await partner.keyboard.press("Control+Shift+z");
  await expect(tableOf(page, "Koret").getByText("2/6")).toBeVisible();

  // What the partner changes while a table is being edited stays.
  await page.getByRole("button", { name: "Flere valg for Koret" }).click();
  await page.getByRole("menuitem", { name: "Rediger bord" }).click();
  await page.getByRole("dialog").getByLabel("Antall plasser").fill("7");
  const tableId = couple.tableIds.get("Koret") ?? "";
  await sendChanges(couple, { type: "changeTable", tableId, set: { name: "Sangkoret" } });
  await expect(page.getByText("Sangkoret").first()).toBeAttached();
  await page.getByRole("dialog").getByRole("button", { name: "Lagre" }).click();
  await expect(tableOf(page, "Sangkoret").getByText("2/7")).toBeVisible();

  // A table that the partner deletes meanwhile is not added again.
  await page.getByRole("button", { name: "Flere valg for Sangkoret" }).click();
  await page.getByRole("menuitem", { name: "Rediger bord" }).click();
  await page.getByRole("dialog").getByLabel("Antall plasser").fill("8");
  await sendChanges(couple, { type: "deleteTable", tableId });
  await expect(page.getByText("Sangkoret")).toHaveCount(0);
  await page.getByRole("dialog").getByRole("button", { name: "Lagre" }).click();
  await toast(page, "Kunne ikke oppdatere bordet. Det finnes ikke lenger.").first().waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Avbryt" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Forkast" }).click();

  // A browser may end a closed page before it has told that it is closed.
  await partner.getByRole("link", { name: "Gjesteliste" }).click();
  await expect(page.getByText(/mathias.* er her/)).toHaveCount(0);
});

test("a slow response does not hide a partner who came meanwhile", async ({ page, couple }) => {
  const asked = Promise.withResolvers<void>();
  const partnerIsSeen = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route("**/seating-chart/partner", async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    const response = await route.fetch();
    asked.resolve();
    await partnerIsSeen.promise;
    await route.fulfill({ response });
  });
  const answered = page.waitForResponse("**/seating-chart/partner");
  const slow = page.waitForEvent(
    "requestfinished",
    (request) => request.method() === "POST" && request.url().endsWith("/seating-chart/partner"),
  );
  await couple.open(page);
  await asked.promise;
  await couple.openAsPartner();
  await answered;
  await expect(page.getByText(/mathias.* er her/)).toBeAttached();
  partnerIsSeen.resolve();
  await slow;
  await page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done))));
  await expect(page.getByText(/mathias.* er her/)).toBeAttached();
});

test("a partner sees which table the other holds", async ({ page, couple }) => {
  await couple.open(page);
  const partner = await couple.openAsPartner();
  await expect(partner.getByText(/ingrid.* er her/)).toBeAttached();
  const from = await slip(partner, "Sigrid Aune").boundingBox();
  const to = await partner.getByRole("button", { name: /^Bord 8, Koret/ }).boundingBox();
  if (!from || !to) throw new Error("not on the screen");
  await partner.mouse.move(from.x + 60, from.y + 20);
  await partner.mouse.down();
  await partner.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await expect(page.getByText(/mathias.* holder Koret. Det er plass til 6 til./)).toBeAttached();
  await expect(page.getByRole("region", { name: "Rommet" }).getByText(/mathias/)).toBeVisible();
  await partner.keyboard.press("Escape");
  await partner.mouse.up();
  await expect(page.getByText(/mathias.* er her/)).toBeAttached();
});

test("changes without a network are kept, sent later and reported", async ({
  page,
  context,
  couple,
}) => {
  await couple.open(page, "list");
  await context.setOffline(true);
  await seatInList(page, "Sigrid Aune", "Fam. Hovland");
  await seatInList(page, "Kjell Moe", "Naboene");
  await expect(tableOf(page, "Naboene").getByText("4/8")).toBeVisible();
  const waiting = page.getByRole("button", { name: "2 endringer venter på nett" });
  await waiting.click();
  const pane = page.getByRole("complementary");
  await expect(pane.getByText("Sigrid Aune til Fam. Hovland")).toBeVisible();
  await expectAccessible(page);

  await couple.seat("Runa Hovland", "Fam. Hovland");
  await context.setOffline(false);
  await expect(pane.getByRole("heading", { name: "Nettet er tilbake" })).toBeVisible();
  await expect(pane.getByText("1 av 2 endringer er lagret")).toBeVisible();
  await expect(pane.getByText("Sigrid Aune står uten bord")).toBeVisible();
  const taken = pane.getByText("Runa Hovland fikk den siste plassen ved Fam. Hovland imens.");
  await expect(taken).toBeVisible();
  await expectAccessible(page);
  expect(await couple.seatedAt("Naboene")).toContain("Kjell Moe");
  await pane.getByRole("button", { name: "Finn annet bord" }).click();
  await page.getByRole("button", { name: "Sett her: Sigrid Aune ved Koret" }).click();
  await expect(tableOf(page, "Koret").getByText("Sigrid Aune")).toBeVisible();
  await expect.poll(() => couple.seatedAt("Koret")).toEqual(["Sigrid Aune"]);
});

test("on a phone a banner says what waits for the network", async ({ page, context, couple }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await couple.open(page);
  await context.setOffline(true);
  await slip(page, "Kjell Moe").click();
  await page.getByRole("button", { name: /^Bord 8, Koret/ }).click();
  const table = page.getByRole("complementary", { name: "Koret" });
  await table.getByRole("button", { name: "Lukk" }).click();
  const banner = page.getByRole("status").filter({ hasText: "1 endring venter på nett" });
  await expect(banner).toContainText("Flytt videre, vi sender dem etterpå.");
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await banner.getByRole("button", { name: "Vis" }).click();
  const pane = page.getByRole("complementary", { name: "Venter på nett" });
  await expect(pane.getByText("Kjell Moe til Koret")).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toHaveCount(0);
  await expect.poll(() => couple.seatedAt("Koret")).toEqual(["Kjell Moe"]);
});

test("a network that is back while a request still fails is used soon", async ({
  page,
  couple,
}) => {
  await couple.open(page, "list");
  const last = Promise.withResolvers<Route>();
  let attempts = 0;
  await page.route("**/seating-chart.data*", (route) => {
    if (route.request().method() !== "POST") return route.continue();
    attempts++;
    if (attempts < 3) return route.abort();
    if (attempts === 3) return last.resolve(route);
    return route.continue();
  });
  await seatInList(page, "Sigrid Aune", "Koret");
  const failing = await last.promise;
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await failing.abort();
  await expect(page.getByRole("button", { name: "Lagret" })).toBeVisible();
  expect(await couple.seatedAt("Koret")).toEqual(["Sigrid Aune"]);
});

test("a seat that was taken meanwhile is exchanged with one press", async ({
  page,
  context,
  couple,
}) => {
  await couple.open(page, "list");
  await context.setOffline(true);
  await seatInList(page, "Sigrid Aune", "Fam. Hovland");
  await expect(page.getByRole("button", { name: "1 endring venter på nett" })).toBeVisible();
  await couple.seat("Runa Hovland", "Fam. Hovland");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Bytt med Runa Hovland" }).click();
  await expect(tableOf(page, "Fam. Hovland").getByText("Sigrid Aune")).toBeVisible();
  await expect(slip(page, "Runa Hovland")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Nettet er tilbake" })).toHaveCount(0);
  await expect.poll(() => couple.seatedAt("Fam. Hovland")).toContain("Sigrid Aune");
});

test("a change that was under way when the page was reloaded is saved", async ({
  page,
  context,
  couple,
}) => {
  await couple.open(page, "list");
  const isChange = (url: URL) => url.pathname.startsWith("/seating-chart");
  await context.route(isChange, (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await seatInList(page, "Sigrid Aune", "Koret");
  await expect(page.getByRole("button", { name: "1 endring venter på nett" })).toBeVisible();
  expect(await couple.seatedAt("Koret")).toEqual([]);
  await context.unroute(isChange);
  await page.reload();
  await expect(tableOf(page, "Koret").getByText("Sigrid Aune")).toBeVisible();
  await expect.poll(() => couple.seatedAt("Koret")).toEqual(["Sigrid Aune"]);
  await expect(page.getByRole("button", { name: "Lagret" })).toBeVisible();
});

test("an answer that changes frees the seat, with one click to resolve it", async ({
  page,
  couple,
}) => {
  await couple.open(page, "list");
  await couple.decline("Tiril Aune");
  const table = tableOf(page, "Fam. Aune");
  await expect(table.getByText("Tiril Aune kommer ikke lenger")).toBeVisible();
  await expect(table.getByText("7/8")).toBeVisible();
  await expectAccessible(page);
  await table.getByRole("button", { name: "Frigjør plassen" }).click();
  await expect(table.getByText("Tiril Aune kommer ikke lenger")).toHaveCount(0);
  await expect.poll(() => couple.seatedAt("Fam. Aune")).not.toContain("Tiril Aune");
});

test("a guest who comes after all is told of and gets a seat with one press", async ({
  page,
  couple,
}) => {
  await couple.decline("Kjell Moe");
  await couple.open(page);
  await expect(slip(page, "Sigrid Aune")).toBeVisible();
  await couple.accept("Kjell Moe");
  const message = page.getByText("Kjell Moe kommer, men mangler plass", { exact: true });
  await expect(message).toBeVisible();
  await expect(page.getByRole("button", { name: "Sett ved Koret: Kjell Moe" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Sett ved Koret", exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sett ved Koret", exact: true }).click();
  await expect(page.getByRole("button", { name: "Bord 8, Koret, 1 av 6" })).toBeVisible();
  await expect(slip(page, "Kjell Moe")).toHaveCount(0);
  await expect.poll(() => couple.seatedAt("Koret")).toEqual(["Kjell Moe"]);
});

test("a companion who is added gets a seat beside the guest with one press", async ({
  page,
  couple,
}) => {
  await couple.open(page, "list");
  await couple.addCompanion("Sara Holm");
  await expect(slip(page, "Følge av Sara Holm")).toHaveCount(2);
  await page.getByRole("button", { name: "Sett ved Barndomsvenner: Følge av Sara Holm" }).click();
  await expect(tableOf(page, "Barndomsvenner").getByText("5/8")).toBeVisible();
  await expect(slip(page, "Følge av Sara Holm")).toHaveCount(0);
});

import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible } from "#tests/support/journey.ts";
import { seatingTest as test } from "#tests/support/seating-journey.ts";

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

  await partner.close();
  await expect(page.getByText(/mathias.* er her/)).toHaveCount(0);
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

import type { Locator, Page } from "@playwright/test";
import { Client } from "pg";
import { withFailingWrites } from "#tests/support/failures.ts";
import { sharePhotos } from "#tests/support/guest-client.ts";
import { expect, expectAccessible, test } from "#tests/support/journey.ts";
import { parseHtml } from "#tests/support/parse-html.ts";
import { toast } from "#tests/support/planner.ts";
import { type Session, signInAsDemo } from "#tests/support/sessions.ts";
import { unzip } from "#tests/support/unzip.ts";

// All tests share one couple's gallery; each starts with its own photos.
test.describe.configure({ mode: "serial" });

let couple: Session & { weddingId: string };
let database: Client;

test.beforeAll(async ({ site, server }) => {
  couple = await signInAsDemo(site);
  database = new Client({ connectionString: server.databaseUrl });
  await database.connect();
});

test.beforeEach(async ({ page, site }) => {
  const { weddingId } = couple;
  await database.query("delete from guest_photos where wedding_id = $1", [weddingId]);
  await database.query("delete from blocked_visitors where wedding_id = $1", [weddingId]);
  await database.query("update weddings set approve_photos = false where id = $1", [weddingId]);
  await signIn(page, site);
});

test.afterAll(() => database.end());

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test("photos arrive live and can be deleted, restored, hidden and shown", async ({
    page,
    site,
  }) => {
    await page.goto("/gallery-admin");
    await expect(page.getByRole("heading", { name: "Ingen bilder ennå" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Last ned alle" })).toHaveCount(0);

    await sharePhotos(site, couple.weddingId, 3);
    await expect(cards(page)).toHaveCount(3);
    const middle = card(page, "Bilde nummer 2");
    await expect(middle).toContainText("Solveig");
    await expect(middle).toContainText(/\d{1,2}\. \p{L}+ kl\. \d\d\.\d\d/u);

    await choosePhotoAction(page, middle, "Slett");
    await expect(cards(page)).toHaveCount(2);
    await expectGuestsToSee(site, 2);
    await toast(page, "Bilde slettet").first().waitFor();
    await page.getByRole("button", { name: "Angre" }).first().click();
    await expect(cards(page)).toHaveCount(3);
    await expectGuestsToSee(site, 3);

    await choosePhotoAction(page, middle, "Skjul");
    await expect(middle.getByText("Skjult", { exact: true })).toBeVisible();
    await expectGuestsToSee(site, 2);
    await middle.getByRole("button", { name: "Vis igjen" }).click();
    await expect(middle.getByText("Skjult", { exact: true })).toHaveCount(0);

    // Hides all photos of the visitor.
    await choosePhotoAction(page, middle, "Skjul alt fra avsenderen");
    await expect(page.getByRole("dialog")).toContainText("blir ledige igjen");
    await expect(page.getByRole("button", { name: "Avbryt" })).toBeFocused();
    await page.getByRole("button", { name: "Skjul alt" }).click();
    await expect(page.getByRole("button", { name: "Vis alt fra avsenderen" })).toHaveCount(3);
    await expect(cards(page).locator(":focus")).toHaveCount(1);
    await expectGuestsToSee(site, 0);
    await page.getByRole("button", { name: "Angre" }).last().click();
    await expect(page.getByRole("button", { name: "Vis alt fra avsenderen" })).toHaveCount(0);
    await expectGuestsToSee(site, 3);
  });
});

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("new photos await approval when approval is on", async ({ page, site }) => {
    await page.goto("/gallery-admin");
    const approval = page.getByRole("switch", { name: "Godkjenn bilder før de vises" });
    await approval.click();
    await expect(approval).toBeChecked();
    await toast(page, "Nye bilder venter på dere").first().waitFor();
    await sharePhotos(site, couple.weddingId, 2);
    await expect(cards(page)).toHaveCount(2);
    await expectGuestsToSee(site, 0);

    await page.getByRole("link", { name: /^Venter/ }).click();
    await expect(page).toHaveURL(/vis=venter/);
    await page.getByRole("button", { name: "Godkjenn", exact: true }).first().click();
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Slett bildet fra Solveig" }).click();
    await expect(page.getByRole("heading", { name: "Ingen bilder venter" })).toBeVisible();
    await expectGuestsToSee(site, 1);
    await approval.click();
    await expect(approval).not.toBeChecked();
  });
});

test("several photos are selected and deleted by keyboard, and the focus is kept", async ({
  page,
  site,
}) => {
  await sharePhotos(site, couple.weddingId, 4);
  await page.goto("/gallery-admin");
  await expect(page.getByRole("checkbox").first()).toBeVisible();
  await page.getByRole("checkbox").first().focus();
  await page.keyboard.press("Space");
  await cards(page).nth(1).getByRole("checkbox").focus();
  await page.keyboard.press("Space");
  const bar = page.getByRole("region", { name: "Valgte bilder" });
  await expect(bar).toContainText("2 valgt");
  await bar.getByRole("button", { name: "Slett" }).focus();
  await page.keyboard.press("Enter");
  await expect(cards(page)).toHaveCount(2);
  await expect(bar).toHaveCount(0);
  await toast(page, "2 bilder slettet").first().waitFor();
  await expect(page.locator("li :focus")).toHaveCount(1);
  await page.keyboard.press("Alt+t");
  await page.getByRole("button", { name: "Angre" }).first().focus();
  await page.keyboard.press("Enter");
  await expect(cards(page)).toHaveCount(4);
});

test("partners see each other's changes live, and undo reverts only their own", async ({
  page,
  newPage,
  site,
}) => {
  await sharePhotos(site, couple.weddingId, 2);
  const partner = await newPage();
  await signIn(partner, site);
  await Promise.all([page.goto("/gallery-admin"), partner.goto("/gallery-admin")]);
  await choosePhotoAction(page, card(page, "Bilde nummer 1"), "Skjul");
  const partnerCard = card(partner, "Bilde nummer 1");
  await partnerCard.getByRole("button", { name: "Vis igjen" }).click();
  await expect(partnerCard.getByText("Skjult", { exact: true })).toHaveCount(0);
  await expect(card(page, "Bilde nummer 1").getByText("Skjult", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Angre" }).first().click();
  await toast(page, "Det var gjort allerede").first().waitFor();
  await expectGuestsToSee(site, 2);
});

test("all originals, or the selected ones, download as one archive", async ({ page, site }) => {
  await sharePhotos(site, couple.weddingId, 3, { width: 700 });
  await page.goto("/gallery-admin");
  const all = await (await couple.fetch("/gallery-admin/photos.zip")).bytes();
  expect([...(await unzip(all)).keys()]).toEqual([
    "001 Solveig – Bilde nummer 1.jpg",
    "002 Solveig – Bilde nummer 2.jpg",
    "003 Solveig – Bilde nummer 3.jpg",
  ]);
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Last ned alle" }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^gjestebilder-[\d-]+\.zip$/);
  await page.getByRole("checkbox").first().check();
  const some = page.getByRole("region").getByRole("link", { name: "Last ned" });
  const files = await unzip(
    await (await couple.fetch((await some.getAttribute("href")) ?? "")).bytes(),
  );
  expect([...files.keys()]).toEqual(["001 Solveig – Bilde nummer 3.jpg"]);
  await expect(page.getByRole("link", { name: "Forhåndsvis" })).toHaveAttribute("href", "/preview");
  const large = await page
    .getByRole("link", { name: /^Åpne bildet fra Solveig i ny fane/ })
    .first()
    .getAttribute("href");
  expect(large).toMatch(/-700\.webp$/);
});

test("a failed change shows an error and succeeds on retry", async ({ page, site }) => {
  await sharePhotos(site, couple.weddingId, 2);
  await page.goto("/gallery-admin");
  await withFailingWrites(
    "update on guest_photos",
    async () => {
      await choosePhotoAction(page, card(page, "Bilde nummer 2"), "Skjul");
      await toast(page, "Kunne ikke lagre endringen").first().waitFor();
      await choosePhotoAction(page, card(page, "Bilde nummer 1"), "Slett");
      await toast(page, "Kunne ikke slette bilde").first().waitFor();
      await expect(cards(page)).toHaveCount(2);
      // A hovered toast does not expire.
      await page.getByRole("button", { name: "Prøv igjen" }).last().hover();
    },
    (statements) => database.query(statements),
  );
  await page.getByRole("button", { name: "Prøv igjen" }).last().click();
  await expect(cards(page)).toHaveCount(1);
  await expectGuestsToSee(site, 1);
  // Shows loaded data instead of optimistic updates.
  await page.reload();
  await expect(cards(page)).toHaveCount(1);

  await withFailingLoads(async () => {
    await page.getByRole("link", { name: /^Alle/ }).click();
    await toast(page, "Kunne ikke laste bilder").first().waitFor();
    await expect(cards(page), "what is on the screen stays").toHaveCount(1);
    await page.goto("/gallery-admin");
    await expect(page.getByRole("alert")).toContainText("Kunne ikke laste bilder");
    await expectAccessible(page, "main");
  });
  await page.getByRole("link", { name: "Prøv igjen" }).click();
  await expect(cards(page)).toHaveCount(1);
});

test("two thousand photos are paginated by 48", async ({ page }) => {
  await database.query(
    `with stored as (
       insert into pictures (id, wedding_id, width, height, widths)
       select gen_random_uuid(), $1, 900, 600, '{320,640}' from generate_series(1, 2000)
       returning id)
     insert into guest_photos (wedding_id, id, guest_name, content_hash, visitor_id, created_at)
     select $1, id, 'Kari', n::text, gen_random_uuid(), now() - n * interval '1 second'
     from (select id, row_number() over () as n from stored) as numbered`,
    [couple.weddingId],
  );
  await page.goto("/gallery-admin?side=41");
  await expect(cards(page)).toHaveCount(48);
  await page.getByRole("link", { name: "Neste" }).click();
  await expect(cards(page)).toHaveCount(32);
  await expect(page.getByText(/Viser 1\s969–2\s000 av 2\s000\sbilder/)).toBeVisible();
});

async function signIn(page: Page, site: string): Promise<void> {
  await page.context().addCookies(couple.cookies.map((cookie) => ({ ...cookie, url: site })));
}

async function withFailingLoads(work: () => Promise<void>): Promise<void> {
  await database.query("alter table guest_photos rename column caption to caption_away");
  try {
    await work();
  } finally {
    await database.query("alter table guest_photos rename column caption_away to caption");
  }
}

function cards(page: Page): Locator {
  return page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });
}

function card(page: Page, caption: string): Locator {
  return cards(page).filter({ hasText: caption });
}

async function choosePhotoAction(page: Page, of: Locator, what: string): Promise<void> {
  await of.getByRole("button", { name: /^Flere valg/ }).click();
  await page.getByRole("menuitem", { name: what, exact: true }).click();
}

/** Waits, because changes are sent in the background. */
async function expectGuestsToSee(site: string, photos: number): Promise<void> {
  const count = async () => {
    const html = await (await fetch(`${site}/wedding?id=${couple.weddingId}`)).text();
    return parseHtml(html).document.querySelectorAll(".photo:not([data-example])").length;
  };
  await expect.poll(count).toBe(photos);
}

import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { withFailingWrites } from "#tests/support/failures.ts";
import { expect } from "#tests/support/journey.ts";
import {
  inboxLink,
  messageItem,
  messageItems,
  type ReceivedMessage,
  inboxTest as test,
  toast,
  toastButton,
} from "#tests/support/planner.ts";

const three: ReceivedMessage[] = [
  { name: "Torbjørn Aune", email: "torbjorn@epost.no", message: "Kjære dere.\n\nHilsen onkel" },
  { name: "Liv Hovland", message: "Gratulerer", minutes: 3 * 24 * 60 },
  { name: "Even Solbakken", message: "Gleder meg vilt", minutes: 5 * 24 * 60 },
];

test.describe("on a desktop", () => {
  test("a message is read, replied to by mail and marked by keyboard", async ({ page, couple }) => {
    await couple.receive(...three);
    await couple.open(page);
    const article = page.getByRole("article");
    await expect(page, "the first is open").toHaveURL(/melding=/);
    await expect(article.getByRole("heading", { name: "Torbjørn Aune" })).toBeVisible();
    await expect(messageItem(page, "Torbjørn Aune")).toHaveAttribute("aria-current", "true");
    await expect(messageItem(page, "Torbjørn Aune"), "opening does not answer").toContainText(
      "Ny melding",
    );

    await page.getByRole("searchbox").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(messageItem(page, "Torbjørn Aune")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(article.getByRole("heading", { name: "Liv Hovland" })).toBeFocused();
    await expect(article.getByRole("button", { name: "Send email" })).toBeDisabled();
    await expect(article.getByText("Gjesten la ikke igjen e-post")).toBeVisible();

    await page.keyboard.press("Escape");
    await expect(messageItem(page, "Liv Hovland")).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(article.getByRole("heading", { name: "Torbjørn Aune" })).toBeFocused();
    await page.keyboard.press("Tab");
    const mail = article.getByRole("link", { name: "Send email" });
    await expect(mail).toBeFocused();
    const href = (await mail.getAttribute("href")) ?? "";
    expect(href).toMatch(/^mailto:torbjorn@epost\.no\?subject=Svar%20p%C3%A5.*&body=Hei%20Torbj/);

    await expect(inboxLink(page)).toHaveAccessibleName(/\(3 nye meldinger\)$/);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(toast(page, "Melding markert som besvart").first()).toBeVisible();
    await expect(article.getByRole("heading", { name: "Torbjørn Aune" })).toBeFocused();
    await expect(article.getByText("Besvart", { exact: true }).first()).toBeVisible();
    await expect(article.getByRole("button", { name: "Marker som besvart" })).toHaveCount(0);
    await expect(messageItem(page, "Torbjørn Aune")).toContainText("Besvart");
    await expect(inboxLink(page)).toHaveAccessibleName(/\(2 nye meldinger\)$/);

    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(article.getByRole("button", { name: "Slett" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(messageItem(page, "Torbjørn Aune")).toHaveCount(0);
    await toast(page, "Melding slettet").first().waitFor();
    await expect(page.getByRole("heading", { name: "Meldinger", level: 1 })).toBeFocused();
    await expect(article.getByRole("heading", { name: "Liv Hovland" })).toBeVisible();
    await page.keyboard.press("Alt+t");
    await page.getByRole("button", { name: "Angre" }).focus();
    await page.keyboard.press("Enter");
    await expect(messageItem(page, "Torbjørn Aune")).toContainText("Besvart");
  });

  test("new messages and the partner's changes arrive live without moving the focus", async ({
    page,
    newPage,
    couple,
  }) => {
    await couple.open(page);
    await expect(page.getByRole("heading", { name: "Ingen meldinger ennå" })).toBeVisible();
    await couple.receive(...three);
    await messageItem(page, "Liv Hovland").click();
    const article = page.getByRole("article");
    await expect(article.getByRole("heading", { name: "Liv Hovland" })).toBeFocused();
    const markButton = article.getByRole("button", { name: "Marker som besvart" });
    await markButton.focus();
    await couple.receive({ name: "Kari-Anne Tveit" });
    await expect(messageItems(page).first()).toContainText("Kari-Anne Tveit");
    await expect(
      page.getByRole("status").getByText("Ny melding fra Kari-Anne Tveit"),
    ).toBeAttached();
    await expect(article.getByRole("heading", { name: "Liv Hovland" })).toBeVisible();
    await expect(markButton).toBeFocused();
    await expect(inboxLink(page)).toHaveAccessibleName(/\(4 nye meldinger\)$/);

    const partner = await newPage();
    await couple.open(partner);
    await messageItem(partner, "Liv Hovland").click();
    const partnerArticle = partner.getByRole("article");
    await expect(partnerArticle.getByRole("heading", { name: "Liv Hovland" })).toBeVisible();
    await partnerArticle.getByRole("button", { name: "Marker som besvart" }).click();
    await expect(messageItem(page, "Liv Hovland"), "the partner's mark is seen").toContainText(
      "Besvart",
    );
    await expect(markButton).toHaveCount(0);
    await partnerArticle.getByRole("button", { name: "Slett" }).click();
    await expect(page.getByText("Meldingen er ikke her lenger")).toBeVisible();
    await expect(messageItems(page)).toHaveCount(3);
  });

  test("failed changes show an error and succeed on retry", async ({ page, context, couple }) => {
    await couple.receive(...three);
    await couple.open(page);
    const article = page.getByRole("article");
    const markButton = article.getByRole("button", { name: "Marker som besvart" });
    await withFailingWrites(
      "update on guest_messages",
      async () => {
        await markButton.click();
        await expect(toast(page, "Feil ved markering av melding").first()).toBeVisible();
        await expect(markButton).toBeVisible();
        await expect(messageItem(page, "Torbjørn Aune")).toContainText("Ny melding");
      },
      couple.run,
    );
    await toastButton(page, "Feil ved markering av melding", "Prøv igjen").click();
    await expect(toast(page, "Melding markert som besvart").first()).toBeVisible();
    await expect(markButton).toHaveCount(0);

    await context.setOffline(true);
    await article.getByRole("button", { name: "Slett" }).click();
    await expect(toast(page, "Kunne ikke slette meldingen").first()).toBeVisible();
    await expect(messageItem(page, "Torbjørn Aune"), "it is still there").toBeVisible();
    await context.setOffline(false);
    await toastButton(page, "Kunne ikke slette meldingen", "Prøv igjen").click();
    await expect(messageItem(page, "Torbjørn Aune")).toHaveCount(0);
  });

  test("all messages of a visitor are hidden in two clicks and restored", async ({
    page,
    couple,
  }) => {
    const visitorId = randomUUID();
    await couple.receive({ name: "Ugjest", visitorId }, ...three, { name: "Ugjest to", visitorId });
    await couple.open(page);
    await messageItem(page, "Ugjest to").click();
    const article = page.getByRole("article");
    await expect(article.getByRole("heading", { name: "Ugjest to" })).toBeVisible();
    await article.getByText("Uønsket melding?").click();
    await article.getByRole("button", { name: "Skjul alt fra avsenderen" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Skjul alt" }).click();
    await expect(messageItems(page)).toHaveCount(3);
    await expect(article.getByRole("heading", { name: "Torbjørn Aune" })).toBeVisible();
    await expect(inboxLink(page)).toHaveAccessibleName(/\(3 nye meldinger\)$/);
    await page.getByRole("button", { name: "Angre" }).click();
    await expect(messageItems(page)).toHaveCount(5);
    await expect(inboxLink(page)).toHaveAccessibleName(/\(5 nye meldinger\)$/);
  });

  test("chosen messages are marked, deleted, restored and hidden at once", async ({
    page,
    couple,
  }) => {
    await couple.receive(...three, { name: "Ugjest" });
    await couple.open(page);
    const choose = (name: string) =>
      page.getByRole("checkbox", { name: `Velg meldingen fra ${name}` }).check();
    const bar = page.getByRole("region", { name: "Valgte meldinger" });
    await choose("Liv Hovland");
    await choose("Torbjørn Aune");
    await expect(bar.getByText("2 valgt")).toBeVisible();
    await bar.getByRole("button", { name: "Marker som besvart" }).click();
    await expect(toast(page, "2 meldinger markert som besvart").first()).toBeVisible();
    await expect(messageItem(page, "Torbjørn Aune")).toContainText("Besvart");
    await expect(inboxLink(page)).toHaveAccessibleName(/\(2 nye meldinger\)$/);

    await choose("Liv Hovland");
    await choose("Ugjest");
    await bar.getByRole("button", { name: "Slett" }).click();
    await expect(messageItems(page)).toHaveCount(2);
    await toastButton(page, "2 meldinger slettet", "Angre").click();
    await expect(messageItems(page)).toHaveCount(4);

    await choose("Ugjest");
    await bar.getByRole("button", { name: "Skjul avsenderen" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Skjul alt" }).click();
    await expect(messageItems(page)).toHaveCount(3);
    await toastButton(page, "Alt fra avsenderen er skjult", "Angre").click();
    await expect(messageItems(page)).toHaveCount(4);
  });

  test("a search that is sent before the first message has opened keeps the focus", async ({
    page,
    couple,
  }) => {
    await couple.receive({ name: "Kari Øy" }, { name: "Ola Å" });
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const opened = page.waitForRequest(/melding=/);
    await page.route(/^(?!.*sok=).*melding=/, async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    await couple.open(page);
    await opened;
    await page.getByRole("searchbox").fill("Ola");
    await page.keyboard.press("Enter");
    await expect(messageItems(page)).toHaveCount(1);
    await expect(page.getByRole("article", { name: "Ola Å" })).toBeVisible();
    await expect(page.getByRole("searchbox")).toBeFocused();
    release();
    await page.unrouteAll({ behavior: "wait" });
  });

  test("two thousand messages are filtered, searched and paged through", async ({
    page,
    couple,
  }) => {
    const many = Array.from({ length: 2000 }, (_, number) => ({
      name: `Gjest ${number}`,
      message: number === 1234 ? "Kransekake med blåbær" : "Hei",
      minutes: number,
    }));
    await couple.receive(...many);
    await couple.run(
      `update guest_messages set replied = true where guest_name in ('Gjest 0', 'Gjest 3')`,
    );
    await couple.open(page);
    await expect(messageItems(page)).toHaveCount(50);
    await page.getByRole("link", { name: "Eldre" }).click();
    await expect(messageItems(page).first()).toContainText("Gjest 50");
    await page.getByRole("link", { name: "Nyere" }).click();
    await expect(messageItems(page).first()).toContainText("Gjest 0");
    await page.getByRole("link", { name: "Besvart", exact: true }).click();
    await expect(messageItems(page)).toHaveCount(2);
    await page.getByRole("link", { name: "Alle", exact: true }).click();
    await expect(messageItems(page)).toHaveCount(50);
    await page.getByRole("searchbox").fill("BLÅBÆR");
    await page.keyboard.press("Enter");
    await expect(messageItems(page)).toHaveCount(1);
    await expect(messageItem(page, "Gjest 1234")).toBeVisible();
    await expect(page.getByRole("searchbox")).toBeFocused();
    await page.getByRole("searchbox").fill("finnes ikke");
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("heading", { name: "Ingen meldinger passer til søket" }),
    ).toBeVisible();
    await page.getByRole("link", { name: "Vis alle meldinger" }).click();
    await expect(messageItems(page)).toHaveCount(50);
    await expect(page.getByRole("searchbox")).toHaveValue("");
  });
});

test("on a phone the focus follows from list to message and back", async ({ page, couple }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await couple.open(page);
  await expect(page.getByRole("heading", { name: "Ingen meldinger ennå" })).toBeVisible();
  await couple.receive(...three);
  await expect(messageItem(page, "Liv Hovland")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
  await messageItem(page, "Liv Hovland").press("Enter");
  const article = page.getByRole("article");
  await expect(article.getByRole("heading", { name: "Liv Hovland" })).toBeFocused();
  await expect(messageItems(page)).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await article.getByRole("button", { name: "Marker som besvart" }).click();
  await expect(article.getByText("Besvart", { exact: true }).last()).toBeVisible();
  await article.getByRole("link", { name: "Meldinger" }).press("Enter");
  await expect(messageItem(page, "Liv Hovland")).toBeFocused();
  await expect(messageItem(page, "Liv Hovland")).toContainText("Besvart");
  await expectNoSidewaysScroll(page);
  await messageItem(page, "Liv Hovland").click();
  const { promise: undone, resolve } = Promise.withResolvers<void>();
  await page.route(/\/guest-messages\.data/, async (route) => {
    if (route.request().method() === "GET") await undone;
    await route.continue();
  });
  await article.getByRole("button", { name: "Slett" }).click();
  await expect(messageItems(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Angre" }).click();
  resolve();
  await expect(messageItems(page), "also when the deletion was not loaded before").toHaveCount(3);

  await couple.open(page, `?melding=${randomUUID()}`);
  await expect(page.getByText("Meldingen er ikke her lenger")).toBeVisible();
});

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const widths = await page
    .locator("html")
    .evaluate((html) => [html.scrollWidth, html.clientWidth]);
  expect(widths[0]).toBe(widths[1]);
}

import { expect } from "#tests/support/journey.ts";
import {
  messageItem,
  messageItems,
  inboxTest as test,
  toast,
  toastButton,
} from "#tests/support/planner.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test("a message that could not be deleted stays open when another one is restored", async ({
  page,
  context,
  couple,
}) => {
  await couple.receive(
    { name: "Liv Hovland", message: "Gratulerer" },
    { name: "Torbjørn Aune", message: "Kjære dere", minutes: 60 },
    { name: "Even Solbakken", message: "Gleder meg vilt", minutes: 120 },
  );
  await couple.open(page);
  await messageItem(page, "Even Solbakken").click();
  const article = page.getByRole("article");
  await expect(article.getByRole("heading", { name: "Even Solbakken" })).toBeVisible();
  await context.setOffline(true);
  await article.getByRole("button", { name: "Slett" }).click();
  await expect(toast(page, "Kunne ikke slette meldingen").first()).toBeVisible();
  await context.setOffline(false);

  await page.getByRole("checkbox", { name: "Velg meldingen fra Liv Hovland" }).check();
  const bar = page.getByRole("region", { name: "Valgte meldinger" });
  await bar.getByRole("button", { name: "Slett" }).click();
  await expect(messageItems(page)).toHaveCount(2);
  const restored = page.waitForResponse(
    (response) =>
      response.request().method() === "POST" &&
      (response.request().postData() ?? "").includes("restore"),
  );
  await toastButton(page, "Melding slettet", "Angre").click();
  await restored;
  await expect(messageItems(page)).toHaveCount(3);
  await expect(article.getByRole("heading", { name: "Even Solbakken" })).toBeVisible();
});

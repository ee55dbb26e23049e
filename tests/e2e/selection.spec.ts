import { insertGreeting, insertPhoto } from "#tests/support/factories.ts";
import { expect, test } from "#tests/support/journey.ts";
import { addSessionCookies, inboxLink, messageItems, toast } from "#tests/support/planner.ts";
import { signUpOwner } from "#tests/support/sessions.ts";

test("all photos that wait are chosen, also on other pages, and approved by keyboard", async ({
  page,
  site,
  server,
}) => {
  const { weddingId, ...couple } = await signUpOwner(server, "velger@example.no");
  await addSessionCookies(page, couple, site);
  for (let count = 0; count < 49; count++) await insertPhoto(weddingId, { status: "awaiting" });
  await page.goto("/gallery-admin?vis=venter");
  const boxes = page.getByRole("checkbox", { name: /^Velg bildet/ });
  const bar = page.getByRole("region", { name: "Valgte bilder" });
  await boxes.first().check();
  await boxes.first().press("Tab");
  await expect(page.getByRole("button", { name: "Til valgene" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(bar).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(bar.getByRole("button", { name: "Velg alle 48 på siden" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(bar).toContainText("48 valgt");
  await bar.getByRole("button", { name: "Velg alle 49" }).press("Enter");
  await expect(bar).toContainText("49 valgt");
  await expect(bar.getByRole("button", { name: "Vis" })).toHaveCount(0);
  await bar.getByRole("button", { name: "Godkjenn" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Ingen bilder venter" })).toBeVisible();
  await page.goto("/gallery-admin");
  await boxes.first().check();
  await expect(bar.getByRole("button", { name: "Godkjenn" })).toHaveCount(0);
});

test("all new messages are marked as replied in two presses", async ({ page, site, server }) => {
  const { weddingId, ...couple } = await signUpOwner(server, "svarer@example.no");
  await addSessionCookies(page, couple, site);
  for (let count = 0; count < 16; count++) await insertGreeting(weddingId);
  await page.goto("/guest-messages");
  await expect(inboxLink(page)).toHaveAccessibleName(/\(16 nye meldinger\)$/);
  await page.getByText("Marker alle 16 nye som besvart").click();
  await page.getByRole("button", { name: "Marker 16 som besvart" }).click();
  await expect(toast(page, "16 meldinger markert som besvart").first()).toBeVisible();
  await expect(inboxLink(page)).not.toHaveAccessibleName(/nye meldinger/);
  await expect(messageItems(page).filter({ hasText: "Besvart" })).toHaveCount(16);
});

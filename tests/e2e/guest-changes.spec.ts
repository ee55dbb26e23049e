import { randomUUID } from "node:crypto";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { insertGuest, insertOwner } from "#tests/support/factories.ts";
import { sendAnswer } from "#tests/support/guest-client.ts";
import { expect, test } from "#tests/support/journey.ts";
import { addSessionCookies, toast, toastButton } from "#tests/support/planner.ts";
import { type Session, signUp, signUpOwner } from "#tests/support/sessions.ts";

const changesTest = test.extend<{ couple: Session & { weddingId: OwnedWeddingId } }>({
  couple: async ({ server, site, page }, use) => {
    const couple = await signUpOwner(server, `endringer-${randomUUID()}@example.no`);
    await addSessionCookies(page, couple, site);
    await use({ ...couple, weddingId: couple.weddingId as OwnedWeddingId });
  },
});

const path = "/guest-list?vis=siden-sist";

changesTest(
  "what guests answer is new until it is marked as seen",
  async ({ page, site, couple }) => {
    await insertGuest(couple.weddingId, { name: "Amina Yusuf" });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Ingen har svart ennå." })).toBeVisible();

    const answer = { guestName: "Amina Yusuf", email: "amina@epost.no" };
    await sendAnswer(site, couple.weddingId, { ...answer, dietaryRestrictions: "Halal" });
    await expect(page.getByRole("heading", { name: "Amina Yusuf kommer" })).toBeVisible();
    await expect(page.getByText("Halal")).toBeVisible();
    await expect(page.getByRole("link", { name: "Siden sist 1" })).toBeVisible();

    await page.goto("/admin");
    await expect(page.getByText("Amina Yusuf kommer", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Se endringen" }).click();

    await page.getByRole("button", { name: "Alt er sett" }).click();
    await expect(page.getByRole("heading", { name: "Ingenting nytt siden i dag." })).toBeVisible();
    await toastButton(page, "Alt er sett", "Angre").click();
    await expect(page.getByRole("heading", { name: "Amina Yusuf kommer" })).toBeVisible();
  },
);

changesTest(
  "each partner sees what the other has set",
  async ({ page, newPage, site, server, couple }) => {
    await insertGuest(couple.weddingId, { name: "Gudrun Moe" });
    const partner = await signUp(server, `ola-${randomUUID()}@example.no`);
    await insertOwner(couple.weddingId, partner.userId);
    const theirs = await newPage();
    await theirs.setViewportSize({ width: 360, height: 740 });
    await addSessionCookies(theirs, partner, site);
    await page.goto(path);
    await theirs.goto("/guest-list");
    await theirs.getByRole("button", { name: "Flere valg for Gudrun Moe" }).click();
    await theirs
      .getByRole("dialog")
      .getByRole("button", { name: "Sett status: Kommer", exact: true })
      .click();
    await toast(theirs, "1 gjest satt til Kommer").first().waitFor();
    const told = page.getByRole("heading", { name: /^ola-.* satte Gudrun Moe til Kommer$/ });
    await expect(told).toBeVisible();
    await theirs.goto(path);
    await expect(theirs.getByRole("heading", { name: "Ingen har svart ennå." })).toBeVisible();
  },
);

changesTest.describe("without script", () => {
  changesTest.use({ javaScriptEnabled: false });

  changesTest(
    "changes are read, marked as seen and brought back",
    async ({ page, site, couple }) => {
      await sendAnswer(site, couple.weddingId, { guestName: "Rolf", email: "rolf@epost.no" });
      await page.goto("/guest-list");
      await page.getByRole("link", { name: "Siden sist 1" }).click();
      await expect(page.getByRole("heading", { name: "Rolf kommer" })).toBeVisible();
      await page.getByRole("button", { name: "Alt er sett" }).click();
      await expect(page.getByRole("heading", { name: /^Ingenting nytt/ })).toBeVisible();
      await page.getByRole("button", { name: "Angre" }).click();
      await expect(page.getByRole("heading", { name: "Rolf kommer" })).toBeVisible();
    },
  );
});

changesTest("the view of invitations has its own address", async ({ page, couple }) => {
  expect(couple.weddingId).toBeTruthy();
  await page.goto("/guest-list?vis=invitasjoner");
  await expect(page).toHaveURL("/guest-list/invitations");
});

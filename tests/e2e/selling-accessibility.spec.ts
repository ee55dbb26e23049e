import { randomUUID } from "node:crypto";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import type { ListingStatus } from "#app/features/marketplace/rules.ts";
import { checkStates, type State } from "#tests/support/accessibility.ts";
import { test } from "#tests/support/journey.ts";
import { insertListing } from "#tests/support/listings.ts";
import { addSessionCookies } from "#tests/support/planner.ts";
import { insertEnquiry } from "#tests/support/selling.ts";
import { signUp } from "#tests/support/sessions.ts";

// Journeys check the states that take several users or a mail.

const emptyStates: State[] = [
  { path: "/my-listings" },
  { path: "/favorites" },
  { path: "/saved-searches" },
  { path: "/conversations" },
];

const myListingsStates: State[] = [
  { path: "/my-listings" },
  {
    name: "choices of a listing",
    part: "[role=menu]",
    reach: async (page) => {
      await page.getByRole("button", { name: "Flere valg for Servise published" }).click();
      await page.getByRole("menu").waitFor();
    },
  },
  {
    name: "question before deletion",
    part: "[role=dialog]",
    reach: async (page) => {
      await page.getByRole("menuitem", { name: "Slett" }).click();
      await page.getByRole("dialog", { name: "Slette «Servise published»?" }).waitFor();
    },
  },
  {
    name: "sale with an error",
    part: "[role=dialog]",
    reach: async (page) => {
      await page.keyboard.press("Escape");
      await page
        .getByRole("button", { name: /^Marker som solgt/ })
        .first()
        .click();
      const dialog = page.getByRole("dialog", { name: "Marker som solgt" });
      await dialog.getByLabel("Hva ble prisen?").fill("mye");
      await dialog.getByRole("button", { name: "Marker som solgt" }).click();
      await dialog.getByText("Skriv prisen dere ble enige om").waitFor();
    },
  },
];

const conversationStates = (id: string): State[] => [
  { path: "/conversations?vis=selger" },
  { path: `/conversations/${id}` },
  {
    name: "sale",
    part: "[role=dialog]",
    reach: async (page) => {
      await page.getByRole("button", { name: "Marker som solgt" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "report without a reason",
    part: "[role=dialog]",
    reach: async (page) => {
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Flere valg for samtalen" }).click();
      await page.getByText("Rapporter …").click();
      const dialog = page.getByRole("dialog", { name: "Rapporter samtalen" });
      await dialog.getByRole("button", { name: "Send rapporten" }).click();
      await dialog.getByText("Velg hva det gjelder.").first().waitFor();
    },
  },
];

test("the pages of a seller without anything are accessible", async ({ page, site }) => {
  await addSessionCookies(
    page,
    await signUp({ url: site }, `tom-${randomUUID()}@example.no`),
    site,
  );
  await checkStates(page, emptyStates);
});

test("the pages of a seller are accessible", async ({ page, site }) => {
  const session = await signUp({ url: site }, `full-${randomUUID()}@example.no`);
  const userId = session.userId as AccountId;
  await addSessionCookies(page, session, site);
  const statuses: ListingStatus[] = ["draft", "review", "reserved", "sold", "withdrawn"];
  for (const status of statuses)
    await insertListing({ userId, status, title: `Servise ${status}` });
  const listingId = await insertListing({ userId, title: "Servise published" });
  const text = "Betal på forhånd, eller ring 912 34 567";
  const { conversationId } = await insertEnquiry(listingId, undefined, { text });
  await insertEnquiry(listingId);
  await checkStates(page, [...conversationStates(conversationId), ...myListingsStates]);
});

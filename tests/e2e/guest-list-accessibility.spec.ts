import { checkStates, desktop, phone, type State } from "#tests/support/accessibility.ts";
import { test } from "#tests/support/journey.ts";

/** Axe reads the whole page, so states of dialogs are reached from a list with one guest. */
const guestListStates: State[] = [
  { path: "/guest-list" },
  {
    name: "chosen guests and the menu of statuses",
    part: "#valgte",
    reach: async (page) => {
      await page.getByLabel("Velg Torbjørn Solberg").check();
      await page.getByRole("button", { name: "Sett status" }).click();
      await page.getByRole("menuitem", { name: "Kommer", exact: true }).waitFor();
    },
  },
  {
    path: "/guest-list?sok=Amina",
    name: "sheet of a guest",
    part: "[role=dialog]",
    reach: async (page) => {
      await page.getByRole("rowheader", { name: "Amina Yusuf" }).getByRole("link").click();
      await page.getByRole("dialog", { name: "Amina Yusuf" }).waitFor();
    },
  },
  {
    path: "/guest-list?sok=Amina",
    name: "dialog of a new guest",
    part: "[role=dialog]",
    reach: async (page) => {
      await page.getByRole("button", { name: "Legg til gjest" }).first().click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    path: "/guest-list?sok=Amina",
    name: "both values of a guest",
    part: "[role=dialog]",
    widths: phone,
    reach: async (page) => {
      await page.getByRole("button", { name: "Flere valg for Amina Yusuf" }).click();
      await page.getByRole("button", { name: "Sett status: Kommer ikke" }).click();
      await page.getByText("Svaret er et annet").first().waitFor();
      await page.getByRole("rowheader", { name: "Amina Yusuf" }).getByRole("link").click();
      await page.getByRole("button", { name: "Bruk svaret" }).waitFor();
    },
  },
  {
    path: "/guest-list?sok=Sigrid",
    name: "actions of a guest",
    part: "[role=dialog]",
    reach: async (page) => {
      await page.getByRole("button", { name: "Flere valg for Sigrid Lie" }).click();
      await page.getByRole("dialog", { name: "Sigrid Lie" }).waitFor();
    },
  },
  {
    path: "/guest-list?sok=Sigrid",
    name: "menu of exports",
    part: "[role=menu]",
    reach: async (page) => {
      await page.getByRole("button", { name: /^(Eksporter|Flere handlinger)$/ }).click();
      await page.getByRole("menuitem", { name: "Last ned Excel" }).waitFor();
    },
  },
  {
    path: "/guest-list?sok=Sigrid",
    name: "dialog of a new category",
    part: "[role=dialog]",
    widths: desktop,
    reach: async (page) => {
      await page.getByRole("button", { name: "Legg til kategori" }).click();
      await page.getByRole("dialog", { name: "Legg til kategori" }).waitFor();
    },
  },
  { path: "/guest-list?sok=finnes-ikke" },
  { path: "/guest-list?vis=siden-sist" },
  { path: "/guest-list?vis=ukoblede" },
  {
    name: "choice of another guest",
    part: "[role=dialog]",
    reach: async (page) => {
      await page
        .getByRole("button", { name: /^Velg en annen/ })
        .first()
        .click();
      await page.getByRole("dialog").waitFor();
    },
  },
];

const invitationStates: State[] = [
  { path: "/guest-list/invitations" },
  { path: "/guest-list/invitations?vis=send" },
  { path: "/guest-list/invitations?vis=paminnelse" },
  { path: "/guest-list/invitations?vis=logg" },
  { path: "/guest-list/invitations?vis=liste" },
  { path: "/guest-list/invitations?vis=skjema" },
  { path: "/guest-list/invitations?vis=konvolutter", widths: phone },
  {
    name: "household",
    reach: async (page) => {
      await page.goto("/guest-list/invitations");
      await page.getByRole("link", { name: "Solberg", exact: true }).click();
      await page.getByText("Brevets vei").waitFor();
    },
  },
];

test("the guest list is accessible", ({ plannerPage }) =>
  checkStates(plannerPage, guestListStates));

test("the invitations are accessible", ({ plannerPage }) =>
  checkStates(plannerPage, invitationStates));

import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { userRoles } from "#app/features/accounts/tables.server.ts";
import { report } from "#app/features/conversations/commands.server.ts";
import { addOwnVendor } from "#app/features/vendors/chosen/commands.server.ts";
import { vendors } from "#app/features/vendors/tables.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { checkStates, desktop, type State } from "#tests/support/accessibility.ts";
import { ownVendor } from "#tests/support/chosen-vendors.ts";
import { insertSides } from "#tests/support/conversations.ts";
import { insertListedVendor } from "#tests/support/directory.ts";
import { test } from "#tests/support/journey.ts";
import { addSessionCookies } from "#tests/support/planner.ts";
import { signUp, signUpOwner } from "#tests/support/sessions.ts";
import { insertRequest, insertReview } from "#tests/support/vendors.ts";

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).first().click();

const dialog = (page: Page) => page.getByRole("dialog").waitFor();

test("the directory and the couple's vendors are accessible", async ({ page, site, server }) => {
  const { weddingId, ...couple } = await signUpOwner(server, `axe-${randomUUID()}@example.no`);
  await addSessionCookies(page, couple, site);
  const vendorId = await insertListedVendor({ businessName: "Studio Nordlys" });
  await insertReview(vendorId, { title: "Rolige folk", comment: "Alt gikk fint.", reply: "Takk!" });
  const panel = `/vendors?leverandor=${vendorId}`;
  await checkStates(page, [
    { path: "/vendors?kategori=fotograf&bekreftet=bare" },
    { path: "/vendors?sok=finnes-ikke" },
    { path: "/vendors/requests" },
    { path: "/vendors/mine" },
    { path: panel, part: "[role=dialog]", reach: dialog },
    { path: `${panel}&skjema=foresporsel`, part: "[role=dialog]", reach: dialog },
    { path: `${panel}&skjema=anmeldelse`, part: "[role=dialog]", reach: dialog },
    {
      path: panel,
      name: "dialog of the choice",
      part: "[role=dialog]",
      reach: async (shown) => {
        await press("Velg som fotograf")(shown);
        await shown.getByLabel("Avtalt pris").waitFor();
      },
    },
  ]);
  const chosen = {
    ...ownVendor,
    phone: "+4722001012",
    notes: "Til midnatt",
    agreedPrice: 9_000_00,
  };
  await addOwnVendor(weddingId as OwnedWeddingId, randomUUID(), chosen);
  await checkStates(page, [
    {
      path: "/vendors/mine",
      name: "with a vendor",
      reach: (shown) => shown.getByText("Mer om avtalen").click(),
    },
    {
      name: "actions of a vendor",
      part: "[role=menu]",
      reach: press("Flere valg for Onkel Arne"),
    },
    {
      name: "dialog of the vendor",
      part: "[role=dialog]",
      reach: async (shown) => {
        await shown.getByRole("menuitem", { name: "Rediger" }).click();
        await dialog(shown);
      },
    },
    {
      name: "dialog of the budget",
      part: "[role=dialog]",
      reach: async (shown) => {
        await shown.keyboard.press("Escape");
        await press("Legg i budsjettet: Onkel Arne")(shown);
        await dialog(shown);
      },
    },
  ]);
});

test("the vendor's area is accessible", async ({ page, site, server }) => {
  await checkStates(page, [{ path: "/for-vendors", name: "of a visitor" }]);
  const vendor = await signUp(server, `axe-${randomUUID()}@example.no`);
  await addSessionCookies(page, vendor, site);
  await checkStates(page, [{ path: "/for-vendors/register" }]);
  await db().insert(userRoles).values({ userId: vendor.userId, role: "vendor" });
  const vendorId = await insertListedVendor({ userId: vendor.userId, status: "draft" });
  await checkStates(page, [
    { path: "/for-vendors" },
    {
      name: "question before deleting",
      part: "[role=dialog]",
      reach: async (shown) => {
        await press("Slett oppføringen")(shown);
        await dialog(shown);
      },
    },
    {
      path: "/for-vendors",
      name: "preview",
      widths: desktop,
      reach: (shown) =>
        shown
          .getByText(/^Nummer \d+ av/)
          .first()
          .waitFor(),
    },
    { path: "/for-vendors/requests" },
    { path: "/for-vendors/reviews" },
  ]);
  const conversationId = await insertRequest(vendor.userId, { vendorId, businessName: "Lys" });
  await insertReview(vendorId, { comment: "Flinke folk" });
  await insertReview(vendorId, { comment: "Fine bilder", reply: "Takk for sist!" });
  const state = (status: "pending" | "rejected" | "suspended"): State => ({
    path: "/for-vendors",
    name: status,
    part: "main",
    reach: async (shown) => {
      await setStatus(vendorId, status);
      await shown.reload();
    },
  });
  await checkStates(page, [
    { path: `/for-vendors/requests/${conversationId}` },
    { path: "/for-vendors/reviews", name: "with a form", reach: press(/^Svar til/) },
    state("pending"),
    state("rejected"),
    state("suspended"),
  ]);
  await db().delete(userRoles).where(eq(userRoles.userId, vendor.userId));
  await checkStates(page, [{ path: "/for-vendors", name: "without the role" }]);
});

test("moderation is accessible", async ({ page, site, server }) => {
  const admin = await signUp(server, `axe-${randomUUID()}@example.no`);
  await db().insert(userRoles).values({ userId: admin.userId, role: "admin" });
  await addSessionCookies(page, admin, site);
  const name = `Axe ${randomUUID()}`;
  const vendorId = await insertListedVendor({ businessName: name, status: "pending" });
  await insertReview(vendorId, {
    comment: "Grov tone",
    hiddenAt: new Date(),
    hiddenReason: "Grov",
  });
  await insertReview(vendorId, { comment: "Rolige folk" });
  const { kari } = await insertSides();
  await report(kari, { id: randomUUID(), reason: "fraud", text: "Ba om forskudd" });
  await checkStates(page, [
    { path: "/moderation/vendors" },
    { name: "menu of a check", part: "[role=menu]", reach: press(`Nettside for ${name}: åpen`) },
    {
      name: "rejection without a reason",
      part: "[role=dialog]",
      reach: async (shown) => {
        await shown.keyboard.press("Escape");
        await press(`Avvis ${name}`)(shown);
        await shown.getByRole("dialog").getByRole("button", { name: "Avvis" }).click();
        await shown.getByText("Skriv en begrunnelse").first().waitFor();
      },
    },
    {
      path: "/moderation/vendors?vis=avvist",
      name: "dialog of a new vendor",
      part: "[role=dialog]",
      reach: async (shown) => {
        await press("Ny leverandør")(shown);
        await dialog(shown);
      },
    },
    ...["godkjent", "bekreftet", "avvist", "sperret"].map(
      (list): State => ({ path: `/moderation/vendors?vis=${list}`, part: "main" }),
    ),
    { path: "/moderation/reviews" },
    {
      name: "dialog of a review",
      part: "[role=dialog]",
      reach: async (shown) => {
        await press("Skjul")(shown);
        await dialog(shown);
      },
    },
    { path: "/moderation/reviews?vis=skjulte", part: "main" },
    {
      path: "/moderation/reports",
      reach: (shown) => shown.getByText("De siste meldingene i samtalen").first().click(),
    },
    {
      name: "dialog of a report",
      part: "[role=dialog]",
      reach: async (shown) => {
        await press("Lukk meldingen")(shown);
        await dialog(shown);
      },
    },
    { path: "/moderation/roles?epost=finnes.ikke@example.no" },
    { path: "/moderation/newsletter", part: "main", widths: desktop },
    { path: "/moderation/audit" },
    { path: "/moderation/audit?vis=roller", part: "main" },
  ]);
});

async function setStatus(id: string, status: "pending" | "rejected" | "suspended"): Promise<void> {
  await db()
    .update(vendors)
    .set({ status, statusReason: "Nettsiden finnes ikke.", submittedAt: new Date() })
    .where(eq(vendors.id, id));
}

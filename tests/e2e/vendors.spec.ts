import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { addMessage } from "#app/features/conversations/commands.server.ts";
import { outbox } from "#app/features/delivery/tables.server.ts";
import {
  vendorContactRequests,
  vendorOffers,
  vendors as vendorTable,
} from "#app/features/vendors/tables.server.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { insertListedVendor } from "#tests/support/directory.ts";
import { insertUser } from "#tests/support/factories.ts";
import { expect, expectAccessible, test as journey } from "#tests/support/journey.ts";
import { toast, toastButton } from "#tests/support/planner.ts";
import { signUpOwner } from "#tests/support/sessions.ts";

const vendorEmail = "post@studio-isbre.example";

interface VendorsFixture {
  email: string;
  vendorAccount: string;
  vendorId: string;
}

let couples = 0;

/** A new couple, and a verified photographer with an account. */
const test = journey.extend<{ vendors: VendorsFixture }>({
  vendors: async ({ server, site, page }, use, { workerIndex }) => {
    const email = `leverandor-${workerIndex}-${++couples}@example.no`;
    const couple = await signUpOwner(server, email);
    await page.context().addCookies(couple.cookies.map((cookie) => ({ ...cookie, url: site })));
    const vendorAccount = await insertUser({ name: "Silje Brun" });
    const vendorId = await insertListedVendor({
      userId: vendorAccount,
      businessName: `Studio Isbre ${couples}`,
      town: "Ørsta",
      email: vendorEmail,
      verifiedAt: new Date(),
    });
    await use({ email, vendorAccount, vendorId });
  },
});

test.use({ viewport: { width: 1280, height: 900 } });

test("vendors are found by words, filters and keyboard", async ({ page, vendors }) => {
  await page.goto("/vendors");
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(12);
  await expectAccessible(page);
  await expect(page.getByText("Ingen kan betale for en plass")).toBeVisible();

  await test.step("a misspelt search is corrected", async () => {
    await page.getByRole("searchbox").fill("isbrre orsta");
    await expect(page.getByText("Viser treff på «isbre orsta»")).toBeVisible();
    await expect(cards.filter({ hasText: "Studio Isbre" }).first()).toBeVisible();
  });

  await test.step("nothing found names what to remove", async () => {
    await page.goto("/vendors?sok=hest+og+vogn&kategori=transport&pris=rimelig&bekreftet=bare");
    await expect(page.getByRole("heading", { name: "Ingen leverandører funnet" })).toBeVisible();
    await expect(page.getByText("Ingen i Transport passer til alt dere har valgt.")).toBeVisible();
    await expectAccessible(page);
    for (const choice of ["«hest og vogn»", "Rimelig"]) {
      const chip = page.getByRole("link", { name: `Fjern ${choice}` });
      await chip.click();
      await expect(chip).toBeHidden();
    }
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(page).toHaveURL("/vendors?kategori=transport&bekreftet=bare");
  });

  await test.step("the panel has an address of its own, and Back closes it", async () => {
    await page.goto(`/vendors?sok=isbre`);
    const link = cards.getByRole("link", { name: /^Studio Isbre/ }).first();
    await link.focus();
    await page.keyboard.press("Enter");
    const panel = page.getByRole("dialog", { name: /Studio Isbre/ });
    await expect(panel.getByText("Ingen anmeldelser ennå").first()).toBeVisible();
    await expectAccessible(page, "[role=dialog]");
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL("/vendors?sok=isbre");
    await page.goto(`/vendors?leverandor=${vendors.vendorId}`);
    await expect(panel).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(page, "[role=dialog]");
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
  });

  await test.step("vendors that are not approved have no page", async () => {
    const hidden = await insertListedVendor({ status: "pending", businessName: "Skjult AS" });
    await page.goto(`/vendors?leverandor=${hidden}`);
    await expect(page.getByRole("heading", { name: "Leverandører" })).toBeVisible();
    await expect(page.getByText("Skjult AS")).toHaveCount(0);
  });
});

test("a request reaches the vendor; the offer becomes a part of the budget", async ({
  page,
  mail,
  vendors,
}) => {
  const { email, vendorAccount, vendorId } = vendors;
  await page.goto(`/vendors?leverandor=${vendorId}`);
  const panel = page.getByRole("dialog", { name: /Studio Isbre/ });
  await panel.getByRole("button", { name: "Send forespørsel" }).click();
  const form = page.getByRole("dialog").filter({ hasText: "Forespørsel til" });

  await test.step("what goes along is shown before it is sent", async () => {
    await expect(form.getByRole("list", { name: "Dette følger med" })).toContainText(email);
    await expect(form.getByLabel("Dato")).toHaveValue(/^20\d\d-/);
    await expectAccessible(page, "[role=dialog]");
    await form.getByLabel("Budsjett").selectOption({ label: "25 000–50 000 kr" });
    await form.getByLabel("Melding").fill("Er dere ledige?");
    await form.getByRole("button", { name: "Send forespørsel" }).click();
    await expect(toast(page, "Forespørsel sendt til leverandør!").first()).toBeVisible();
  });

  await test.step("the vendor gets a mail with the couple's address to reply to", async () => {
    const sent = await mail.waitFor(vendorEmail);
    expect(sent.replyTo?.address).toBe(email);
    expect(sent.text).toContain("Er dere ledige?");
  });

  await test.step("an offer arrives live", async () => {
    await page.goto("/vendors/requests");
    // Beside the list, the newest one opens by itself.
    await expect(page).toHaveURL(/\/vendors\/requests\/[0-9a-f-]{36}$/);
    await expect(page.getByText("Venter svar").first()).toBeVisible();
    await expectAccessible(page);
    const conversationId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    await answer(conversationId, vendorAccount);
    await expect(page.getByText("Vi er ledige hele dagen").first()).toBeVisible();
    await expect(page.getByText("34 000 kr").first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("choosing puts the price into the budget with one click", async () => {
    const dialog = page.getByRole("dialog", { name: /^Velg Studio Isbre/ });
    for (const path of [`/vendors?leverandor=${vendorId}`, page.url()]) {
      await page.goto(path);
      await page.getByRole("button", { name: "Velg som fotograf" }).click();
      await expect(dialog.getByLabel("Avtalt pris")).toHaveValue(/^34\s000$/);
    }
    await expect(dialog.getByLabel("Legg prisen i budsjettet")).toBeChecked();
    await expectAccessible(page, "[role=dialog]");
    await dialog.getByRole("button", { name: "Velg som fotograf" }).click();
    await expect(toast(page, "Leverandøren er valgt").first()).toBeVisible();
    await page.getByRole("link", { name: "Se Mine leverandører" }).click();
    const row = page
      .getByRole("list", { name: "Leverandørene etter kategori" })
      .getByRole("listitem")
      .filter({ hasText: "Studio Isbre" });
    await expect(row).toContainText("34 000 kr");
    await expect(row.getByRole("link", { name: "I budsjettet" })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload();
    const tab = page.getByRole("link", { name: /^Mine leverandører/ });
    await expect(tab).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  await test.step("removing can be undone", async () => {
    await page.getByRole("button", { name: /^Flere valg for Studio Isbre/ }).click();
    await page.getByRole("menuitem", { name: "Fjern" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Studio Isbre" })).toHaveCount(0);
    await toastButton(page, "Leverandøren er fjernet", "Angre").click();
    await expect(page.getByRole("listitem").filter({ hasText: "Studio Isbre" })).toBeVisible();
  });
});

test("a request that did not arrive is sent again by hand", async ({ page, mail, vendors }) => {
  const email = `post-${randomUUID()}@isbre.example`;
  await db().update(vendorTable).set({ email }).where(eq(vendorTable.id, vendors.vendorId));
  await page.goto(`/vendors?leverandor=${vendors.vendorId}&skjema=foresporsel`);
  const form = page.getByRole("dialog").filter({ hasText: "Forespørsel til" });
  await form.getByRole("button", { name: "Send forespørsel" }).click();
  await expect(toast(page, "Forespørsel sendt til leverandør!").first()).toBeVisible();
  await mail.waitFor(email);
  await page.goto("/vendors/requests");
  const [steps, again] = [
    page.getByRole("list", { name: "Forespørselen", exact: true }),
    page.getByRole("button", { name: "Prøv igjen" }),
  ];
  await expect(steps).toContainText("Levert");
  await expect(again).toHaveCount(0);

  await test.step("a failed mail", async () => {
    await setMailStatus(vendors.vendorId, "failed");
    await page.reload();
    await expect(steps).toContainText("kom ikke fram");
    await expect(page.getByRole("navigation", { name: "Forespørsler" })).toContainText(
      "Ikke levert",
    );
    await expectAccessible(page);
    await again.press("Enter");
    await expect(toast(page, "Forespørselen sendes på nytt").first()).toBeVisible();
    await mail.waitFor(email, /./, 2);
    await expect(again).toHaveCount(0);
  });

  await test.step("one of which nobody knows, on a phone", async () => {
    await setMailStatus(vendors.vendorId, "uncertain");
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/vendors/requests");
    await page.getByRole("link", { name: /Studio Isbre.*Usikkert/ }).click();
    await expect(steps).toContainText("usikkert om den kom fram");
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await again.click();
    await mail.waitFor(email, /./, 3);
    await expect(steps).not.toContainText("usikkert");
  });

  await test.step("a no can be taken back", async () => {
    await page.getByRole("button", { name: "Takk nei" }).click();
    await expect(page.getByText("Dere har takket nei.")).toBeVisible();
    await page.getByRole("button", { name: "Angre nei" }).click();
    await expect(page.getByRole("button", { name: "Takk nei" })).toBeVisible();
  });
});

test("a review is written with the arrow keys, edited, deleted", async ({ page, vendors }) => {
  await page.goto(`/vendors?leverandor=${vendors.vendorId}`);
  const panel = page.getByRole("dialog", { name: /Studio Isbre/ });
  await panel.getByRole("button", { name: "Skriv anmeldelse" }).click();
  const form = page.getByRole("dialog").filter({ hasText: "Anmeldelse av" });
  await expect(form.getByRole("radio", { checked: true })).toHaveValue("5");
  await form.getByRole("radio", { checked: true }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(form.getByText("4 av 5, veldig bra").last()).toBeVisible();
  await expectAccessible(page, "[role=dialog]");
  await form.getByLabel("Tittel").fill("Rolige folk");
  await form.getByRole("button", { name: "Legg til anmeldelse" }).click();
  await expect(toast(page, "Anmeldelse lagt til!").first()).toBeVisible();
  await expect(panel.getByRole("heading", { name: "Rolige folk" })).toBeVisible();
  await expect(panel.getByText("4,0").first()).toBeVisible();

  await panel.getByRole("button", { name: "Rediger anmeldelsen" }).click();
  await form.getByLabel("Tittel").fill("Rolige, blide folk");
  await form.getByRole("button", { name: "Lagre anmeldelsen" }).click();
  await expect(panel.getByRole("heading", { name: "Rolige, blide folk" })).toBeVisible();

  await panel.getByRole("button", { name: "Slett anmeldelsen" }).click();
  await expect(panel.getByText("Ingen anmeldelser ennå").first()).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("search, filters, request, review", async ({ page, mail, vendors }) => {
    await page.goto("/vendors");
    await page.getByRole("searchbox").fill("isbre");
    await page.getByRole("button", { name: "Søk" }).click();
    await expect(page).toHaveURL("/vendors?sok=isbre");
    await page.getByLabel("Bare bekreftede").check();
    await page.getByRole("button", { name: "Vis", exact: true }).click();
    await expect(page).toHaveURL(/sok=isbre&.*bekreftet=bare/);
    await expect(page.getByRole("article").first()).toContainText("Studio Isbre");

    await page.goto(`/vendors?leverandor=${vendors.vendorId}&skjema=foresporsel`);
    await page.getByLabel("Melding").fill("Uten skript");
    await page.getByRole("button", { name: "Send forespørsel" }).click();
    await expect(page.getByText("Forespørsel sendt til leverandør!")).toBeVisible();
    const sent = await mail.waitFor(vendorEmail);
    expect(sent.replyTo?.address).toBe(vendors.email);

    await page.goto(`/vendors?leverandor=${vendors.vendorId}&skjema=anmeldelse`);
    await page.getByRole("button", { name: "Legg til anmeldelse" }).click();
    await expect(page.getByText("Anmeldelse lagt til!")).toBeVisible();
  });
});

/** As the delivery of the latest mail would have set it. */
async function setMailStatus(vendorId: string, status: "failed" | "uncertain"): Promise<void> {
  const ofVendor = db()
    .select({ id: vendorContactRequests.mailId })
    .from(vendorContactRequests)
    .where(eq(vendorContactRequests.vendorId, vendorId));
  await db().update(outbox).set({ status }).where(inArray(outbox.id, ofVendor));
}

async function answer(conversationId: string, userId: string): Promise<void> {
  const id = randomUUID();
  const participant = { conversationId, side: "answerer", userId } as never;
  const text = "Vi er ledige hele dagen";
  await transaction(async (tx) => {
    await addMessage(tx, participant, { id, text, attachmentId: null });
    const offer = { availability: "free", price: 34_000_00, summary: "Hele dagen" } as const;
    await tx.insert(vendorOffers).values({ conversationId, messageId: id, ...offer });
  });
}

import { addOwnVendor } from "#app/features/vendors/chosen/commands.server.ts";
import { budgetTest, insertBudget } from "#tests/support/budget-journey.ts";
import { ownVendor } from "#tests/support/chosen-vendors.ts";
import { expect, expectAccessible } from "#tests/support/journey.ts";
import { toast } from "#tests/support/planner.ts";
import { signUpOwner } from "#tests/support/sessions.ts";

const pdf = (name: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7\n%%EOF\n"),
});

budgetTest.use({ viewport: { width: 1440, height: 900 } });

budgetTest(
  "receipts and contracts are stored, and opened by their couple alone",
  async ({ page, couple, server }) => {
    const stranger = await signUpOwner(server, `nysgjerrig-${couple.weddingId}@example.no`);
    const expectPrivate = async (href: string | null) => {
      const path = href ?? "";
      const own = await couple.fetch(path);
      expect([own.status, own.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
      expect((await stranger.fetch(path)).status).toBe(404);
      const visitor = await fetch(new URL(path, server.url), { redirect: "manual" });
      expect(visitor.headers.get("Location")).toContain("/auth");
    };

    await budgetTest.step("the receipt of a payment", async () => {
      await insertBudget(couple.weddingId, [
        {
          name: "Middag",
          category: "Mat",
          agreed: 60_000,
          payments: [{ name: "depositum", amount: 20_000 }],
        },
      ]);
      await page.goto("/budget?vis=poster");
      await page.getByRole("link", { name: "Middag" }).click();
      const sheet = page.getByRole("dialog", { name: "Middag" });
      await sheet.getByRole("button", { name: "Legg ved kvittering for depositum" }).click();
      const payment = page.getByRole("dialog", { name: "Rediger betaling" });
      await payment.getByLabel(/^Kvittering:/).setInputFiles(pdf("Kvittering mai.pdf"));
      await expect(payment.getByRole("link", { name: "Kvittering mai.pdf" })).toBeVisible();
      await expectAccessible(page, "[role=dialog]");
      await payment.getByRole("button", { name: "Lagre" }).click();
      await toast(page, "Betalingen er oppdatert").first().waitFor();
      const receipt = sheet.getByRole("link", { name: "Kvittering for depositum" });
      await expectPrivate(await receipt.getAttribute("href"));
    });

    await budgetTest.step("the contract of a vendor", async () => {
      await addOwnVendor(couple.weddingId, crypto.randomUUID(), ownVendor);
      await page.goto("/vendors/mine");
      await page.getByRole("button", { name: "Flere valg for Onkel Arne" }).click();
      await page.getByRole("menuitem", { name: "Rediger" }).click();
      const vendor = page.getByRole("dialog", { name: "Rediger leverandøren" });
      await vendor.getByLabel(/^Kontrakt:/).setInputFiles(pdf("Avtale.pdf"));
      await expect(vendor.getByRole("link", { name: "Avtale.pdf" })).toBeVisible();
      await expectAccessible(page, "[role=dialog]");
      await vendor.getByRole("button", { name: "Lagre" }).click();
      await toast(page, "Leverandøren er oppdatert").first().waitFor();
      await page.getByText("Mer om avtalen").click();
      const contract = page.getByRole("link", { name: "Avtale.pdf" });
      await expectPrivate(await contract.getAttribute("href"));
    });
  },
);

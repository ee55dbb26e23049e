import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { ensureCodes } from "#app/features/guests/codes/commands.server.ts";
import { invitationPath } from "#app/features/guests/codes/rules.ts";
import { countGuests } from "#app/features/rsvp/guest-links/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { type ThemeId, themeIds } from "#app/features/weddings/rules.ts";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { checkStates, desktop, expectTextContrast, phone } from "#tests/support/accessibility.ts";
import { insertGuest, insertWedding } from "#tests/support/factories.ts";
import { makeFormsOlder } from "#tests/support/guest-page.ts";
import { expect, test } from "#tests/support/journey.ts";
import { addSessionCookies } from "#tests/support/planner.ts";
import { type Session, signUpOwner } from "#tests/support/sessions.ts";

const small = { width: 360, height: 740 };
const large = { width: 1440, height: 900 };

for (const [device, javaScriptEnabled, viewport] of [
  ["on a phone", true, small],
  ["on a desktop without script", false, large],
] as const) {
  test.describe(device, () => {
    test.use({ javaScriptEnabled, viewport });

    test("a household answers on one page and changes its answer", async ({ page, server }) => {
      const { wedding, path } = await invite();
      const send = async (button: string) => {
        if (!javaScriptEnabled) await makeFormsOlder(page, server, wedding);
        await page.getByRole("button", { name: button }).click();
      };
      await page.goto(path);
      await page.getByRole("link", { name: "Svar for alle tre" }).click();
      await answer(page, "Marit", "Kommer");
      await send("Send svaret");
      await expect(page.getByRole("alert")).toContainText("Ett svar mangler.");
      await answer(page, "Eir", "Kommer");
      await page.getByText("Allergi eller kosthold Eir").click();
      const diet = page.getByRole("listitem").filter({ hasText: "Eir" }).first();
      await diet.getByLabel("Nøtter").check({ force: true });
      await diet.getByLabel("Noe annet").check({ force: true });
      await diet.getByLabel("Annen allergi eller kosthold").fill("ikke løk");
      await answer(page, "Følge", "Kommer ikke");
      await send("Send svaret");
      await expect(page.getByRole("heading", { name: /Takk for bekreftelsen/ })).toBeVisible();
      await expect(page.getByRole("list", { name: "Svaret" })).toContainText("Nøtter, ikke løk");
      expect(await countGuests(wedding)).toMatchObject({ comingPersons: 2, unlinkedAnswers: 0 });
      await page.getByRole("link", { name: "Endre svaret" }).click();
      await answer(page, "Eir", "Kommer ikke");
      await send("Lagre endringen");
      await expect(page.getByRole("list", { name: "Svaret" })).toContainText("Kommer ikke");
      expect(await countGuests(wedding)).toMatchObject({ comingPersons: 1, declined: 1 });
    });
  });
}

test.describe("of a household that cannot come", () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with script" : "without script", () => {
      test.use({ javaScriptEnabled, viewport: small });

      test("the greeting reaches the couple", async ({ page, browser, server, site }) => {
        const couple = await signUpCouple(server);
        const { path } = await invite({ wedding: couple.weddingId });
        const makeOlder = async () => {
          if (!javaScriptEnabled) await makeFormsOlder(page, server, couple.weddingId);
        };
        await page.goto(`${path}?svar=1`);
        if (javaScriptEnabled) await page.getByRole("button", { name: "Ingen av oss kan" }).click();
        else for (const name of ["Marit", "Eir"]) await answer(page, name, "Kommer ikke");
        await makeOlder();
        await page.getByRole("button", { name: "Send svaret" }).click();
        await expect(page.getByRole("heading", { name: /Takk for beskjeden/ })).toBeVisible();
        await page.getByLabel("Melding").fill("Vi tenker på dere!");
        await makeOlder();
        await page.getByRole("button", { name: "Send hilsen" }).click();
        await expect(page.getByRole("status")).toHaveText("Meldingen er sendt til Kari og Ola.");
        expect(await readMessages(browser, couple, site)).toContain("Vi tenker på dere!");
      });
    });
  }
});

test.describe("after the last day", () => {
  test.use({ viewport: small });

  test("what is noted is shown, and a message reaches the couple", async ({
    page,
    browser,
    server,
    site,
  }) => {
    const couple = await signUpCouple(server);
    const { path, wedding } = await invite({ wedding: couple.weddingId });
    await page.goto(`${path}?svar=1`);
    await page.getByRole("button", { name: "Alle tre kommer" }).click();
    await setDeadline(wedding, "2026-01-01");
    await page.getByRole("button", { name: "Send svaret" }).click();
    await expect(page.getByRole("alert")).toContainText("Svarfristen er ute");
    expect(await countGuests(wedding)).toMatchObject({ comingPersons: 0 });
    await page.getByRole("button", { name: "Skriv en melding" }).click();
    await page.getByLabel("Melding", { exact: true }).fill("Vi kommer likevel, alle tre");
    await page.getByRole("button", { name: "Send melding" }).click();
    await expect(page.getByText("Meldingen er sendt til")).toBeVisible();
    expect(await readMessages(browser, couple, site)).toContain("Vi kommer likevel, alle tre");
  });
});

test.describe("without a network", () => {
  test.use({ viewport: small });

  test("an answer waits in the browser and is sent once the page is opened again", async ({
    page,
    context,
  }) => {
    const { path, wedding } = await invite();
    await page.goto(`${path}?svar=1`);
    await page.getByRole("button", { name: "Alle tre kommer" }).click();
    await context.setOffline(true);
    await page.getByRole("button", { name: "Send svaret" }).click();
    await expect(page.locator("#rsvp").getByText(/er lagret her/)).toBeVisible();
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto(path);
    await expect(next.locator(".toast")).toContainText("Takk for bekreftelsen");
    expect(await countGuests(wedding)).toMatchObject({ comingPersons: 3 });
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "a code" : "a code without script", () => {
    test.use({ javaScriptEnabled, viewport: small });

    test("that is mistyped can be typed again", async ({ page }) => {
      const { path } = await invite();
      const code = path.split("/").at(-1) ?? "";
      await page.goto("/b");
      await page.getByLabel("Koden på kortet").fill("ZZZZ-ZZZZ");
      await page.getByRole("button", { name: "Åpne" }).click();
      await expect(
        page.getByRole("heading", { name: "Vi finner ikke invitasjonen" }),
      ).toBeVisible();
      await expect(page.getByLabel("Koden på kortet")).toHaveValue("ZZZZ-ZZZZ");
      await page.getByLabel("Koden på kortet").fill(code.toLowerCase().replace("-", " "));
      await page.getByRole("button", { name: "Prøv igjen" }).click();
      await expect(page.getByText("Marit og Eir")).toBeVisible();
    });
  });
}

const partOf = {
  "the letter": ".letter",
  "the form": "#rsvp",
  "the thanks": "#rsvp",
  // The seal is a drawing, whose colour cannot be measured.
  "after the last day": ".sent-text",
};

for (const selectedTheme of themeIds) {
  test(`${selectedTheme} is readable and fits on phones and screens`, async ({ page }) => {
    test.slow();
    const { wedding, path } = await invite({ selectedTheme });
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const [query, name] of [
      ["", "the letter"],
      ["?svar=1", "the form"],
      ["?takk=1", "the thanks"],
      ["", "after the last day"],
    ] as const) {
      await page.setViewportSize(small);
      if (name === "after the last day") await setDeadline(wedding, "2026-01-01");
      await page.goto(path + query);
      for (const width of [360, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(excess, `${name} at ${width}`).toBeLessThanOrEqual(0);
      }
      await page.setViewportSize(small);
      if (query === "?svar=1") {
        await page.getByRole("button", { name: "Alle tre kommer" }).click();
        await page.getByText("Allergi eller kosthold Eir").click();
      }
      const part = partOf[name];
      await expectTextContrast(page, part);
      if (query === "?svar=1") {
        await page.getByRole("button", { name: "Send svaret" }).click();
        await page.getByText("Takk for bekreftelsen").waitFor();
      }
    }
  });
}

test("each state of an invitation is accessible", async ({ page }) => {
  test.slow();
  const { path } = await invite();
  const closed = await invite({ answerDeadline: "2026-01-01" });
  await checkStates(page, [
    { path, widths: [...phone, ...desktop] },
    { path: `${path}?svar=1`, widths: [...phone, ...desktop] },
    {
      name: "missing answers",
      part: "main",
      widths: phone,
      reach: async () => {
        await page.getByRole("button", { name: "Send svaret" }).click();
        await page.getByRole("alert").waitFor();
      },
    },
    {
      name: "thanks",
      part: "main",
      widths: phone,
      reach: async () => {
        for (const name of ["Marit", "Eir", "Følge"]) await answer(page, name, "Kommer");
        await page.getByRole("button", { name: "Send svaret" }).click();
        await page.getByText("Takk for bekreftelsen").waitFor();
      },
    },
    { path: closed.path, widths: phone },
    { path: "/b", widths: phone },
    { path: "/b/x/ZZZZ-ZZZZ", widths: phone },
  ]);
});

async function answer(page: Page, name: string, choice: string): Promise<void> {
  const group = page.getByRole("group", { name, exact: true });
  await group.getByLabel(choice, { exact: true }).check({ force: true });
}

interface Invited {
  wedding?: OwnedWeddingId;
  answerDeadline?: string;
  selectedTheme?: ThemeId;
}

async function invite({ wedding: existing, answerDeadline = "2028-01-01", ...rest }: Invited = {}) {
  const wedding = existing ?? (await insertWedding({ answerDeadline, ...rest }));
  const householdId = randomUUID();
  await insertGuest(wedding, { householdId, name: "Marit Nes", isContact: true });
  await insertGuest(wedding, { householdId, name: "Eir Nes", plusOne: true });
  const code = (await ensureCodes(wedding, [householdId])).get(householdId) ?? "";
  return { wedding, path: invitationPath("Kari og Ola", code) };
}

async function signUpCouple(server: { url: string }) {
  const couple = await signUpOwner(server, `${randomUUID()}@example.no`);
  return { ...couple, weddingId: couple.weddingId as OwnedWeddingId };
}

async function setDeadline(wedding: OwnedWeddingId, answerDeadline: string): Promise<void> {
  await db().update(weddings).set({ answerDeadline }).where(eq(weddings.id, wedding));
}

/** Returns what the couple reads. */
async function readMessages(browser: Browser, couple: Session, site: string): Promise<string> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await addSessionCookies(page, couple, site);
  await page.goto(`${site}/guest-messages`);
  const text = await page.getByRole("main").innerText();
  await context.close();
  return text;
}

import type { Locator, Page, Route } from "@playwright/test";
import { submissionFields } from "#app/features/submissions/rules.ts";
import { makeFormsOlder, setHiddenField } from "#tests/support/guest-page.ts";
import { expect, test } from "#tests/support/journey.ts";

const thanksTexts = {
  coming: "Takk for bekreftelsen! Vi gleder oss til å se deg! 🎉",
  declined: "Takk for beskjeden. Vi kommer til å savne deg! 💕",
};

const isWedding = /\/wedding\?/;

for (const javaScriptEnabled of [true, false]) {
  const title = javaScriptEnabled ? "on a phone" : "on a desktop without JavaScript";
  test.describe(title, () => {
    test.use({
      javaScriptEnabled,
      viewport: { width: javaScriptEnabled ? 360 : 1280, height: 740 },
    });

    test("a guest corrects errors, answers, changes the answer and answers for another guest", async ({
      page,
      context,
      demo,
      server,
    }) => {
      await openAnswerForm(page, demo);
      const send = rsvp(page).getByRole("button", { name: "Send svar" });
      const alert = rsvp(page).getByRole("alert");
      await rsvp(page).getByLabel("Fullt navn").fill("Gunnvor Tveit");
      await send.click();
      await expect(alert).toContainText("Vennligst fyll ut alle obligatoriske felt");
      await expect(rsvp(page).getByLabel("Fullt navn")).toHaveValue("Gunnvor Tveit");
      await expectNoSidewaysScroll(page);

      const email = `gunnvor-${javaScriptEnabled}@example.no`;
      await rsvp(page).getByLabel("E-post").fill(email);
      await choose(page, "Kommer");
      await rsvp(page).getByLabel("Allergier").fill("Nøtter");
      await setHiddenField(page, "honeypot", "Billige klokker");
      await send.click();
      await expect(alert).toContainText("Nettleseren fylte ut et skjult felt");
      await setHiddenField(page, "token", "gammel");
      await send.click();
      await expect(alert).toContainText("Siden har stått åpen lenge");
      await expect(rsvp(page).getByLabel("Fullt navn")).toHaveValue("Gunnvor Tveit");
      await expect(rsvp(page).getByRole("radio", { name: "Kommer", exact: true })).toBeChecked();
      await expectNoSidewaysScroll(page);
      if (!javaScriptEnabled) await makeFormsOlder(page, server, demo.weddingId);
      await send.click();
      await expect(page.getByText(thanksTexts.coming).first()).toBeVisible();
      await expectNoSidewaysScroll(page);

      await rsvp(page).getByRole("link", { name: "Endre svaret" }).click();
      await expect(rsvp(page).getByLabel("E-post")).toHaveValue(email);
      await choose(page, "Kommer ikke");
      await send.click();
      await expect(page.getByText(thanksTexts.declined).first()).toBeVisible();

      await rsvp(page).getByRole("link", { name: "Svar for én person til" }).click();
      await fillIn(page, "Odd Tveit", email);
      if (javaScriptEnabled) await context.setOffline(true);
      await send.click();
      if (javaScriptEnabled) {
        await expect(page.getByText(/Du er uten nett/).first()).toBeVisible();
        await expect(rsvp(page).getByLabel("Fullt navn")).toHaveValue("Odd Tveit");
        await context.setOffline(false);
      }
      await expect(page.getByText("Gunnvor Tveit")).toBeVisible();
      await expect(page.getByText("Odd Tveit")).toBeVisible();
    });
  });
}

test("two guests with the same e-mail keep separate answers", async ({ page, newPage, demo }) => {
  const email = "felles@example.no";
  const other = await newPage();
  for (const [phone, name, diet] of [
    [page, "Ågot Felles", "Nøtter"],
    [other, "Nils Felles", ""],
  ] as const) {
    await openAnswerForm(phone, demo);
    await fillIn(phone, name, email);
    await rsvp(phone).getByLabel("Allergier").fill(diet);
    await rsvp(phone).getByRole("button", { name: "Send svar" }).click();
    await expect(phone.getByText(thanksTexts.coming).first()).toBeVisible();
  }
  await page.reload();
  await rsvp(page).getByRole("link", { name: "Endre svaret" }).click();
  await expect(rsvp(page).getByLabel("Fullt navn")).toHaveValue("Ågot Felles");
  await expect(rsvp(page).getByLabel("Allergier")).toHaveValue("Nøtter");
  const answers = await (await demo.fetch("/admin/answers.csv")).text();
  expect(answers).toMatch(/Ågot Felles.*Nøtter/);
  expect(answers).toContain("Nils Felles");
});

test("the honeypot field is not reachable", async ({ page, demo }) => {
  await openAnswerForm(page, demo);
  await expect(page.getByRole("textbox", { name: "Emne" })).toHaveCount(0);
  await rsvp(page).getByLabel("Fullt navn").focus();
  const focused: string[] = [];
  while (!focused.includes("BUTTON")) {
    await page.keyboard.press("Tab");
    focused.push(
      await page.evaluate(() => document.activeElement?.getAttribute("name") ?? "BUTTON"),
    );
  }
  expect(focused).toContain("message");
  expect(focused).not.toContain(submissionFields.honeypot);
});

test("an answer after the wedding stays on the page, and is not saved as a draft", async ({
  page,
  demo,
}) => {
  const tooLateSection = `<section id="rsvp" data-state="over"><p data-focus>Dagen er over</p></section>`;
  await openAnswerForm(page, demo);
  await fillIn(page, "Seine Sen", "seine@example.no");
  await page.route(isWedding, (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 403, contentType: "text/html", body: tooLateSection })
      : route.continue(),
  );
  await rsvp(page).getByRole("button", { name: "Send svar" }).click();
  await expect(page.getByText("Dagen er over").first()).toBeVisible();
  await expect(rsvp(page).getByLabel("Fullt navn")).toHaveValue("Seine Sen");
  await page.reload();
  await expect(page.getByText("Svaret er ikke sendt ennå.")).toHaveCount(0);
  await expect(rsvp(page).getByLabel("Fullt navn")).toHaveValue("");
});

test("an answer that fails to send survives a reload and is resent unchanged", async ({
  page,
  demo,
}) => {
  await page.clock.install();
  await openAnswerForm(page, demo);
  await fillIn(page, "Åse Øye", "ase.oye@example.no");
  await page.route(isWedding, abortPosts);
  await rsvp(page).getByRole("button", { name: "Send svar" }).click();
  await expect(page.getByText("En feil oppstod ved sending av RSVP").first()).toBeVisible();

  const bodies = collectPostBodies(page);
  await page.reload();
  await expect(page.getByText(/Prøver igjen om litt/)).toBeVisible();
  await expect(rsvp(page).getByLabel("Fullt navn")).toHaveValue("Åse Øye");
  await page.unrouteAll();
  await page.clock.runFor(3_000);
  await expect(page.getByText(thanksTexts.coming).first()).toBeVisible();
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toBe(bodies[0]);
});

test("typing after a failed request cancels the automatic retry", async ({ page, demo }) => {
  await page.clock.install();
  const bodies = collectPostBodies(page);
  await openAnswerForm(page, demo);
  await fillIn(page, "Borghild Li", "borghild@example.no");
  await page.route(isWedding, abortPosts);
  await rsvp(page).getByRole("button", { name: "Send svar" }).click();
  await expect(page.getByText(/Prøver igjen om litt/)).toBeVisible();

  await page.unrouteAll();
  await rsvp(page).getByLabel("Melding").fill("Vi gle");
  await expect(page.getByText("Det du skrev, står her fortsatt.")).toBeVisible();
  await expect(page.getByText(/Prøver igjen om litt/)).toBeHidden();
  await page.clock.runFor(60_000);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await rsvp(page).getByLabel("Melding").fill("Vi gleder oss");
  await rsvp(page).getByRole("button", { name: "Prøv igjen" }).click();
  await expect(page.getByText(thanksTexts.coming).first()).toBeVisible();
  const messages = bodies.map((body) => new URLSearchParams(body).get("message"));
  expect(messages).toEqual(["", "Vi gleder oss"]);
});

test("the form is locked while sending, and unlocked when the request fails", async ({
  page,
  demo,
}) => {
  await openAnswerForm(page, demo);
  await fillIn(page, "Dagny Vik", "dagny@example.no");
  const pendingRoute = Promise.withResolvers<Route>();
  await page.route(isWedding, (route) =>
    route.request().method() === "POST" ? pendingRoute.resolve(route) : route.continue(),
  );
  const companion = rsvp(page).getByLabel("Navn på følge");
  await companion.press("Enter");
  const route = await pendingRoute.promise;
  await page.keyboard.type("for sent");
  await expect(rsvp(page).locator("form")).toHaveAttribute("aria-busy", "true");

  await route.abort();
  await expect(page.getByText("Det du skrev, står her fortsatt.")).toBeVisible();
  await expect(companion).toHaveValue("");
  await expect(companion).toBeFocused();
  await page.keyboard.type("Einar");
  await expect(companion).toHaveValue("Einar");
});

test("a browser without storage does not claim that the answer is saved", async ({
  page,
  demo,
  context,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await openAnswerForm(page, demo);
  await fillIn(page, "Frøydis Aas", "froydis@example.no");
  await context.setOffline(true);
  await rsvp(page).getByRole("button", { name: "Send svar" }).click();
  await expect(page.getByText(/Du er uten nett\. La siden stå åpen/).first()).toBeVisible();
  await expect(page.getByText(/er lagret her/)).toHaveCount(0);
});

function rsvp(page: Page): Locator {
  return page.locator("#rsvp");
}

async function fillIn(page: Page, name: string, email: string): Promise<void> {
  await rsvp(page).getByLabel("Fullt navn").fill(name);
  await rsvp(page).getByLabel("E-post").fill(email);
  await choose(page, "Kommer");
}

function abortPosts(route: Route): Promise<void> {
  return route.request().method() === "POST" ? route.abort() : route.continue();
}

/** Includes failed requests. */
function collectPostBodies(page: Page): string[] {
  const bodies: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") bodies.push(request.postData() ?? "");
  });
  return bodies;
}

async function openAnswerForm(page: Page, { weddingId }: { weddingId: string }): Promise<void> {
  await page.goto(`/wedding?id=${weddingId}`);
  await rsvp(page).locator("summary").click();
  await expect(rsvp(page).getByLabel("Fullt navn")).toBeVisible();
}

async function choose(page: Page, answer: "Kommer" | "Kommer ikke"): Promise<void> {
  await rsvp(page).getByRole("radio", { name: answer, exact: true }).check();
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const widths = await page
    .locator("html")
    .evaluate((html) => [html.scrollWidth, html.clientWidth]);
  expect(widths[0]).toBe(widths[1]);
}

import type { BrowserContext, Page } from "@playwright/test";
import { submissionFields } from "#app/features/submissions/rules.ts";
import { insertPhoto, insertWedding, insertWish, readWish } from "#tests/support/factories.ts";
import { likeButtons } from "#tests/support/guest-page.ts";
import { expect, test } from "#tests/support/journey.ts";
import { execute } from "#tests/support/server.ts";

const stored = /Det du skrev, er lagret her\. Det sendes når nettet er tilbake, eller når du åpner/;
const thanks = "Takk for bekreftelsen! Vi gleder oss til å se deg! 🎉";

test.use({ viewport: { width: 360, height: 740 } });

test.describe("when the tab was closed without a network", () => {
  test("an answer is sent on the next visit, once, and the guest is told", async ({
    page,
    context,
    server,
  }) => {
    const weddingId = await insertWedding();
    await answerOffline(page, context, weddingId, "Åse Øye");
    await page.close();
    await context.setOffline(false);

    const next = await context.newPage();
    await next.goto(`/wedding?id=${weddingId}`);
    await expect(next.locator(".toast", { hasText: thanks })).toBeVisible();
    await expect(next.locator("#rsvp")).toContainText("Åse Øye");
    await expect(next.getByLabel("Navn", { exact: false }).last()).toHaveValue("Åse Øye");
    await next.reload();
    await expect(next.locator("#rsvp")).toContainText("Åse Øye");
    expect(await answersOf(server.databaseUrl, weddingId)).toEqual([["Åse Øye"]]);
  });

  test("two tabs do not send it twice", async ({ page, context, server }) => {
    const weddingId = await insertWedding();
    await answerOffline(page, context, weddingId, "Åse Øye");
    await page.close();
    await context.setOffline(false);
    const posts: string[] = [];
    context.on("request", (request) => {
      if (request.method() === "POST") posts.push(request.url());
    });
    const tabs = [await context.newPage(), await context.newPage()];
    await Promise.all(tabs.map((tab) => tab.goto(`/wedding?id=${weddingId}`)));
    await Promise.all(tabs.map((tab) => tab.waitForLoadState("networkidle")));
    expect(posts).toHaveLength(1);
    expect(await answersOf(server.databaseUrl, weddingId)).toEqual([["Åse Øye"]]);
  });

  test("a refused answer keeps what was typed, also with an old token", async ({
    page,
    context,
    server,
  }) => {
    const weddingId = await insertWedding();
    await openAnswerForm(page, weddingId);
    await page
      .locator(`#svar [name=${submissionFields.token}]`)
      .evaluate((field, text) => field.setAttribute("value", text), "for gammel");
    await fillAnswer(page, "Åse Øye");
    await context.setOffline(true);
    await send(page).click();
    await expect(page.getByText(stored).first()).toBeVisible();
    await page.close();
    await context.setOffline(false);

    const next = await context.newPage();
    await next.goto(`/wedding?id=${weddingId}`);
    await expect(next.locator("#rsvp").getByRole("alert")).toContainText("Siden har stått åpen");
    await expect(next.getByLabel("Fullt navn")).toHaveValue("Åse Øye");
    await send(next).click();
    await expect(next.getByText(thanks).first()).toBeVisible();
    expect(await answersOf(server.databaseUrl, weddingId)).toEqual([["Åse Øye"]]);
  });

  test("a greeting, a reservation and two hearts are sent", async ({ page, context, server }) => {
    const weddingId = await insertWedding();
    const wish = await insertWish(weddingId, { title: "Vase" });
    await insertPhoto(weddingId);
    await insertPhoto(weddingId);
    await page.goto(`/wedding?id=${weddingId}`);
    await context.setOffline(true);
    await page.locator("#hilsen").getByLabel("Navn").fill("Sølvi");
    await page.locator("#hilsen").getByLabel("Melding").fill("Fra en låve");
    await page.getByRole("button", { name: "Send hilsen" }).click();
    await expect(page.locator("#hilsen").getByText(stored)).toBeVisible();
    await page.getByRole("button", { name: "Reserver Vase" }).click();
    await page.getByRole("dialog").getByLabel("Navnet ditt").fill("Sølvi");
    await page.getByRole("dialog").getByRole("button", { name: "Reserver" }).click();
    await expect(page.locator(`#onske-${wish}`).getByText(stored)).toBeVisible();
    await pressDuringNextRead(page, ".photo:last-child .like");
    await likeButtons(page).first().click();
    await expect(page.getByText(/Hjertet er lagret her/)).toBeVisible();
    await expect(likeButtons(page).first()).toHaveAttribute("aria-pressed", "true");
    await page.close();
    await context.setOffline(false);

    const next = await context.newPage();
    await next.goto(`/wedding?id=${weddingId}`);
    await expect(next.locator(`#onske-${wish}`)).toContainText("Du har reservert denne");
    await expect(next.getByText("Takk for hilsenen.")).toBeVisible();
    await expect(likeButtons(next).first()).toHaveAccessibleName(/hjerter: 1$/);
    await expect(likeButtons(next).last()).toHaveAccessibleName(/hjerter: 1$/);
    expect(await readWish(wish)).toMatchObject({ purchasedBy: "Sølvi" });
    const rows = await execute(
      server.databaseUrl,
      "select message from guest_messages where wedding_id = $1",
      [weddingId],
    );
    expect(rows).toEqual([{ message: "Fra en låve" }]);
  });

  test("a reservation of a gift that was taken meanwhile is refused where the guest sees it", async ({
    page,
    context,
    server,
  }) => {
    const weddingId = await insertWedding();
    const wish = await insertWish(weddingId, { title: "Vase" });
    await page.goto(`/wedding?id=${weddingId}`);
    await page.getByRole("button", { name: "Reserver Vase" }).click();
    await page.getByRole("dialog").getByLabel("Navnet ditt").fill("Sølvi");
    await context.setOffline(true);
    await page.getByRole("dialog").getByRole("button", { name: "Reserver" }).click();
    await expect(page.locator(`#onske-${wish}`).getByText(stored)).toBeVisible();
    await page.close();
    await execute(
      server.databaseUrl,
      "update wish_list_items set purchased = true, purchased_by = 'Kari', visitor_id = gen_random_uuid() where id = $1",
      [wish],
    );
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto(`/wedding?id=${weddingId}`);
    await expect(next.locator(`#onske-${wish}`)).toContainText("Denne er dessverre allerede");
    await expect(next.locator(`#onske-${wish}`)).toContainText("Reservert av Kari");
  });
});

test("another guest cannot type over an answer that waits", async ({ page, context }) => {
  const weddingId = await insertWedding();
  await answerOffline(page, context, weddingId, "Åse Øye");
  const locked = page.locator("#svar > [inert]").filter({ has: page.getByLabel("Fullt navn") });
  await expect(locked).toHaveCount(1);
  await page.getByRole("button", { name: "Endre", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Fullt navn" })).toBeFocused();
  await expect(page.getByLabel("Fullt navn")).toHaveValue("Åse Øye");
});

test("an answer that waits has the focus, and no errors of the attempt before", async ({
  page,
  context,
}) => {
  await openAnswerForm(page, await insertWedding());
  await send(page).click();
  await expect(page.locator("#svar .field-error")).toHaveCount(3);
  await fillAnswer(page, "Åse Øye");
  await context.setOffline(true);
  await send(page).click();
  await expect(page.locator("#rsvp").getByText(stored)).toBeVisible();
  await expect(page.locator("#svar").getByRole("button", { name: "Prøv igjen" })).toBeFocused();
  await expect(page.locator("#svar .field-error, #svar .form-errors")).toHaveCount(0);
  await expect(page.locator("#svar [aria-invalid]")).toHaveCount(0);
});

test("a cancelled reservation is not sent", async ({ page, context }) => {
  const weddingId = await insertWedding();
  const wish = await insertWish(weddingId, { title: "Vase" });
  await page.goto(`/wedding?id=${weddingId}`);
  await page.getByRole("button", { name: "Reserver Vase" }).click();
  await page.getByRole("dialog").getByLabel("Navnet ditt").fill("Sølvi");
  await context.setOffline(true);
  await page.getByRole("dialog").getByRole("button", { name: "Reserver" }).click();
  await page.locator(`#onske-${wish}`).getByRole("button", { name: "Avbryt" }).click();
  await expect(page.locator(`#onske-${wish}`).getByText(stored)).toHaveCount(0);
  await context.setOffline(false);
  await page.goto(`/wedding?id=${weddingId}`, { waitUntil: "networkidle" });
  expect(await readWish(wish)).toMatchObject({ purchased: false });
});

async function answerOffline(
  page: Page,
  context: BrowserContext,
  weddingId: string,
  name: string,
): Promise<void> {
  await openAnswerForm(page, weddingId);
  await fillAnswer(page, name);
  await context.setOffline(true);
  await send(page).click();
  await expect(page.locator("#rsvp").getByText(stored)).toBeVisible();
}

async function openAnswerForm(page: Page, weddingId: string): Promise<void> {
  await page.goto(`/wedding?id=${weddingId}`);
  await page.locator("#rsvp summary").click();
}

async function fillAnswer(page: Page, name: string): Promise<void> {
  await page.getByLabel("Fullt navn").fill(name);
  await page.locator("#rsvp").getByLabel("E-post").fill("ase@example.no");
  await page.getByRole("radio", { name: "Kommer", exact: true }).check();
}

function send(page: Page) {
  return page.locator("#rsvp").getByRole("button", { name: "Send svar" });
}

/** Presses a button while the queue reads what waits in the browser. */
async function pressDuringNextRead(page: Page, selector: string): Promise<void> {
  await page.evaluate((pressed) => {
    const { getAll } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.getAll = function (...range) {
      IDBObjectStore.prototype.getAll = getAll;
      document.querySelector<HTMLElement>(pressed)?.click();
      return getAll.apply(this, range);
    };
  }, selector);
}

async function answersOf(databaseUrl: string, weddingId: string): Promise<unknown[]> {
  const rows = await execute(
    databaseUrl,
    "select guest_name from rsvp_responses where wedding_id = $1",
    [weddingId],
  );
  return rows.map(({ guest_name }) => [guest_name]);
}

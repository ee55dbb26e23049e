import { insertAnswer, insertGreeting } from "#tests/support/factories.ts";
import { expect, test } from "#tests/support/journey.ts";
import { addSessionCookies } from "#tests/support/planner.ts";
import { signUpOwner } from "#tests/support/sessions.ts";

test("answers and messages are searched while the user types", async ({ page, site, server }) => {
  const { weddingId, ...couple } = await signUpOwner(server, "sok@example.no");
  await addSessionCookies(page, couple, site);
  for (const guestName of ["Kari Ødegård", "Ola Odden"]) {
    await insertAnswer(weddingId, { guestName });
    await insertGreeting(weddingId, { guestName });
  }
  const screens = [
    { path: "/admin?tab=rsvp", rows: page.locator("tbody tr"), found: "1 svar passer til søket" },
    {
      path: "/guest-messages",
      rows: page.getByRole("list", { name: "Meldinger fra gjester" }).getByRole("listitem"),
      found: "1 melding passer til søket",
    },
  ];
  const devTools = await page.context().newCDPSession(page);
  /** As phones' keyboards do until the end of a word. */
  const compose = (text: string) => {
    const [selectionStart, selectionEnd] = [text.length, text.length];
    return devTools.send("Input.imeSetComposition", { text, selectionStart, selectionEnd });
  };
  for (const { path, rows, found } of screens) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(rows).toHaveCount(2);
      const field = page.getByRole("searchbox");
      const length = await page.evaluate(() => history.length);
      await field.focus();
      await compose("ODEGA ");
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText("Kari Ødegård");
      await expect(page).toHaveURL(/sok=ODEGA/);
      await expect(field, "what is typed is never replaced").toHaveValue("ODEGA ");
      await expect(field).toBeFocused();
      await expect(page.getByRole("search").getByRole("status")).toHaveText(found);
      expect(await page.evaluate(() => history.length), "entries in the history").toBe(length);
      await page.getByRole("searchbox").fill("");
      await page.getByRole("search").getByRole("button", { name: "Søk" }).click();
      await expect(rows).toHaveCount(2);
      await expect(page).not.toHaveURL(/sok/);
    });
  }
});

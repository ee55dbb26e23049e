import { insertOwner } from "#tests/support/factories.ts";
import { expect, expectAccessible, test } from "#tests/support/journey.ts";
import { openEditForm, saveEditForm } from "#tests/support/planner.ts";
import { execute } from "#tests/support/server.ts";
import { signUp } from "#tests/support/sessions.ts";

test("concurrent edits of two owners are never overwritten silently", async ({
  plannerPage: page,
  newPage,
  demo,
  server,
  site,
}) => {
  await openEditForm(page);
  const { cookies, userId } = await signUp(server, "ola@example.no");
  const run = (sql: string) => execute(server.databaseUrl, sql, [demo.weddingId]);
  await insertOwner(demo.weddingId, userId);
  const other = await newPage();
  await other.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: site })));
  await openEditForm(other);
  await other.getByLabel("By", { exact: true }).fill("Odda");
  await page.getByLabel("Sted").fill("Fjordhagen");
  await page.getByLabel("By", { exact: true }).fill("Voss");
  await saveEditForm(other);
  await expect(other).toHaveURL("/admin");

  await expect(page.getByText(/dere har begge endret by/)).toBeVisible();
  await expect(page.getByLabel("By", { exact: true })).toHaveValue("Voss");
  await expect(page.getByLabel("Sted")).toHaveValue("Fjordhagen");
  await expectAccessible(page, "main form");
  const conflict = page.getByRole("alert").filter({ hasText: "Hva skal gjelde?" });
  await saveEditForm(page);
  await expect(conflict).toBeFocused();
  await run("update weddings set reception = 'Kl. 19', version = version + 1 where id = $1");
  await run("select pg_notify('live', $1 || ':wedding')");
  await expect(page.getByLabel("Bryllupsfest")).toHaveValue("Kl. 19");
  await saveEditForm(page);
  await expect(conflict).toBeFocused();
  expect(await run("select city from weddings where id = $1")).toEqual([{ city: "Odda" }]);
  await page.getByRole("button", { name: "Bruk det som er lagret" }).click();
  await expect(page.getByLabel("By", { exact: true })).toHaveValue("Odda");

  await run("update weddings set venue = 'Kaien', version = version + 1 where id = $1");
  await page.getByRole("button", { name: "Lagre endringer" }).focus();
  await saveEditForm(page);
  await expect(page.getByText(/dere har begge endret sted/)).toBeVisible();
  await expect(conflict).toBeFocused();
  await page.getByRole("button", { name: "Behold det som står her" }).click();
  await saveEditForm(page);
  await expect(page).toHaveURL("/admin");
  await expect(page.getByText("Fjordhagen, Odda").first()).toBeVisible();
});

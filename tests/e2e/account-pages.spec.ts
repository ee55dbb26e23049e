import { demoAccount } from "#app/features/accounts/rules.ts";
import { password } from "#tests/support/factories.ts";
import { expect, expectAccessible, test } from "#tests/support/journey.ts";

test.use({ viewport: { width: 360, height: 800 } });

test("a user signs up and resets the password, and mailed links work once", async ({
  page,
  mail,
  newPage,
}) => {
  const email = "alle.sider@example.no";
  const submit = (name: string) => page.getByRole("main").getByRole("button", { name }).first();

  await test.step("a wrong password is rejected", async () => {
    await page.goto("/auth");
    await page.getByLabel("E-post").fill(demoAccount.email);
    await page.getByLabel("Passord", { exact: true }).fill("feil passord");
    await submit("Logg inn").click();
    await expect(page.getByRole("alert")).toContainText("E-postadressen eller passordet stemmer");
  });

  await test.step("signing up corrects errors and sends a mail", async () => {
    await page.getByRole("button", { name: "Opprett konto" }).click();
    await expect(page.getByRole("link", { name: "vilkårene" })).toHaveAttribute("href", "/terms");
    await page.getByLabel("E-post").fill("navn@");
    await page.getByLabel("Passord", { exact: true }).fill("kort");
    await submit("Opprett konto").click();
    await expect(page.getByRole("alert")).toContainText("To felt må rettes");
    await page.getByLabel("E-post").fill(email);
    await page.getByLabel("Passord", { exact: true }).fill(password);
    await submit("Opprett konto").click();
    await expect(page).toHaveURL("/auth/check-mail");
  });

  const confirmation = mail.firstLink(await mail.waitFor(email));

  const phone = await newPage();
  await test.step("the link in another browser asks for the password", async () => {
    await phone.goto(confirmation);
    await expect(phone.getByText("Skriv inn passordet du valgte")).toBeVisible();
    await phone.getByLabel("Passord", { exact: true }).fill("feil passord");
    await phone.getByRole("button", { name: "Bekreft og fortsett" }).click();
    await expect(phone.getByText("Passordet stemmer ikke")).toBeVisible();
    await expectAccessible(phone, "main");
    await phone.getByLabel("Passord", { exact: true }).fill(password);
    await phone.getByRole("button", { name: "Bekreft og fortsett" }).click();
    await expect(phone).toHaveURL(/\/admin$/);
  });

  await test.step("a used link leads to a new password", async () => {
    await page.goto(confirmation);
    await expect(page.getByRole("heading", { name: "Lenken virker ikke lenger" })).toBeVisible();
    await expect(page).toHaveTitle("Lenken virker ikke lenger – Jaord");
    await page.getByRole("link", { name: "Logg inn" }).click();
    await submit("Glemt passord?").click();
    await expect(page.getByRole("heading", { name: "Glemt passord?" })).toBeVisible();
    await submit("Send lenke").click();
    await expect(page.getByRole("alert")).toContainText("Ett felt må rettes");
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Velkommen tilbake" })).toBeVisible();
    await page.getByLabel("E-post").fill(email);
    await submit("Glemt passord?").click();
    await expect(page.getByRole("heading", { name: "Glemt passord?" })).toBeVisible();
    await expect(page.getByLabel("E-post")).toHaveValue(email);
    await submit("Send lenke").click();
    await expect(page).toHaveURL("/auth/check-mail");
    await submit("Send på nytt").click();
    await expect(page.getByRole("status").getByText("Vi har sendt den på nytt.")).toBeVisible();
  });

  const reset = mail.firstLink(await mail.waitFor(email, /nytt passord/));
  await test.step("the link sets a new password, once", async () => {
    await page.goto(reset);
    await page.getByLabel("Nytt passord").fill("12345678");
    await submit("Lagre og logg inn").click();
    await expect(page.getByRole("alert")).toContainText("Ett felt må rettes");
    await expectAccessible(page, "main");
    await page.getByLabel("Nytt passord").fill("tolv blå båter");
    await submit("Lagre og logg inn").click();
    await expect(page).toHaveURL(/\/admin$/);
    await expect(page.getByText("Passordet er byttet, og du er logget inn.").first()).toBeVisible();
    await page.goto(reset);
    await expect(page.getByRole("link", { name: "Få en ny lenke" })).toBeVisible();
  });

  await test.step("a used link for a new e-mail address shows what to do", async () => {
    await page.goto("/auth/new-email?token=brukt");
    await expect(page.getByText(/bytt adressen på nytt under Innstillinger/)).toBeVisible();
  });

  await test.step("the new password ended the other session", async () => {
    await phone.reload();
    await expect(phone, "the new password ended the session there").toHaveURL(/\/auth/);
  });
});

import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, onTestFinished, test } from "vitest";
import { contactMessages } from "#app/features/contact/tables.server.ts";
import { unsubscribeUrl } from "#app/features/delivery/suppression/commands.server.ts";
import { newsletterScope } from "#app/features/delivery/suppression/rules.ts";
import { resumeSubscription } from "#app/features/newsletter/commands.server.ts";
import { newsletterSubscriptions } from "#app/features/newsletter/tables.server.ts";
import { config, configure, parseConfig } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { parseHtml } from "#tests/support/parse-html.ts";
import { firstLinkPath, queuedMails } from "#tests/support/queued-mails.ts";
import { actionArgs, loaderArgs, responseOf } from "#tests/support/route-args.ts";
import * as about from "./about/about.tsx";
import * as confirm from "./newsletter/confirm.tsx";
import * as newsletter from "./newsletter/newsletter.tsx";
import * as unsubscribe from "./unsubscribe.tsx";

useTestDatabase();

interface RouteModule {
  // biome-ignore lint/suspicious/noExplicitAny: the framework generates each route's types
  default: (props: any) => React.ReactNode;
}

function show({ default: Page }: RouteModule, loaderData: unknown, actionData?: unknown) {
  return parseHtml(
    renderToStaticMarkup(
      <MemoryRouter>
        <Page loaderData={loaderData} actionData={actionData} />
      </MemoryRouter>,
    ),
  );
}

const withToken = <Args extends object>(args: Args, path: string) =>
  ({ ...args, params: { token: path.split("/").at(-1) ?? "" } }) as never;

test("/newsletter says what is wrong with an address, and keeps it", async () => {
  const { body: page } = await responseOf(() =>
    newsletter.loader(loaderArgs("/newsletter") as never),
  );
  for (const [typed, error] of [
    ["ingrid@epost", "Adressen mangler noe. Den skal se ut som navn@epost.no."],
    ["", "Skriv e-postadressen din."],
  ] as const) {
    const refused = await responseOf(() =>
      newsletter.action(actionArgs("/newsletter", { email: typed }) as never),
    );
    expect(refused.status).toBe(400);
    const { getByLabelText, getByText } = show(newsletter, page, refused.body);
    expect((getByLabelText("E-postadresse") as HTMLInputElement).value).toBe(typed);
    expect(getByText(error)).toBeDefined();
  }
});

test("a subscription goes from the form by the mailed link to the thanks, and away again", async () => {
  const email = "ingrid@epost.no";
  const sent = await responseOf(() =>
    newsletter.action(actionArgs("/newsletter", { email: ` ${email.toUpperCase()} ` }) as never),
  );
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/newsletter?sent"]);
  const cookies = sent.headers.getSetCookie();
  const waiting = await responseOf(() =>
    newsletter.loader(loaderArgs("/newsletter?sent", { cookies }) as never),
  );
  const waitingPage = show(newsletter, waiting.body);
  expect(waitingPage.getByRole("heading", { level: 1 }).textContent).toBe("Sjekk e-posten din");
  expect(waitingPage.document.body.textContent).toContain(`Vi har sendt en lenke til ${email}.`);

  const path = firstLinkPath((await queuedMails(email)).at(-1));
  const open = async () =>
    (await responseOf(() => confirm.loader(withToken(loaderArgs(path), path)))).body;
  await open();
  expect(await db().select().from(newsletterSubscriptions), "a GET changes nothing").toMatchObject([
    { confirmedAt: null },
  ]);
  const asks = show(confirm, await open());
  expect(asks.getByRole("button", { name: "Bekreft adressen" })).toBeDefined();
  await responseOf(() => confirm.action(withToken(actionArgs(path, {}), path)));
  const thanks = show(confirm, await open());
  expect(thanks.getByRole("heading", { level: 1 }).textContent).toBe(
    "Takk. Da kommer det et brev.",
  );
  const goodbye = thanks.getByRole("link", { name: "Meld deg av" }).getAttribute("href") ?? "";

  // As mail programs do it by RFC 8058, without opening the page.
  const oneClick = { "List-Unsubscribe": "One-Click" };
  await responseOf(() => unsubscribe.action(withToken(actionArgs(goodbye, oneClick), goodbye)));
  expect(await db().select().from(newsletterSubscriptions)).toEqual([]);
  const left = await responseOf(() => unsubscribe.loader(withToken(loaderArgs(goodbye), goodbye)));
  expect(left.body).toEqual({ kind: "newsletter", address: email, isStopped: true });
  await responseOf(() =>
    unsubscribe.action(withToken(actionArgs(goodbye, { undo: "on" }), goodbye)),
  );
  expect(await db().select().from(newsletterSubscriptions)).toMatchObject([{ email }]);
});

test("an unknown link says so with status 410", async () => {
  const path = "/newsletter/confirm/ukjent";
  const { status, body } = await responseOf(() =>
    confirm.loader(withToken(loaderArgs(path), path)),
  );
  expect(status).toBe(410);
  expect(show(confirm, body).getByRole("heading", { level: 1 }).textContent).toBe(
    "Lenken virker ikke lenger",
  );
});

test("leaving the newsletter leaves invitations alone", async () => {
  await resumeSubscription("ola@epost.no");
  const refusal = { address: "ola@epost.no", weddingId: newsletterScope };
  const path = new URL(unsubscribeUrl(refusal)).pathname;
  const { body } = await responseOf(() => unsubscribe.loader(withToken(loaderArgs(path), path)));
  expect(body).toEqual({ kind: "newsletter", address: "ola@epost.no", isStopped: false });
});

test("/about has its sections, and claims no names", async () => {
  const { body } = await responseOf(() => about.loader(loaderArgs("/about") as never));
  const { getByRole, getAllByRole, document } = show(about, body);
  expect(getByRole("heading", { level: 1 }).textContent).toMatch(/^Jaord kommer av ja-ordet/);
  const figures = [...document.querySelectorAll("dd")].map(({ textContent }) => textContent);
  expect(figures.slice(0, 4)).toEqual(["5000+", "15000+", "4.9/5", "2000+"]);
  const headings = getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual([
    "Enkelt å bruke",
    "Tilpasset dere",
    "Alt henger sammen",
    "Redaksjonen",
    "Utviklerne",
    "Kundestøtten",
    "Send oss en melding",
  ]);
  expect(getAllByRole("link", { name: "hei@jaord.no" })).not.toHaveLength(0);
  expect(document.body.textContent).not.toMatch(/Solveig|virkedager|(?<!\p{L})KI(?!\p{L})/u);
});

test("/about says KI where a language model can write the draft", async () => {
  const settings = config();
  onTestFinished(() => configure(settings));
  const model = { TEXT_MODEL_URL: "http://127.0.0.1:9/v1", TEXT_MODEL_NAME: "liten" };
  configure({ ...settings, textModel: parseConfig(model).textModel });
  const { body } = await responseOf(() => about.loader(loaderArgs("/about") as never));
  expect(show(about, body).getByRole("heading", { name: "Tilpasset dere med KI" })).toBeDefined();
});

test("the contact form keeps what was typed until it is right, and then stores it", async () => {
  const { body: page } = await responseOf(() => about.loader(loaderArgs("/about") as never));
  const fields = {
    id: crypto.randomUUID(),
    name: "Kari Nordli",
    email: "kari@epost",
    topic: "guides",
    message: " ",
  };
  const refused = await responseOf(() => about.action(actionArgs("/about", fields) as never));
  expect(refused.status).toBe(400);
  const { document, getByLabelText, getByText, getByRole } = show(about, page, refused.body);
  expect((getByLabelText("Navn") as HTMLInputElement).value).toBe("Kari Nordli");
  expect((getByLabelText("E-post") as HTMLInputElement).value).toBe("kari@epost");
  expect(getByText("Adressen mangler noe. Den skal se ut som navn@epost.no.")).toBeDefined();
  expect(getByText("Skriv en melding.")).toBeDefined();
  const topic = getByRole("radio", { name: "Guide eller feil i tekst" });
  expect(topic.hasAttribute("checked")).toBe(true);
  expect(document.querySelector<HTMLInputElement>("input[name=id]")?.value).toBe(fields.id);

  const right = { ...fields, email: "kari@epost.no", message: "Mormor har bilde." };
  const sent = await responseOf(() => about.action(actionArgs("/about", right) as never));
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/about#melding"]);
  const { id: _, ...written } = right;
  expect(await db().select().from(contactMessages)).toMatchObject([written]);
  const cookies = sent.headers.getSetCookie();
  const after = await responseOf(() => about.loader(loaderArgs("/about", { cookies }) as never));
  const thanks = show(about, after.body).getByRole("status");
  expect(thanks.textContent).toBe("Takk, meldingen er kommet fram.");
});

import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { configure, parseConfig } from "#app/platform/config.server.ts";
import { captureMail, hasDevMailbox, listMails, mailsFor, readMail } from "./dev-mailbox.server.ts";
import { type Mail, mailPage } from "./mail-page.ts";
import { loader } from "./routes/mail-page.ts";

const ids = [
  "11111111-1111-4111-8111-111111111111",
  "22222222-2222-4222-8222-222222222222",
  "33333333-3333-4333-8333-333333333333",
] as const;
const production = {
  NODE_ENV: "production",
  SECRET: "a-secret-that-only-the-tests-know-about",
  PUBLIC_URL: "https://jaord.no",
  SMTP_URL: "smtp://localhost",
};
let dataDir: string;
let time: number;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "mails-"));
});

beforeEach(() => {
  configure(parseConfig({ DATA_DIR: dataDir }));
  time = Date.parse("2026-11-20T17:05:09.042Z");
  setClock(() => time++);
});

afterEach(() => rm(join(dataDir, "mail"), { recursive: true, force: true }));

afterAll(async () => {
  setClock();
  await rm(dataDir, { recursive: true });
});

test("lists the newest first, with all fields of a mail", async () => {
  await captureMail(mailTo("kari@example.no"), ids[0]);
  await captureMail(mailTo("ola@example.no"), ids[1]);
  const mails = await listMails();
  expect(mails.map((mail) => mail.to.address)).toEqual(["ola@example.no", "kari@example.no"]);
  expect(await readMail(mails[1]?.name ?? "")).toEqual({
    ...mailTo("kari@example.no"),
    name: `20261120170509042-${ids[0]}`,
    sentAt: new Date("2026-11-20T17:05:09.042Z"),
  });
});

test("a job that runs twice leaves one mail", async () => {
  await captureMail(mailTo("kari@example.no"), ids[0]);
  await captureMail(mailTo("kari@example.no"), ids[0]);
  expect((await listMails()).length).toBe(1);
});

test("finds the mails to an e-mail address, ignoring case", async () => {
  await captureMail(mailTo("Kari@Example.no"), ids[0]);
  await captureMail(mailTo("ola@example.no"), ids[1]);
  const mails = await mailsFor("kari@example.no");
  expect(mails.map((mail) => mail.to.address)).toEqual(["Kari@Example.no"]);
});

test("waits for a new mail instead of returning an older one", async () => {
  await captureMail(mailTo("kari@example.no"), ids[0]);
  const since = new Date(time);
  const waiting = mailsFor("kari@example.no", since);
  await captureMail(mailTo("kari@example.no"), ids[1]);
  expect((await waiting)[0]?.name).toContain(ids[1]);
});

test("stores the newest 200", async () => {
  for (let i = 0; i < 203; i++) await captureMail(mailTo(`${i}@example.no`), crypto.randomUUID());
  const mails = await listMails();
  expect([mails.length, mails.at(-1)?.to.address]).toEqual([200, "3@example.no"]);
  expect((await readdir(join(dataDir, "mail"))).length).toBe(200);
});

test.each([
  "..",
  "../secret",
  "../secret.json",
  "..%2fsecret",
  "/etc/passwd",
  `../mail/20261120170509042-${ids[0]}`,
  `20261120170509042-${ids[0]}.json`,
  `20261120170509042-${ids[0]}\0`,
  `20261120170509042-${ids[0]}/../../secret`,
  "",
])("does not read %j", async (name) => {
  await writeFile(join(dataDir, "secret.json"), "{}");
  await captureMail(mailTo("kari@example.no"), ids[0]);
  expect(await readMail(name)).toBeNull();
});

test.each([
  ["in production", production],
  ["with a mail server", { SMTP_URL: "smtp://localhost" }],
])("shows nothing %s", async (_, settings) => {
  await captureMail(mailTo("kari@example.no"), ids[0]);
  const name = `20261120170509042-${ids[0]}`;
  configure(parseConfig({ DATA_DIR: dataDir, ...settings }));
  expect(hasDevMailbox()).toBe(false);
  expect(await listMails()).toEqual([]);
  expect(await mailsFor("kari@example.no", new Date(0))).toEqual([]);
  expect(await readMail(name)).toBeNull();
  expect((await loader({ params: { name } })).status).toBe(404);
});

test("the frame allows a mail's own styles and no scripts", async () => {
  await captureMail(mailTo("kari@example.no"), ids[2]);
  const [mail] = await listMails();
  const response = await loader({ params: { name: mail?.name } });
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("sandbox allow-top-navigation-by-user-activation");
  expect(policy).not.toContain("unsafe-inline");
  expect(await response.text()).toContain("Hei, kari@example.no");
});

function mailTo(address: string): Mail {
  const page = mailPage({ heading: `Hei, ${address}`, paragraphs: [] });
  return { to: { address }, subject: "Hei", ...page };
}

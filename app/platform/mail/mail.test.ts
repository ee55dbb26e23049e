import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { config, configure, parseConfig } from "#app/platform/config.server.ts";
import { type MailServer, startMailServer } from "#tests/support/smtp-server.ts";
import { assertSendable, transmitMail } from "./mail.server.ts";
import { type Mail, mailPage } from "./mail-page.ts";

const body = mailPage({ heading: "Velkommen, Åse", paragraphs: ["Blåbærsyltetøy på brødet."] });
const welcome: Mail = {
  to: { name: "Åse Bjørnø", address: "ase@example.no" },
  subject: "Bekreft e-posten din på Jaord – så er dere i gang",
  ...body,
};
let server: MailServer;

beforeAll(async () => {
  server = await startMailServer();
  useSmtp(server.url);
});

afterEach(() => {
  server.reset();
  useSmtp(server.url);
});

afterAll(() => server.stop());

test("a mail arrives with its headers and non-ASCII letters intact", async () => {
  const id = randomUUID();
  expect(await transmitMail(welcome, id)).toBe("accepted");
  const { from, to, mail } = theOnlyMail();
  expect([from, to]).toEqual(["hei@jaord.no", ["ase@example.no"]]);
  expect(mail.from).toMatchObject({ name: "Jaord", address: "hei@jaord.no" });
  expect(mail.to).toMatchObject([{ name: "Åse Bjørnø", address: "ase@example.no" }]);
  expect(mail.subject).toBe(welcome.subject);
  expect(mail.text?.replaceAll("\r\n", "\n").trim()).toBe(welcome.text.trim());
  expect(mail.html?.replaceAll("\r\n", "\n").trim()).toBe(welcome.html.trim());
  expect(mail.messageId).toBe(`<${id}@localhost>`);
  const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
  expect(headers.get("auto-submitted")).toBe("auto-generated");
  expect(headers.get("content-language")).toBe("nb");
});

test("replies go to another address than the sender's", async () => {
  const replyTo = { name: "Ingrid Aune", address: "ingrid@example.no" };
  await transmitMail({ ...welcome, replyTo }, randomUUID());
  expect(theOnlyMail().mail.replyTo).toMatchObject([replyTo]);
  expect(() => assertSendable({ ...welcome, replyTo: { address: "a@b.no, c@d.no" } })).toThrow();
  expect(() =>
    assertSendable({ ...welcome, replyTo: { ...replyTo, name: "A\nBcc: x" } }),
  ).toThrow();
});

test.each([
  ["its text", 554, welcome, "rejected"],
  ["a full mailbox", 552, welcome, "mailbox-full"],
  ["its recipient", 0, { ...welcome, to: { address: "unknown@example.no" } }, "unknown-recipient"],
])("a mail can be rejected for %s", async (_, code, mail, result) => {
  if (code) server.replies = [code];
  expect(await transmitMail(mail, randomUUID())).toBe(result);
});

test("a busy server has not accepted the mail", async () => {
  server.replies = [451];
  await expect(transmitMail(welcome, randomUUID())).rejects.toThrow("451");
});

test("a server that is down has not accepted the mail", async () => {
  useSmtp("smtp://127.0.0.1:9");
  await expect(transmitMail(welcome, randomUUID())).rejects.toThrow("ECONNREFUSED");
});

test("a connection lost before the text has not accepted the mail", async () => {
  server.dropBeforeText = true;
  await expect(transmitMail(welcome, randomUUID())).rejects.toThrow();
  expect(server.received.all).toEqual([]);
});

test("a connection lost after the text leaves open what became of the mail", async () => {
  server.replies = ["drop the connection"];
  expect(await transmitMail(welcome, randomUUID())).toBe("unknown");
  theOnlyMail();
});

test("signs in with the user and password of the URL", async () => {
  useSmtp(`smtp://jaord:p%40ss%20word@127.0.0.1:${server.port}`);
  await transmitMail(welcome, randomUUID());
  expect(server.signIns).toBe(1);
});

test("in production no password is sent without encryption", async () => {
  configure({
    ...config(),
    smtpUrl: `smtp://jaord:p%40ss%20word@localhost:${server.port}`,
    production: true,
  });
  await expect(transmitMail(welcome, randomUUID())).rejects.toThrow();
  expect(server.signIns).toBe(0);
});

test.each([
  ["a subject with a line break", { subject: "Hei\r\nBcc: eve@example.no" }],
  ["a subject with a bare line feed", { subject: "Hei\nBcc: eve@example.no" }],
  ["a name with a line break", { to: { name: "A\r\nBcc: eve@x.no", address: "a@x.no" } }],
  ["two addresses", { to: { address: "a@x.no,b@x.no" } }],
  ["two addresses with a semicolon", { to: { address: "a@x.no;b@x.no" } }],
  ["an address with a line break", { to: { address: "a@x.no\r\nBcc: b@x.no" } }],
  ["an address in angle brackets", { to: { address: "a <b@x.no>" } }],
  ["an address with a command", { to: { address: "a@x.no> NOTIFY=SUCCESS" } }],
  ["no address", { to: { address: "" } }],
])("refuses %s", (_, change) => {
  expect(() => assertSendable({ ...welcome, ...change })).toThrow(/line break|address/);
});

test("a mail can name its sender, a way out and attachments", async () => {
  const unsubscribeUrl = "https://jaord.no/unsubscribe/abc";
  const attachments = [
    {
      fileName: "bryllup-åse.ics",
      type: "text/calendar; charset=utf-8",
      content: "BEGIN:VCALENDAR",
    },
  ];
  const fromName = "Åse og Bjørn";
  await transmitMail({ ...welcome, fromName, unsubscribeUrl, attachments }, randomUUID());
  const { mail } = theOnlyMail();
  const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
  expect(mail.from).toMatchObject({ name: fromName, address: "hei@jaord.no" });
  expect(headers.get("list-unsubscribe")).toBe(`<${unsubscribeUrl}>`);
  expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect(mail.attachments.map(({ filename }) => filename)).toEqual(["bryllup-åse.ics"]);
});

test("a name with mail syntax stays one name", async () => {
  const name = 'Ola "Kongen" Nordmann, eve@example.no <eve@example.no>';
  await transmitMail({ ...welcome, to: { ...welcome.to, name } }, randomUUID());
  const { to, mail } = theOnlyMail();
  expect(to).toEqual(["ase@example.no"]);
  expect(mail.to).toMatchObject([{ name, address: "ase@example.no" }]);
});

function useSmtp(smtpUrl: string) {
  configure({ ...parseConfig({}), smtpUrl });
}

function theOnlyMail() {
  const [mail, ...others] = server.received.all;
  if (!mail || others.length > 0) throw new Error(`${server.received.all.length} mails arrived`);
  return mail;
}

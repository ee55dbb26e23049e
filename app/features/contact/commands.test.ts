import { beforeEach, expect, test } from "vitest";
import { outbox } from "#app/features/delivery/tables.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { limits } from "#app/platform/limits/tables.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { queuedMails } from "#tests/support/queued-mails.ts";
import { sendContactMessage } from "./commands.server.ts";
import { purgeContactMessages } from "./jobs.server.ts";
import type { ContactMessage } from "./rules.ts";
import { contactMessages } from "./tables.server.ts";

useTestDatabase();

let ip: string;
let number = 0;

beforeEach(async () => {
  for (const table of [contactMessages, outbox, limits]) await db().delete(table);
  // A limit that is used up is remembered by the process too.
  ip = `192.0.2.${++number}`;
  return () => setClock();
});

function newMessage(): ContactMessage {
  return {
    id: crypto.randomUUID(),
    name: "Kari Nordli",
    email: "kari@epost.no",
    topic: "guides",
    message: "I Hallingdal var det annerledes.\nMormor har <b>bilde</b>.",
  };
}

test("a message is stored, and mailed to the operator with the visitor to reply to", async () => {
  const message = newMessage();
  expect(await sendContactMessage(message, ip)).toEqual({ ok: true });
  const { id: _, ...written } = message;
  expect(await db().select().from(contactMessages)).toMatchObject([written]);
  const [mail] = await queuedMails(config().contactEmail);
  expect(mail).toMatchObject({
    subject: "Melding fra Kari Nordli: Guide eller feil i tekst",
    replyTo: { name: "Kari Nordli", address: "kari@epost.no" },
  });
  expect(mail?.text).toContain("Mormor har <b>bilde</b>.");
  expect(mail?.html).not.toContain("<b>bilde");
  expect(await queuedMails("kari@epost.no"), "no mail to a typed address").toEqual([]);
});

test("a form sent many times at once is one message", async () => {
  const message = newMessage();
  await Promise.all(Array.from({ length: 5 }, () => sendContactMessage(message, ip)));
  expect(await db().select().from(contactMessages)).toHaveLength(1);
  expect(await queuedMails(config().contactEmail)).toHaveLength(1);
});

test("a form that is sent again with other words is another message", async () => {
  const message = newMessage();
  for (const text of ["Det var i Hallingdal.", "Det var i Valdres."]) {
    await sendContactMessage({ ...message, message: text }, ip);
  }
  const mails = await queuedMails(config().contactEmail);
  expect(mails.map(({ text }) => text)).toEqual([
    expect.stringContaining("Hallingdal"),
    expect.stringContaining("Valdres"),
  ]);
  expect(await db().select().from(contactMessages)).toHaveLength(2);
});

test("one IP address sends ten messages an hour", async () => {
  for (let sent = 0; sent < 10; sent++) {
    expect(await sendContactMessage(newMessage(), ip)).toEqual({ ok: true });
  }
  expect(await sendContactMessage(newMessage(), ip)).toMatchObject({
    ok: false,
    reason: "too-many",
  });
  expect(await sendContactMessage(newMessage(), "198.51.100.2")).toEqual({ ok: true });
});

test("messages are deleted after a year", async () => {
  const start = Date.now();
  await sendContactMessage(newMessage(), ip);
  setClock(() => start + 364 * 24 * 3600_000);
  await purgeContactMessages.run({}, "test");
  expect(await db().select().from(contactMessages)).toHaveLength(1);
  setClock(() => start + 366 * 24 * 3600_000);
  await purgeContactMessages.run({}, "test");
  expect(await db().select().from(contactMessages)).toEqual([]);
});

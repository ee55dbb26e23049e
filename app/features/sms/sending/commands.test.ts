import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { deliverMessage } from "#app/features/delivery/jobs.server.ts";
import {
  readUnsubscribeToken,
  suppress,
} from "#app/features/delivery/suppression/commands.server.ts";
import { outbox } from "#app/features/delivery/tables.server.ts";
import { guests } from "#app/features/guests/tables.server.ts";
import { lockWedding } from "#app/features/weddings/access.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { config, configure } from "#app/platform/config.server.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { osloInstant } from "#app/platform/oslo-time.ts";
import { useTestDatabase, waitForBlocked } from "#tests/support/database.ts";
import { editedCampaign } from "#tests/support/edited-campaign.ts";
import { insertGuest, insertGuests } from "#tests/support/factories.ts";
import { deliverAll, noon, useCampaigns } from "#tests/support/sms-campaigns.ts";
import { cancelSchedule, deleteCampaign, editCampaign } from "../commands.server.ts";
import { findCampaign } from "../queries.server.ts";
import { dailyLimits } from "../rules.ts";
import { smsRecipients } from "../tables.server.ts";

useTestDatabase();
const { owner, server, guestsWithPhones, draft, send, texts, states } = useCampaigns();

test("everybody with a phone gets the message with the own name", async () => {
  await guestsWithPhones("Marit Å", "Sigrid B");
  await insertGuest(owner().weddingId, { name: "Uten Telefon" });
  const id = await draft({ message: "Hei {navn}" });
  expect(await send(id)).toEqual({ ok: true, texts: 2 });
  await deliverAll();
  const texts = server().received.all.map(({ msg }) => msg.split("\n")[0]);
  expect(texts.sort()).toEqual(["Hei Marit", "Hei Sigrid"]);
  expect(await states(id)).toEqual(["no-phone", "underway", "underway"]);
  const campaign = await findCampaign(owner().weddingId, id);
  expect(campaign).toMatchObject({ status: "sent", sentAt: new Date(noon), recipientCount: 2 });
});

test("each household has its own link", async () => {
  await guestsWithPhones("Marit Å", "Sigrid B");
  const id = await draft({ message: "{lenke}" });
  await send(id);
  await deliverAll();
  const links = server().received.all.map(({ msg }) => /\/b\/\S+/.exec(msg)?.[0]);
  expect(new Set(links).size).toBe(2);
  expect(links).not.toContain(undefined);
});

test("a link in the message ends all texts to the number", async () => {
  await guestsWithPhones("Marit Å");
  await send(await draft());
  await deliverAll();
  const token = /unsubscribe\/(\S{22})$/.exec(server().received.all[0]?.msg ?? "")?.[1] ?? "";
  const refusal = readUnsubscribeToken(token);
  expect(refusal).toEqual({ address: "+4741000000", weddingId: null });
  if (refusal) await suppress(refusal);
  const other = await draft();
  expect(await send(other)).toEqual({ ok: false, reason: "nobody" });
});

test("a sender with a number needs no link to stop", async () => {
  configure({ ...config(), sms: { ...server().settings, sender: "2012" } });
  await guestsWithPhones("Marit Å");
  await send(await draft({ message: "Hei" }));
  await deliverAll();
  expect(server().received.all[0]?.msg).toBe("Hei");
});

test("who says STOPP after the message was queued does not get it", async () => {
  await guestsWithPhones("Marit Å");
  const id = await draft();
  await send(id);
  await suppress({ address: "+4741000000", weddingId: null });
  await deliverAll();
  expect(server().received.all).toEqual([]);
  expect(await texts(id)).toMatchObject([{ failure: "suppressed" }]);
});

test("in demo mode the log names everybody, and no connection is opened", async () => {
  configure({ ...config(), sms: undefined });
  await guestsWithPhones("Marit Å", "Sigrid B");
  const id = await draft();
  expect(await send(id)).toEqual({ ok: true, texts: 2 });
  expect(await states(id)).toEqual(["demo", "demo"]);
  expect(await db().$count(outbox)).toBe(0);
  expect(server().connections).toBe(0);
});

test("both partners who send at once send it once", async () => {
  await guestsWithPhones("Marit Å", "Sigrid B", "Siri C");
  const id = await draft();
  const results = await Promise.all([send(id), send(id), send(id)]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  await deliverAll();
  await deliverAll();
  expect(server().received.all).toHaveLength(3);
});

test("what is edited while it is sent is either sent as it was, or not at all", async () => {
  await guestsWithPhones("Marit Å");
  for (let round = 0; round < 5; round++) {
    const id = await draft({ message: "Gammel" });
    const [sent, edited] = await Promise.all([
      send(id),
      editCampaign(owner().weddingId, id, 1, editedCampaign({ message: "Ny" })),
    ]);
    expect([sent.ok, edited.ok].filter(Boolean)).toHaveLength(1);
    const [text] = await texts(id);
    expect(text?.text.startsWith("Gammel") ?? false).toBe(sent.ok);
    await deleteCampaign(owner().weddingId, id);
  }
});

test("what is edited after its recipients were chosen is not sent", async () => {
  await guestsWithPhones("Marit Å");
  const id = await draft({ message: "Gammel" });
  const { sending } = await transaction(async (tx) => {
    await lockWedding(tx, owner().weddingId);
    const sending = send(id);
    await waitForBlocked(1);
    await editCampaign(owner().weddingId, id, 1, editedCampaign({ message: "Ny" }));
    return { sending };
  });
  expect(await sending).toEqual({ ok: false, reason: "changed" });
  expect(await texts(id)).toEqual([]);
});

test("what is sent is neither edited, cancelled nor deleted", async () => {
  await guestsWithPhones("Marit Å");
  const id = await draft();
  await send(id);
  const { weddingId } = owner();
  const refused = { ok: false, reason: "sent" };
  expect(await editCampaign(weddingId, id, 2, editedCampaign({ message: "Ny" }))).toEqual(refused);
  expect(await cancelSchedule(weddingId, id)).toEqual(refused);
  expect(await deleteCampaign(weddingId, id)).toBe(false);
  expect(await findCampaign(weddingId, id)).toMatchObject({ status: "sent", version: 2 });
});

test("a message of more than seven parts is not sent", async () => {
  await guestsWithPhones("Marit Å");
  const id = await draft({ message: "a".repeat(1100) });
  expect(await send(id)).toEqual({ ok: false, reason: "too-long" });
});

test("a text that has changed since it was seen is not sent", async () => {
  await guestsWithPhones("Marit Å");
  const id = await draft();
  await editCampaign(owner().weddingId, id, 1, editedCampaign({ message: "Ny" }));
  expect(await send(id)).toEqual({ ok: false, reason: "changed" });
  expect(await send(id, { version: 2 })).toMatchObject({ ok: true });
});

test("at night only what may wake the guests is sent", async () => {
  setClock(() => osloInstant("2026-11-24", "21:00").getTime());
  await guestsWithPhones("Marit Å");
  const id = await draft();
  expect(await send(id)).toEqual({ ok: false, reason: "night" });
  expect(await send(id, { atNight: true })).toMatchObject({ ok: true });
});

test("what could not be sent in the evening is not sent at night", async () => {
  setClock(() => osloInstant("2026-11-24", "20:50").getTime());
  await guestsWithPhones("Marit Å");
  const id = await draft();
  await send(id);
  server().replies = [503];
  await expect(deliverAll()).rejects.toThrow();
  setClock(() => osloInstant("2026-11-24", "21:00").getTime());
  await deliverAll();
  expect(server().received.all).toHaveLength(1);
  expect(await texts(id)).toMatchObject([{ state: "failed", failure: "expired" }]);
});

test("a number that has the message already is not counted", async () => {
  await guestsWithPhones("Marit Å", "Sigrid B");
  const id = await draft();
  const message = { name: "Marit Å", phone: "+4741000000", text: "Hei", segments: 1 };
  await db()
    .insert(smsRecipients)
    .values({
      ...message,
      ...owner(),
      id: randomUUID(),
      campaignId: id,
      createdAt: new Date(noon),
    });
  expect(await send(id)).toEqual({ ok: true, texts: 1 });
  await deliverAll();
  expect(server().received.all).toHaveLength(1);
});

test("a couple cannot flood its guests", async () => {
  await guestsWithPhones("Marit Å");
  for (let sent = 0; sent < dailyLimits.campaigns; sent++) {
    expect(await send(await draft())).toMatchObject({ ok: true });
  }
  const id = await draft();
  expect(await send(id)).toEqual({ ok: false, reason: "too-many" });
  setClock(() => noon + 24 * 3_600_000 + 1);
  expect(await send(id)).toMatchObject({ ok: true });
});

test("a couple sends no more texts a day than the limit", async () => {
  await guestsWithPhones("Marit Å", "Sigrid B");
  const earlier = await draft();
  await db().execute(sql`
    insert into sms_recipients (wedding_id, id, campaign_id, name, text, segments, message_id, created_at)
    select ${owner().weddingId}, gen_random_uuid(), ${earlier}, 'Gjest', 'Hei', 1,
      gen_random_uuid(), ${new Date(noon)}
    from generate_series(1, ${dailyLimits.texts - 1}::int)`);
  const id = await draft();
  expect(await send(id)).toEqual({ ok: false, reason: "too-many" });
  await db().delete(guests).where(eq(guests.name, "Sigrid B"));
  expect(await send(id)).toMatchObject({ ok: true });
});

test("two thousand guests are handed over at once", async () => {
  await insertGuests(
    owner().weddingId,
    Array.from({ length: 2000 }, (_, index) => ({
      name: `Gjest ${index}`,
      phone: `+4741${String(index).padStart(6, "0")}`,
    })),
  );
  const id = await draft();
  expect(await send(id)).toEqual({ ok: true, texts: 2000 });
  expect(await db().$count(outbox)).toBe(2000);
  expect(await db().$count(smsRecipients, eq(smsRecipients.campaignId, id))).toBe(2000);
  const jobs = await db().execute(
    sql`select count(*)::int as jobs from pgboss.job where name = ${deliverMessage.name}`,
  );
  expect(jobs.rows).toEqual([{ jobs: 2000 }]);
});

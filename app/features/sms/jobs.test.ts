import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { suppress } from "#app/features/delivery/suppression/commands.server.ts";
import { guests } from "#app/features/guests/tables.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { osloInstant } from "#app/platform/oslo-time.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { editedCampaign } from "#tests/support/edited-campaign.ts";
import { insertGuest } from "#tests/support/factories.ts";
import { deliverAll, noon, useCampaigns } from "#tests/support/sms-campaigns.ts";
import { loadCampaigns } from "./admin/load-campaigns.server.ts";
import {
  cancelSchedule,
  deleteCampaign,
  editCampaign,
  restoreCampaign,
} from "./commands.server.ts";
import { sendDueTexts } from "./jobs.server.ts";
import { findCampaign, listTexts } from "./queries.server.ts";
import { sendCampaign, sendPlannedCampaign } from "./sending/commands.server.ts";

useTestDatabase();
const { owner, server, guestsWithPhones, draft, states } = useCampaigns();

test.each([
  ["2026-10-24", "2026-10-25", "2026-10-25T09:00:00.000Z"],
  ["2027-03-27", "2027-03-28", "2027-03-28T08:00:00.000Z"],
])("planned on %s for 10.00 on %s, after the clocks have changed", async (today, day, instant) => {
  setClock(() => osloInstant(today, "18:00").getTime());
  await guestsWithPhones("Marit Å");
  const scheduledAt = osloInstant(day, "10:00");
  expect(scheduledAt.toISOString()).toBe(instant);
  const id = await draft({ scheduledAt, isPlanned: true });
  setClock(() => scheduledAt.getTime() - 1);
  await sendDueTexts.run({}, "");
  expect(await states(id)).toEqual([]);
  setClock(() => scheduledAt.getTime());
  await Promise.all([sendDueTexts.run({}, ""), sendDueTexts.run({}, "")]);
  await deliverAll();
  expect(server().received.all).toHaveLength(1);
});

test("a planned time at night waits for the morning, unless the couple wants it", async () => {
  await guestsWithPhones("Marit Å");
  const scheduledAt = osloInstant("2026-11-25", "02:00");
  const waiting = await draft({ scheduledAt, isPlanned: true });
  const wanted = await draft({ scheduledAt, isPlanned: true, mayBeSentAtNight: true });
  setClock(() => scheduledAt.getTime());
  await sendDueTexts.run({}, "");
  expect([await states(waiting), await states(wanted)]).toEqual([[], ["underway"]]);
  setClock(() => osloInstant("2026-11-25", "08:00").getTime());
  await sendDueTexts.run({}, "");
  expect(await states(waiting)).toEqual(["underway"]);
});

test("a plan that is more than 12 hours late is left to the couple, who can send it", async () => {
  await guestsWithPhones("Marit Å");
  const plan = (day: string, time: string) =>
    draft({ scheduledAt: osloInstant(day, time), isPlanned: true });
  setClock(() => osloInstant("2026-11-24", "06:00").getTime());
  const missed = await plan("2026-11-24", "08:30");
  const inTime = await plan("2026-11-24", "08:31");
  const afterNight = await plan("2026-11-24", "06:30");
  setClock(() => osloInstant("2026-11-24", "20:30").getTime() + 1);
  await sendDueTexts.run({}, "");
  expect([await states(missed), await states(inTime)]).toEqual([[], ["underway"]]);
  expect(await states(afterNight)).toEqual([]);
  const { weddingId } = owner();
  expect((await loadCampaigns(weddingId)).campaigns.map(({ id, state }) => [id, state])).toEqual(
    expect.arrayContaining([
      [missed, "missed"],
      [inTime, "sent"],
    ]),
  );
  const sending = { version: 1, atNight: false };
  expect(await sendPlannedCampaign(weddingId, missed)).toMatchObject({ ok: false });
  expect(await sendCampaign(weddingId, missed, sending)).toEqual({ ok: true, texts: 1 });
  expect(await states(missed)).toEqual(["underway"]);
});

test("guests who came, went or refused after the planning are those of the day", async () => {
  await guestsWithPhones("Marit Å", "Sigrid B", "Siri C");
  const scheduledAt = new Date(noon + 60_000);
  const id = await draft({ scheduledAt, isPlanned: true });
  await insertGuest(owner().weddingId, { name: "Ny Gjest", phone: "+46701234567" });
  await insertGuest(owner().weddingId, { name: "Feil Nummer", phone: "ring Kari" });
  await db()
    .update(guests)
    .set({ deletedAt: new Date(0) })
    .where(eq(guests.name, "Sigrid B"));
  await db().update(guests).set({ phone: "+4749999999" }).where(eq(guests.name, "Siri C"));
  await suppress({ address: "+4741000000", weddingId: null });
  setClock(() => scheduledAt.getTime());
  await sendDueTexts.run({}, "");
  await deliverAll();
  expect(
    server()
      .received.all.map(({ to }) => to)
      .sort(),
  ).toEqual(["+46701234567", "49999999"]);
  expect(await states(id)).toEqual(["no-phone", "suppressed", "underway", "underway"]);
});

test("what is cancelled, edited or deleted while the job runs is sent as planned or not at all", async () => {
  await guestsWithPhones("Marit Å");
  const scheduledAt = new Date(noon + 60_000);
  const changes = [
    (id: string) => cancelSchedule(owner().weddingId, id),
    (id: string) => deleteCampaign(owner().weddingId, id),
    (id: string) => editCampaign(owner().weddingId, id, 1, editedCampaign({ message: "Ny" })),
  ];
  for (const change of changes) {
    setClock(() => noon);
    const id = await draft({ message: "Gammel", scheduledAt, isPlanned: true });
    setClock(() => scheduledAt.getTime());
    const [, changed] = await Promise.all([sendDueTexts.run({}, ""), change(id)]);
    const isChanged = changed === true || (changed !== false && changed.ok);
    const sent = (await listTexts(owner().weddingId, id)).map(({ text }) => text.split("\n")[0]);
    expect(sent).toEqual(isChanged ? [] : ["Gammel"]);
  }
});

test("cancelling a plan again changes nothing", async () => {
  const id = await draft({ scheduledAt: new Date(noon + 60_000), isPlanned: true });
  const { weddingId } = owner();
  const cancelled = { ok: true, version: 2 };
  expect(await cancelSchedule(weddingId, id)).toEqual(cancelled);
  expect(await cancelSchedule(weddingId, id)).toEqual(cancelled);
  expect(await findCampaign(weddingId, id)).toMatchObject({ status: null, version: 2 });
});

test("what is a draft again, or deleted, is not sent; restored too late it is a draft", async () => {
  await guestsWithPhones("Marit Å");
  const scheduledAt = new Date(noon + 60_000);
  const cancelled = await draft({ scheduledAt, isPlanned: true });
  const deleted = await draft({ scheduledAt, isPlanned: true });
  expect(await cancelSchedule(owner().weddingId, cancelled)).toMatchObject({ ok: true });
  expect(await deleteCampaign(owner().weddingId, deleted)).toBe(true);
  setClock(() => noon + 120_000);
  await sendDueTexts.run({}, "");
  expect(await restoreCampaign(owner().weddingId, deleted)).toBe(true);
  await sendDueTexts.run({}, "");
  expect([await states(cancelled), await states(deleted)]).toEqual([[], []]);
  expect(await findCampaign(owner().weddingId, deleted)).toMatchObject({
    status: null,
    scheduledAt,
  });
});

test.each([
  ["between recipients and messages", sql`insert on outbox`, sql`outbox`],
  ["after the messages", sql`update on sms_campaigns`, sql`sms_campaigns`],
])("after a crash %s nothing is stored, and nothing is lost", async (_, statement, table) => {
  await guestsWithPhones("Marit Å", "Sigrid B");
  const id = await draft({ scheduledAt: new Date(noon), isPlanned: true });
  await db().execute(sql`create function refuse() returns trigger language plpgsql as
    'begin raise exception ''crash''; end'`);
  await db().execute(sql`create trigger refuse before ${statement}
    for each row execute function refuse()`);
  await expect(sendDueTexts.run({}, "")).rejects.toThrow("1 planned campaigns not sent");
  expect(await states(id)).toEqual([]);
  await db().execute(sql`drop trigger refuse on ${table}`);
  await db().execute(sql`drop function refuse`);
  await sendDueTexts.run({}, "");
  await deliverAll();
  expect(server().received.all).toHaveLength(2);
});

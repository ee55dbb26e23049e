import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { recordReport } from "#app/features/delivery/commands.server.ts";
import { suppress } from "#app/features/delivery/suppression/commands.server.ts";
import { guests } from "#app/features/guests/tables.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { config, configure } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { osloInstant } from "#app/platform/oslo-time.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { editedCampaign } from "#tests/support/edited-campaign.ts";
import { signedInOwner } from "#tests/support/factories.ts";
import { deliverAll, useCampaigns } from "#tests/support/sms-campaigns.ts";
import { deleteCampaign, editCampaign } from "../commands.server.ts";
import { listTexts } from "../queries.server.ts";
import { retryTexts, sendCampaign } from "./commands.server.ts";

useTestDatabase();
const { server, guestsWithPhones, draft, send, retry, texts, states } = useCampaigns();

test("reports decide what became of a message, also of an uncertain one", async () => {
  await guestsWithPhones("Marit Å", "Sigrid B", "Siri C");
  const id = await draft();
  await send(id);
  server().replies = ["hang up"];
  await deliverAll();
  const handed = await texts(id);
  const uncertain = handed.find(({ state }) => state === "uncertain");
  const [second, third] = handed.filter((text) => text !== uncertain);
  expect((await states(id)).sort()).toEqual(["uncertain", "underway", "underway"]);
  await recordReport({ id: uncertain?.messageId ?? "", failure: null });
  await recordReport({ id: second?.messageId ?? "", failure: "blocked" });
  expect((await states(id)).sort()).toEqual(["delivered", "failed", "underway"]);
  await recordReport({ id: third?.messageId ?? "", failure: null });
  await recordReport({ id: third?.messageId ?? "", failure: "unreachable" });
  expect((await states(id)).sort()).toEqual(["delivered", "delivered", "failed"]);
  expect(await recordReport({ id: randomUUID(), failure: null })).toBe(false);
});

test("a retry sends only what has failed, to the number of today", async () => {
  await guestsWithPhones("Marit Å", "Sigrid B");
  const id = await draft();
  server().replies = ["refuse the number"];
  await send(id);
  await deliverAll();
  const failed = (await texts(id)).find(({ state }) => state === "failed");
  const isUnreachable = eq(guests.id, failed?.guestId ?? "");
  await db().update(guests).set({ phone: "+4749999999" }).where(isUnreachable);
  const results = await Promise.all([retry(id), retry(id)]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  await deliverAll();
  expect(server().received.all).toHaveLength(3);
  expect(server().received.all.at(-1)?.to).toBe("49999999");
  expect(await states(id)).toEqual(["underway", "underway"]);
});

test("two guests who now share a number keep their own lines in the log", async () => {
  await guestsWithPhones("Marit Å", "Sigrid B");
  const id = await draft();
  server().replies = ["refuse the number", "refuse the number"];
  await send(id);
  await deliverAll();
  await db().update(guests).set({ phone: "+4741000001" }).where(eq(guests.phone, "+4741000000"));
  expect(await retry(id)).toEqual({ ok: true, texts: 2 });
  expect(await states(id)).toEqual(["underway", "underway"]);
});

test("who has got it gets no second one for a guest with the same number", async () => {
  await guestsWithPhones("Marit Å", "Sigrid B");
  const id = await draft();
  server().replies = ["refuse the number"];
  await send(id);
  await deliverAll();
  const [arrived] = (await texts(id)).filter(({ state }) => state === "underway");
  await db().update(guests).set({ phone: arrived?.phone });
  await retry(id);
  await deliverAll();
  const calls = server().received.all.filter(({ to }) => `+47${to}` === arrived?.phone);
  expect(calls).toHaveLength(1);
});

test("who was deleted from the guest list gets none, also by hand", async () => {
  await guestsWithPhones("Marit Å", "Sigrid B");
  const id = await draft();
  server().replies = ["refuse the number", "hang up"];
  await send(id);
  await deliverAll();
  await db()
    .update(guests)
    .set({ deletedAt: new Date(0) });
  expect(await retry(id, { mayHaveArrived: true })).toEqual({ ok: false, reason: "sent" });
  expect((await texts(id)).map(({ isOnList }) => isOnList)).toEqual([false, false]);
});

test("what is uncertain is sent again only by hand", async () => {
  await guestsWithPhones("Marit Å");
  const id = await draft();
  server().replies = ["hang up"];
  await send(id);
  await deliverAll();
  expect(await retry(id)).toEqual({ ok: false, reason: "sent" });
  const [text] = await texts(id);
  const byHand = { ids: [text?.id ?? ""], mayHaveArrived: true };
  expect(await retry(id, byHand)).toEqual({ ok: true, texts: 1 });
  expect(await retry(id, byHand)).toEqual({ ok: false, reason: "sent" });
  await deliverAll();
  expect(server().received.all).toHaveLength(2);
});

test.each([
  ["delivered", null, "delivered"],
  ["not delivered", "blocked", "failed"],
] as const)(
  "a report of %s before the reply that never comes decides",
  async (_, failure, state) => {
    configure({ ...config(), sms: { ...server().settings, timeoutMs: 1000 } });
    await guestsWithPhones("Marit Å");
    const id = await draft();
    await send(id);
    server().replies = ["never"];
    const delivery = deliverAll();
    await server().received.atLeast(1);
    const [text] = await texts(id);
    await recordReport({ id: text?.messageId ?? "", failure });
    await delivery;
    expect(await states(id)).toEqual([state]);
  },
);

test("who says STOPP after a failure is left out when it is sent again", async () => {
  await guestsWithPhones("Marit Å");
  const id = await draft();
  server().replies = ["refuse the number"];
  await send(id);
  await deliverAll();
  await suppress({ address: "+4741000000", weddingId: null });
  await retry(id);
  expect(await states(id)).toEqual(["suppressed"]);
});

test("at night only what may wake the guests is sent again", async () => {
  await guestsWithPhones("Marit Å");
  const id = await draft();
  server().replies = ["refuse the number"];
  await send(id);
  await deliverAll();
  setClock(() => osloInstant("2026-11-24", "21:00").getTime());
  expect(await retry(id)).toEqual({ ok: false, reason: "night" });
  expect(await retry(id, { atNight: true })).toEqual({ ok: true, texts: 1 });
});

test("another couple neither sees, sends, edits nor retries a campaign", async () => {
  await guestsWithPhones("Marit Å");
  const id = await draft();
  const other = await signedInOwner();
  const { weddingId } = other;
  expect(await sendCampaign(weddingId, id, { version: 1, atNight: false })).toMatchObject({
    reason: "gone",
  });
  expect(await editCampaign(weddingId, id, 1, editedCampaign())).toMatchObject({ reason: "gone" });
  expect(await deleteCampaign(weddingId, id)).toBe(false);
  server().replies = ["refuse the number"];
  await send(id);
  await deliverAll();
  expect(await retryTexts(weddingId, id, { mayHaveArrived: true, atNight: false })).toMatchObject({
    ok: false,
  });
  expect(await listTexts(weddingId, id)).toEqual([]);
});

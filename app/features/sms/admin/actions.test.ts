import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { config, configure } from "#app/platform/config.server.ts";
import type { ActionResult } from "#app/platform/http/actions.ts";
import { osloInstant } from "#app/platform/oslo-time.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { withTableMissing } from "#tests/support/failures.ts";
import { actionArgs, responseOf } from "#tests/support/route-args.ts";
import { deliverAll, useCampaigns } from "#tests/support/sms-campaigns.ts";
import { sendDueTexts } from "../jobs.server.ts";
import { findCampaign } from "../queries.server.ts";
import { handleSmsAction } from "./actions.server.ts";

useTestDatabase();
const { owner, draft, guestsWithPhones, server } = useCampaigns();

const written = { title: "Svarfristen", message: "Hei {navn}" };

describe("a new campaign", () => {
  test("without a time has no status; with a time it is planned", async () => {
    await guestsWithPhones("Marit Å", "Sigrid B");
    const [plain, timed] = [randomUUID(), randomUUID()];
    expect((await create({ id: plain })).status).toBe(303);
    const planned = { when: "later", date: "2027-06-04", time: "18.00", step: "plan" };
    expect((await create({ id: timed, ...planned })).status).toBe(303);
    expect(await stored(plain)).toMatchObject({ status: null, recipientCount: 2 });
    expect(await stored(timed)).toMatchObject({
      status: "scheduled",
      scheduledAt: new Date("2027-06-04T16:00:00Z"),
    });
  });

  test.each<[string, Record<string, string>, Record<string, string>]>([
    ["no title", { title: " " }, { title: "Skriv en tittel" }],
    ["no message", { message: "" }, { message: "Skriv en melding" }],
    ["a plan without a date", { when: "later", step: "plan" }, { date: "Velg en dato" }],
    [
      "a time that has passed",
      { when: "later", step: "plan", date: "2026-11-24", time: "11.59" },
      { time: "Velg et tidspunkt som ikke har vært" },
    ],
    [
      "no time of day",
      { when: "later", step: "plan", date: "2027-06-04", time: "kveld" },
      { time: "Skriv klokkeslettet som 18.00" },
    ],
    [
      "a time at night",
      { when: "later", step: "plan", date: "2027-06-04", time: "23.00" },
      {
        night:
          "Det er natt da. Kryss av for å sende likevel, eller velg et tidspunkt mellom 08 og 21.",
      },
    ],
    [
      "more than seven messages",
      { message: "a".repeat(1100) },
      { message: "Meldingen blir 8 SMS for den lengste. Den kan være høyst 7." },
    ],
  ])("with %s is refused, and what was typed is kept", async (_, fields, errors) => {
    await guestsWithPhones("Marit Å");
    const { status, body } = await create(fields);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { fieldErrors: errors }, values: fields });
  });

  test("that comes a second time is the same one, with a new version", async () => {
    await guestsWithPhones("Marit Å");
    const id = randomUUID();
    await create({ id });
    expect((await create({ id, message: "Ny tekst" })).status).toBe(303);
    expect(await stored(id)).toMatchObject({ message: "Ny tekst", version: 2 });
    expect((await create({ id, step: "send" })).status).toBe(303);
    expect(await stored(id)).toMatchObject({ status: "sent" });
    const late = await create({ id, message: "For sent" });
    expect(late.body).toMatchObject({ message: "Kampanjen er sendt eller slettet imens" });
    expect(await stored(id)).toMatchObject({ status: "sent", message: "Hei {navn}" });
  });

  test.each([
    ["the hour that is skipped", "2027-03-28", "02.30", "2027-03-28T01:30:00.000Z"],
    ["the hour that comes twice", "2027-10-31", "02.30", "2027-10-31T00:30:00.000Z"],
  ])("planned for %s when clocks change is sent once", async (_, date, time, instant) => {
    await guestsWithPhones("Marit Å");
    const id = randomUUID();
    const planned = { id, when: "later", date, time, step: "plan" };
    expect((await create(planned)).body).toMatchObject({
      errors: { fieldErrors: { night: expect.stringMatching(/natt/) } },
    });
    expect((await create({ ...planned, night: "on" })).status).toBe(303);
    expect((await stored(id))?.scheduledAt?.toISOString()).toBe(instant);
    for (const minutes of [-1, 0, 30, 60, 90]) {
      setClock(() => Date.parse(instant) + minutes * 60_000);
      await sendDueTexts.run({}, "");
      await deliverAll();
      expect(server().received.all).toHaveLength(minutes < 0 ? 0 : 1);
    }
  });

  test("fails in words when the database does", async () => {
    const { status, body } = await withTableMissing("sms_campaigns", () => create());
    expect([status, body]).toMatchObject([503, { message: "Feil ved opprettelse av kampanje" }]);
  });
});

describe("sending", () => {
  test.each([
    ["in demo mode", true, "SMS kampanje sendt! (Demo modus)"],
    ["by a provider", false, "SMS kampanje sendt!"],
  ])("%s", async (_, isDemo, message) => {
    if (isDemo) configure({ ...config(), sms: undefined });
    await guestsWithPhones("Marit Å");
    const id = await draft();
    const { body } = await submit({ intent: "send", id, version: "1" });
    expect(body).toMatchObject({ ok: true, message });
    const again = await submit({ intent: "send", id, version: "1" });
    expect(again.body).toMatchObject({ ok: false, message: "Kampanjen er sendt imens" });
  });

  test("to nobody, or at night, is refused in words", async () => {
    const id = await draft();
    const { body } = await submit({ intent: "send", id, version: "1" });
    expect(body).toMatchObject({ reason: "nobody", message: expect.stringMatching(/^Ingen av/) });
    setClock(() => osloInstant("2026-11-24", "23:00").getTime());
    const atNight = await submit({ intent: "send", id, version: "1" });
    expect(atNight.body).toMatchObject({ reason: "night", message: expect.stringMatching(/natt/) });
  });

  test("fails in words when the database does", async () => {
    await guestsWithPhones("Marit Å");
    const id = await draft();
    const { status, body } = await withTableMissing("sms_recipients", () =>
      submit({ intent: "send", id, version: "1" }),
    );
    expect([status, body]).toMatchObject([503, { message: "Feil ved sending av kampanje" }]);
    expect(server().connections).toBe(0);
  });
});

test("a changed campaign shows both versions", async () => {
  const id = await draft();
  const edit = { intent: "edit", id, version: "1", ...written };
  expect((await submit(edit)).status).toBe(303);
  const { status, body } = await submit({ ...edit, title: "En annen" });
  expect(status).toBe(409);
  expect(body).toMatchObject({ current: { values: { title: "Svarfristen" }, version: 2 } });
});

function create(fields: Record<string, string> = {}) {
  return submit({ intent: "create", id: randomUUID(), ...written, ...fields });
}

async function submit(fields: Record<string, string>) {
  const args = actionArgs("/sms-campaigns", fields, { cookies: owner().cookies });
  const { status, body } = await responseOf(() => handleSmsAction(args));
  return { status, body: body as ActionResult };
}

function stored(id: string) {
  return findCampaign(owner().weddingId, id);
}

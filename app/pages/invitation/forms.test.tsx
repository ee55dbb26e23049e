import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { deliverMessage } from "#app/features/delivery/jobs.server.ts";
import { outbox } from "#app/features/delivery/tables.server.ts";
import { guestMessages } from "#app/features/greetings/tables.server.ts";
import { requireHousehold } from "#app/features/guests/access.server.ts";
import { ensureCodes } from "#app/features/guests/codes/commands.server.ts";
import { formatCode } from "#app/features/guests/codes/rules.ts";
import { guests, households } from "#app/features/guests/tables.server.ts";
import { controlsOf } from "#app/features/rsvp/households/rules.ts";
import { rsvpResponses } from "#app/features/rsvp/tables.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { confirmAnswers } from "#app/pages/mails/confirm-answers.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { config, configure } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertGuest, insertWedding } from "#tests/support/factories.ts";
import { issueOlderToken } from "#tests/support/guest-client.ts";
import { tokenFields } from "#tests/support/guest-forms.ts";
import { actionArgs, loaderArgs, responseOf } from "#tests/support/route-args.ts";
import { startMailServer } from "#tests/support/smtp-server.ts";
import { handleInvitationForm } from "./forms.server.ts";
import { InvitationPage } from "./invitation-page.tsx";
import { viewInvitation } from "./view.server.ts";

useTestDatabase();

let wedding: OwnedWeddingId;
let marit: string;
let eir: string;
let code: string;

beforeEach(async () => {
  wedding = await insertWedding({ answerDeadline: "2027-04-01", weddingDate: "2027-06-12" });
  const householdId = randomUUID();
  marit = await insertGuest(wedding, { householdId, name: "Marit Nes", isContact: true });
  eir = await insertGuest(wedding, { householdId, name: "Eir Nes", plusOne: true });
  code = formatCode((await ensureCodes(wedding, [householdId])).get(householdId) ?? "");
});

test("a form with a missing person keeps what was typed and stores nothing", async () => {
  const { status, body } = await send("answer", {
    [controlsOf(marit).attending]: "yes",
    message: "Hei",
  });
  expect([status, body]).toMatchObject([
    400,
    {
      form: "answer",
      reason: "invalid",
      errors: {
        fieldErrors: { [controlsOf(eir).attending]: "Vi mangler svar for Eir." },
        values: { message: "Hei", [controlsOf(marit).attending]: "yes" },
      },
    },
  ]);
  expect(await answers()).toEqual([]);
});

test("what is ticked and typed of a person and a companion is stored", async () => {
  const [own, plus] = [controlsOf(eir), controlsOf(eir, true)];
  const { status, headers } = await send("answer", {
    [controlsOf(marit).attending]: "no",
    [controlsOf(marit).diet.egg]: "on",
    [own.attending]: "yes",
    [own.diet.nuts]: "on",
    [own.otherDiet]: "ikke løk",
    [own.severe]: "on",
    [plus.attending]: "yes",
    [plus.name]: "Linnea",
    [plus.diet.vegan]: "on",
  });
  expect([status, headers.get("Location")]).toEqual([303, `/b/x/${code}?takk=1#rsvp`]);
  expect(await answers()).toMatchObject([
    {
      guestName: "Eir Nes",
      guestCount: 2,
      dietaryRestrictions: "Nøtter, ikke løk",
      severeAllergy: true,
      plusOneName: "Linnea",
      plusOneDietaryRestrictions: "Vegan",
      plusOneSevereAllergy: false,
    },
    { guestName: "Marit Nes", guestCount: 0, dietaryRestrictions: null },
  ]);
});

test("nobody else's guest can be answered for", async () => {
  const other = await insertGuest(wedding, { name: "Fremmed" });
  await send("answer", { ...everybody("yes"), [controlsOf(other).attending]: "yes" });
  expect((await answers()).map(({ guestName }) => guestName)).toEqual(["Eir Nes", "Marit Nes"]);
});

test("who gives an address gets one mail with the answer, the link and the calendar", async () => {
  const settings = config();
  const mailServer = await startMailServer();
  configure({ ...settings, smtpUrl: mailServer.url });
  onTestFinished(async () => {
    configure(settings);
    await mailServer.stop();
  });
  const own = controlsOf(eir);
  const fields = { ...everybody("yes"), [own.diet.nuts]: "on", email: "Marit@epost.no" };
  expect((await send("answer", fields)).status).toBe(303);

  at(new Date(Date.now() + 5 * 60_000).toISOString());
  for (let minute = 1; minute <= 2; minute++) await confirmAnswers.run({}, "");
  for (const { id } of await db().select().from(outbox)) await deliverMessage.run({ id }, id);

  const [received, ...others] = mailServer.received.all;
  expect(others).toEqual([]);
  expect(received?.to).toEqual(["marit@epost.no"]);
  expect(received?.mail.text).toContain("Marit Nes, Kommer\n");
  expect(received?.mail.text).toContain("Eir Nes, Nøtter, Kommer");
  const [calendar] = received?.mail.attachments ?? [];
  expect([calendar?.mimeType, calendar?.filename]).toEqual([
    "text/calendar",
    expect.stringMatching(/\.ics$/),
  ]);
  const [, linked = ""] = /\/b\/[a-z-]+\/(\S{4}-\S{4})/.exec(received?.mail.text ?? "") ?? [];
  expect(await requireHousehold(new Request("http://jaord.test/"), linked, "192.0.2.2")).toEqual(
    await requireHousehold(new Request("http://jaord.test/"), code, "192.0.2.2"),
  );
});

describe("the deadline", () => {
  const lastMinute = "2027-04-01T21:59:59Z";
  const midnight = "2027-04-01T22:00:00Z";

  test("ends at midnight in Oslo; then a message reaches the couple", async () => {
    at(lastMinute);
    expect((await send("answer", everybody("no"))).status).toBe(303);
    at(midnight);
    const late = await send("answer", everybody("yes"));
    expect([late.status, late.body]).toEqual([403, { form: "answer", reason: "closed" }]);
    expect(await answers()).toMatchObject([{ attending: false }, { attending: false }]);
    expect((await send("message", { message: "Eir kan likevel" })).status).toBe(303);
    expect(await db().select().from(guestMessages)).toMatchObject([
      { guestName: "Marit Nes og Eir Nes", message: "Eir kan likevel" },
    ]);
  });

  test("shows what is noted", async () => {
    at(lastMinute);
    await send("answer", everybody("yes"));
    at(midnight);
    expect(await load()).toMatchObject({
      state: "closed",
      records: [
        { name: "Marit", status: "attending" },
        { name: "Eir", status: "attending" },
      ],
    });
  });

  test("shows what the couple has set; before it, the thanks are for what was answered", async () => {
    await db().update(guests).set({ rsvpStatus: "attending" }).where(eq(guests.id, marit));
    at(lastMinute);
    await send("answer", everybody("no"));
    const answered = [{ status: "declined" }, { status: "declined" }];
    expect(await load("?takk=1")).toMatchObject({ state: "sent", records: answered });
    at(midnight);
    const noted = [{ status: "attending" }, { status: "declined" }];
    expect(await load()).toMatchObject({ state: "closed", records: noted });
  });

  test("says another thing to those who never answered", async () => {
    at(midnight);
    const unanswered = await html();
    expect(unanswered).toContain("Den var torsdag 1. april. Kari og Ola fikk ikke svar fra dere.");
    expect(unanswered).toContain("Vil dere svare likevel?");
    expect(unanswered).not.toMatch(/Har noe endret seg|notert for dere|Ikke svart/);
    at(lastMinute);
    await send("answer", everybody("yes"));
    at(midnight);
    const answered = await html();
    expect(answered).toContain("Har noe endret seg?");
    expect(answered).not.toMatch(/fikk ikke svar|svare likevel/);
  });

  async function html() {
    return renderToString(<InvitationPage invitation={await load()} refusal={null} />);
  }
});

test("regrets of one person are answered with 'du', of two with 'dere'", async () => {
  const sent = async () => {
    const invitation = await load("?takk=1");
    return renderToString(<InvitationPage invitation={invitation} refusal={null} />);
  };
  await send("answer", everybody("no"));
  expect(await sent()).toContain("Noen ord til dagen, hvis dere vil.");
  const householdId = randomUUID();
  marit = await insertGuest(wedding, { householdId, name: "Per Nes" });
  code = formatCode((await ensureCodes(wedding, [householdId])).get(householdId) ?? "");
  await send("answer", { [controlsOf(marit).attending]: "no" });
  expect(await sent()).toContain("Noen ord til dagen, hvis du vil.");
});

test("a visit changes nothing; the visible page tells that it was opened", async () => {
  await load();
  const [before] = await db().select().from(households).where(eq(households.weddingId, wedding));
  expect(before?.openedAt).toBeNull();
  const { status, headers } = await send("opened", {});
  expect([status, headers.get("Set-Cookie")]).toEqual([204, expect.stringContaining("invited=")]);
  const [after] = await db().select().from(households).where(eq(households.weddingId, wedding));
  expect(after?.openedAt).toBeInstanceOf(Date);
});

test("the page reveals nothing about others", async () => {
  await insertGuest(wedding, { name: "Hemmelig Gjest", email: "hemmelig@epost.no" });
  expect(JSON.stringify(await load())).not.toMatch(/hemmelig/i);
});

function everybody(answer: "yes" | "no") {
  return { [controlsOf(marit).attending]: answer, [controlsOf(eir).attending]: answer };
}

function at(time: string) {
  setClock(() => Date.parse(time));
  onTestFinished(() => setClock());
}

async function send(form: string, fields: Record<string, string>) {
  const sent = { ...tokenFields(issueOlderToken(wedding)), ...fields };
  const { request } = actionArgs(`/b/x/${code}?send=${form}`, sent);
  const clientIp = "192.0.2.1";
  const household = await requireHousehold(request, code, clientIp);
  return responseOf(() => handleInvitationForm({ request, household, clientIp }));
}

async function load(query = "") {
  const { request } = loaderArgs(`/b/x/${code}${query}`);
  return viewInvitation(request, await requireHousehold(request, code, "192.0.2.1"));
}

function answers() {
  return db()
    .select()
    .from(rsvpResponses)
    .where(eq(rsvpResponses.weddingId, wedding))
    .orderBy(rsvpResponses.guestName);
}

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { deliverMessage } from "#app/features/delivery/jobs.server.ts";
import { outbox } from "#app/features/delivery/tables.server.ts";
import { listSeparateHouseholds } from "#app/features/invitations/envelopes/queries.server.ts";
import { listInvitedHouseholds } from "#app/features/invitations/queries.server.ts";
import { findGuestState } from "#app/features/rsvp/guest-links/queries.server.ts";
import { ownersOf } from "#app/features/weddings/partners/queries.server.ts";
import { config, configure } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  insertAnswer,
  insertGuest,
  insertGuests,
  type SignedInOwner,
  type SignedInUser,
  signedInOwner,
} from "#tests/support/factories.ts";
import { queuedMails } from "#tests/support/queued-mails.ts";
import { actionArgs, responseOf } from "#tests/support/route-args.ts";
import { startMailServer } from "#tests/support/smtp-server.ts";
import { handleInvitationAction } from "./actions.server.ts";
import { viewEnvelopes } from "./envelopes/load-envelopes.server.ts";
import { invitationQuery, invitationsPath } from "./invitation-query.ts";
import { loadHousehold } from "./load-household.server.ts";
import { loadInvitations } from "./load-invitations.server.ts";

useTestDatabase();

let owner: SignedInOwner;
let email: string;

beforeEach(async () => {
  owner = await signedInOwner({ weddingDate: "2099-06-12" });
  const [partner] = await ownersOf(owner.weddingId);
  email = partner?.email ?? "";
});

describe("where couple and guest disagree", () => {
  test("the guest's answer can be used, and that be undone", async () => {
    const guest = await insertDisagreeing();
    expect(await stateOf(guest)).toMatchObject({ status: "attending", diet: null });
    const { body } = await send({ intent: "use-answer", guest });
    expect(body).toMatchObject({ ok: true, message: "Svaret gjelder" });
    expect(await stateOf(guest)).toMatchObject({ status: "declined", diet: "Nøtter" });
    const { undo } = body as { undo: [string, string][] };
    expect((await send(Object.fromEntries(undo))).body).toMatchObject({ ok: true });
    expect(await stateOf(guest)).toMatchObject({ ownStatus: "attending", ownDiet: "" });
  });

  test("so can what was answered of a companion's diet", async () => {
    const guest = await insertGuest(owner.weddingId, {
      plusOne: true,
      plusOneDietaryRequirements: "Fisk",
    });
    const egg = { guestCount: 2, plusOneDietaryRestrictions: "Egg" };
    await insertAnswer(owner.weddingId, { guestId: guest, ...egg });
    const { body } = await send({ intent: "use-answer", guest });
    expect(await stateOf(guest)).toMatchObject({ companionDiet: "Egg", ownPlusOneDiet: null });
    const { undo } = body as { undo: [string, string][] };
    await send(Object.fromEntries(undo));
    expect(await stateOf(guest)).toMatchObject({ companionDiet: "Fisk" });
  });

  test("the couple's values can be kept", async () => {
    const guest = await insertDisagreeing();
    expect((await send({ intent: "mark-reviewed", guest })).body).toMatchObject({ ok: true });
    expect(await stateOf(guest)).toMatchObject({ status: "attending", isReviewed: true });
  });

  test("another couple changes nothing", async () => {
    const guest = await insertDisagreeing();
    const before = await stateOf(guest);
    const other = await signedInOwner();
    for (const intent of ["use-answer", "mark-reviewed", "restore-own"]) {
      await send({ intent, guest, columns: "rsvpStatus" }, other);
    }
    expect(await stateOf(guest)).toEqual(before);
  });
});

test("the letter's way counts guests and companions who come", async () => {
  const householdId = randomUUID();
  const guestId = await insertGuest(owner.weddingId, {
    householdId,
    name: "Randi Opdal",
    plusOne: true,
    plusOneName: "Knut Opdal",
  });
  await insertAnswer(owner.weddingId, { guestId, linkedBy: "link", guestCount: 2 });
  const households = await listInvitedHouseholds(owner.weddingId);
  const [answered] = (await loadHousehold(owner.weddingId, households, householdId))?.history ?? [];
  expect(answered?.text).toMatch(/^2 kommer · /);
});

test("a page past the end is the last one, as after two households of it are merged", async () => {
  const { weddingId, userId } = owner;
  const homes = Array.from({ length: 51 }, () => ({ householdId: randomUUID() }));
  await insertGuests(weddingId, homes);
  const secondPage = invitationQuery.parse(new URLSearchParams("side=2"));
  const load = () => loadInvitations(weddingId, userId, secondPage);
  expect((await load()).households).toHaveLength(1);
  const merged = homes.slice(0, 2).map(({ householdId }) => householdId);
  await send({ intent: "merge", household: merged.join(" ") });
  const { query, households } = await load();
  expect([query.side, households.length]).toEqual([1, 50]);
});

describe("a test mail", () => {
  test("goes to the couple alone, and counts as sent to nobody", async () => {
    const householdId = randomUUID();
    const name = "Marit Ødegård";
    await insertGuest(owner.weddingId, { name, householdId, email: "marit@epost.no" });
    const { body } = await sendTest(householdId);
    expect(body).toMatchObject({ ok: true, message: `Prøven er på vei til ${email}` });
    const [mail, ...others] = await queuedMails(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Prøve: Kari og Ola inviterer dere");
    expect(mail?.text).toContain("Kjære Marit\n\nKom, da!");
    expect(await listInvitedHouseholds(owner.weddingId)).toMatchObject([{ state: "not-sent" }]);
  });

  test.each([
    ["invitation", "Prøve: Kari og Ola inviterer dere", "Kom, da!"],
    ["reminder", "Prøve: Vi mangler svar fra dere", "Vi mangler svar"],
  ])(
    "of an %s reaches the couple by SMTP, as the household would read it",
    async (kind, subject, words) => {
      const settings = config();
      const mailServer = await startMailServer();
      configure({ ...settings, smtpUrl: mailServer.url });
      onTestFinished(async () => {
        configure(settings);
        await mailServer.stop();
      });
      const household = randomUUID();
      for (const name of ["Marit Ødegård", "Sølvi Ødegård"]) {
        await insertGuest(owner.weddingId, {
          name,
          householdId: household,
          email: "marit@epost.no",
        });
      }
      await send({ intent: "send-test", kind, greeting: "Kom, da!", household });
      const waiting = await db().select().from(outbox).where(eq(outbox.weddingId, owner.weddingId));
      for (const { id } of waiting) await deliverMessage.run({ id }, id);
      const [received, ...others] = mailServer.received.all;
      expect(others).toEqual([]);
      expect(received?.to).toEqual([email]);
      expect(received?.mail.subject).toBe(subject);
      for (const part of [received?.mail.text, received?.mail.html]) {
        expect(part).toContain(words);
        expect(part).toMatch(/Marit og Sølvi/);
        expect(part).toMatch(/\/b\/kari-ola\/\S{4}-\S{4}/);
      }
      expect(await listInvitedHouseholds(owner.weddingId)).toMatchObject([{ state: "not-sent" }]);
    },
  );

  test("of another couple's household is not sent", async () => {
    const other = await signedInOwner();
    const householdId = randomUUID();
    await insertGuest(other.weddingId, { householdId, email: "marit@epost.no" });
    expect((await sendTest(householdId)).body).toMatchObject({ ok: false, reason: "nobody" });
    expect(await queuedMails(email)).toEqual([]);
  });

  test("is not sent without end", async () => {
    const householdId = randomUUID();
    await insertGuest(owner.weddingId, { householdId, email: "marit@epost.no" });
    for (let count = 0; count < 10; count++) await sendTest(householdId);
    expect((await sendTest(householdId)).body).toMatchObject({ reason: "too-many" });
    expect(await queuedMails(email)).toHaveLength(10);
  });

  function sendTest(household: string) {
    return send({ intent: "send-test", kind: "invitation", greeting: "Kom, da!", household });
  }
});

describe("a refused envelope", () => {
  test("is not suggested again until the couple wants it", async () => {
    const { ids, suggested, refused } = await insertNeighbours();
    expect(await suggested()).toEqual([ids]);
    const { body } = await send(refusalOf(ids));
    expect(body).toMatchObject({ ok: true, message: "Hver får sin konvolutt" });
    expect(await suggested()).toEqual([]);
    expect(await refused()).toMatchObject([{ names: ["Aud Vik", "Roar Vik"] }]);
    const { undo } = body as { undo: [string, string][] };
    const taken = await send(undo);
    expect(taken.body).toMatchObject({ ok: true, message: "Forslaget er tilbake" });
    expect([await suggested(), await refused()]).toEqual([[ids], []]);
    await send((taken.body as { undo: [string, string][] }).undo);
    expect(await suggested()).toEqual([]);
  });

  test("stays out of the certain ones that are accepted at once", async () => {
    const { ids } = await insertNeighbours({ phone: "+4741234567" });
    await send(refusalOf(ids));
    const { body } = await send({ ...refusalOf(ids), intent: "merge-suggested" });
    expect(body).toMatchObject({ ok: false, reason: "nothing" });
  });

  test("is stored once when both partners refuse it", async () => {
    const { ids, refused } = await insertNeighbours();
    await Promise.all([send(refusalOf(ids)), send(refusalOf(ids))]);
    expect(await refused()).toHaveLength(1);
  });

  test("of another couple is neither made nor taken back", async () => {
    const { ids, suggested, refused } = await insertNeighbours();
    const other = await signedInOwner();
    expect((await send(refusalOf(ids), other)).body).toMatchObject({
      ok: false,
      reason: "nothing",
    });
    await send(refusalOf(ids));
    const [kept] = await refused();
    await send({ intent: "suggest-again", separate: kept?.id ?? "" }, other);
    expect(await suggested()).toEqual([]);
  });

  async function insertNeighbours(values: { phone?: string } = {}) {
    const ids = [randomUUID(), randomUUID()];
    const { weddingId } = owner;
    for (const [index, name] of ["Aud Vik", "Roar Vik"].entries()) {
      await insertGuest(weddingId, { name, householdId: ids[index] ?? "", ...values });
    }
    const view = async () =>
      viewEnvelopes(
        await listInvitedHouseholds(weddingId),
        await listSeparateHouseholds(weddingId),
      );
    return {
      ids,
      suggested: async () => (await view()).suggestions.map((suggestion) => suggestion.ids),
      refused: async () => (await view()).refused,
    };
  }

  function refusalOf(ids: string[]) {
    return { intent: "dismiss-suggestion", household: ids.join(" ") };
  }
});

describe("the answer form", () => {
  test("a partner's newer choice comes back as a conflict with its values", async () => {
    const form = { intent: "answer-form", version: "1" };
    await send({ ...form, answerMode: "link", answerDeadline: "2099-04-01" });
    const { status, body } = await send({ ...form, answerMode: "open" });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      current: { values: { answerMode: "link", answerDeadline: "2099-04-01" }, version: 2 },
    });
  });

  test.each([
    ["", "Velg hvem som kan svare.", "answerMode"],
    ["both", "Velg en dato.", "answerDeadline"],
  ])("'%s' with a mistake keeps what was typed", async (answerMode, error, field) => {
    const form = { intent: "answer-form", version: "1", answerMode, answerDeadline: "i mai" };
    const { status, body } = await send(form);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      errors: { fieldErrors: { [field]: error } },
      values: { answerDeadline: "i mai" },
    });
  });
});

/** The couple says that the guest comes and eats everything; the guest has answered otherwise. */
async function insertDisagreeing(): Promise<string> {
  const guestId = await insertGuest(owner.weddingId, {
    name: "Sølvi Ødegård",
    rsvpStatus: "attending",
    dietaryRequirements: "",
  });
  await insertAnswer(owner.weddingId, {
    guestId,
    linkedBy: "name",
    attending: false,
    guestCount: 0,
    dietaryRestrictions: "Nøtter",
  });
  return guestId;
}

function stateOf(guest: string) {
  return findGuestState(owner.weddingId, guest);
}

async function send(form: Parameters<typeof actionArgs>[1], sender: SignedInUser = owner) {
  const args = actionArgs(invitationsPath, form, { cookies: sender.cookies });
  return responseOf(() => handleInvitationAction(args));
}

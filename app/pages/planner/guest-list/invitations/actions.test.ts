import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { listInvitedHouseholds } from "#app/features/invitations/queries.server.ts";
import { findGuestState } from "#app/features/rsvp/guest-links/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { ownersOf } from "#app/features/weddings/partners/queries.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  insertAnswer,
  insertGuest,
  type SignedInUser,
  signedInOwner,
} from "#tests/support/factories.ts";
import { queuedMails } from "#tests/support/queued-mails.ts";
import { actionArgs, responseOf } from "#tests/support/route-args.ts";
import { handleInvitationAction } from "./actions.server.ts";
import { invitationsPath } from "./invitation-query.ts";

useTestDatabase();

let owner: SignedInUser & { weddingId: OwnedWeddingId };
let email: string;

beforeEach(async () => {
  owner = await signedInOwner({ weddingDate: "2099-06-12" });
  const [partner] = await ownersOf(owner.weddingId);
  email = partner?.email ?? "";
});

describe("where couple and guest disagree", () => {
  test("the guest's answer can be used, and that be undone", async () => {
    const guest = await insertDisagreeing();
    expect(await stateOf(guest)).toMatchObject({ status: "attending", diet: "" });
    const { body } = await send({ intent: "use-answer", guest });
    expect(body).toMatchObject({ ok: true, message: "Svaret gjelder" });
    expect(await stateOf(guest)).toMatchObject({ status: "declined", diet: "Nøtter" });
    const { undo } = body as { undo: [string, string][] };
    expect((await send(Object.fromEntries(undo))).body).toMatchObject({ ok: true });
    expect(await stateOf(guest)).toMatchObject({ ownStatus: "attending", ownDiet: "" });
  });

  test("the couple's values can be kept", async () => {
    const guest = await insertDisagreeing();
    expect((await send({ intent: "keep-own", guest })).body).toMatchObject({ ok: true });
    expect(await stateOf(guest)).toMatchObject({ status: "attending", isReviewed: true });
  });

  test("another couple changes nothing", async () => {
    const guest = await insertDisagreeing();
    const before = await stateOf(guest);
    const other = await signedInOwner();
    for (const intent of ["use-answer", "keep-own", "restore-own"]) {
      await send({ intent, guest, columns: "rsvpStatus" }, other);
    }
    expect(await stateOf(guest)).toEqual(before);
  });
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

async function send(form: Record<string, string>, sender: SignedInUser = owner) {
  const args = actionArgs(invitationsPath, form, { cookies: sender.cookies });
  return responseOf(() => handleInvitationAction(args));
}

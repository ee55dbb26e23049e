import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { rememberVisitor } from "#app/platform/http/visitor.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertWedding } from "#tests/support/owner.ts";
import { proofFor } from "#tests/support/tickets.ts";
import { type PublicWeddingId, requirePublicWedding } from "../access.server.ts";
import { type Admission, admitGuest, type EntryKind, newTicket } from "./access.server.ts";

useTestDatabase();

const second = 1_000;
const day = 24 * 3600 * second;
const kinds: EntryKind[] = ["answer", "greeting", "reservation", "release", "photo", "like"];
const venue = "192.0.2.7";

let wedding: PublicWeddingId;
let time = Date.parse("2027-06-12T12:00:00Z");

beforeEach(async () => {
  // The limits' library asks for the time itself.
  vi.spyOn(Date, "now").mockImplementation(() => time);
  time += day;
  wedding = await newWedding();
});

describe("a form", () => {
  test("of a page of ours is let in, and says whose it is", async () => {
    const visitorId = randomUUID();
    const ticket = newTicket(wedding, visitorId);
    time += 30 * second;
    const admitted = await send({ ticket });
    expect(admitted).toMatchObject({ ok: true, entry: { weddingId: wedding, visitorId } });
    expect(keyOf(await send({ ticket }))).toBe(keyOf(admitted));
    const next = await send({ ticket: newTicket(wedding, null) }, { knownAs: visitorId });
    expect(keyOf(next)).not.toBe(keyOf(admitted));
  });

  test("is the known browser's, whatever the ticket says", async () => {
    const visitorId = randomUUID();
    const admitted = await send({ ticket: newTicket(wedding, null) }, { knownAs: visitorId });
    expect(admitted).toMatchObject({ ok: true, entry: { visitorId } });
  });

  test("without a ticket, with a broken or another wedding's one, comes back", async () => {
    const foreign = newTicket(await newWedding(), null);
    time += 30 * second;
    for (const ticket of ["", "x", foreign]) {
      expect(await send({ ticket, message: "Hei" }, { knownAs: randomUUID() })).toEqual({
        ok: false,
        reason: "stale",
        status: 409,
        faults: {
          formError: expect.stringMatching(/^Siden har stått åpen lenge/),
          fieldErrors: {},
          values: { message: "Hei" },
        },
      });
    }
    expect(await send({})).toMatchObject({ reason: "stale" });
  });

  test("may be 30 days old, and no older", async () => {
    const ticket = newTicket(wedding, null);
    time += 30 * day;
    expect(await send({ ticket })).toMatchObject({ ok: true });
    time += 1;
    expect(await send({ ticket })).toMatchObject({ reason: "stale" });
  });

  test("whose decoy is filled comes back under the same key", async () => {
    const ticket = newTicket(wedding, null);
    time += 30 * second;
    const refused = await send({ ticket, subject: "Billige klokker", message: "Hei" });
    expect(refused).toMatchObject({ reason: "robot", status: 400, faults: { values: { ticket } } });
    expect(await send({ ticket, subject: "", message: "Hei" })).toMatchObject({ ok: true });
  });

  test("sent within two seconds comes back, unless the browser is known or has worked", async () => {
    const ticket = newTicket(wedding, null);
    const refused = await send({ ticket, message: "Hei" });
    expect(refused).toMatchObject({
      reason: "hasty",
      status: 400,
      faults: { values: { ticket, message: "Hei" } },
    });
    expect(await send({ ticket, proof: proofFor(ticket) })).toMatchObject({ ok: true });
    expect(await send({ ticket, proof: "1" })).toMatchObject({ reason: "hasty" });
    expect(await send({ ticket }, { knownAs: randomUUID() })).toMatchObject({ ok: true });
    time += 2 * second;
    expect(await send({ ticket })).toMatchObject({ ok: true });
  });

  test("handled before uses up nothing when it is given back", async () => {
    const knownAs = randomUUID();
    for (let repeat = 0; repeat < 30; repeat++) {
      const admitted = await send({ ticket: newTicket(wedding, null) }, { knownAs });
      if (admitted.ok) await admitted.giveBack();
      expect(admitted.ok).toBe(true);
    }
  });
});

describe("one browser", () => {
  test.each([
    ["answer", 20],
    ["greeting", 20],
    ["reservation", 5],
    ["release", 20],
    ["photo", 100],
    ["like", 300],
  ] as const)("may send within an hour, of kind %s, %d", async (kind, most) => {
    const ticket = newTicket(wedding, null);
    const proof = proofFor(ticket);
    const sent = [];
    for (let entry = 0; entry <= most; entry++) sent.push(await send({ ticket, proof }, { kind }));
    expect(sent.filter(({ ok }) => ok)).toHaveLength(most);
    expect(sent.at(-1)).toMatchObject({ reason: "tooMany", status: 429 });
    time += 3600 * second;
    expect(await send({ ticket, proof }, { kind })).toMatchObject({ ok: true });
  });

  test("is counted by entries, not by forms", async () => {
    const ticket = newTicket(wedding, null);
    const form = formOf({ ticket, proof: proofFor(ticket) });
    const photos = (count: number) =>
      admitGuest(request(), wedding, form, venue, "photo", count).then(({ ok }) => ok);
    expect([await photos(60), await photos(40), await photos(1)]).toEqual([true, true, false]);
  });

  test("of another wedding is another", async () => {
    const knownAs = randomUUID();
    const other = await newWedding();
    for (let entry = 0; entry < 21; entry++) {
      await send({ ticket: newTicket(wedding, null) }, { knownAs });
    }
    const form = formOf({ ticket: newTicket(other, null) });
    const cookie = await cookieOf(knownAs);
    expect(await admitGuest(request(cookie), other, form, venue, "answer")).toMatchObject({
      ok: true,
    });
  });
});

describe("of a script's 1000 entries of every kind, at most 20 get in", () => {
  test("when it never loads the page: none", async () => {
    const sent = await flood(() => ({ ticket: "" }));
    expect(sent).toBe(0);
  });

  test("when it loads the page once and waits", async () => {
    const ticket = newTicket(wedding, null);
    time += 60 * second;
    expect(await flood(() => ({ ticket }))).toSatisfy(isFew);
  });

  test("when it keeps the cookie it got; likes do not count as entries", async () => {
    const knownAs = randomUUID();
    const ticket = newTicket(wedding, knownAs);
    time += 60 * second;
    expect(await flood(() => ({ ticket }), { knownAs, kinds: kinds.slice(0, -1) })).toBe(20);
  });

  test("or 300 when it has collected a hundred cookies", async () => {
    const cookies = await Promise.all(Array.from({ length: 100 }, () => cookieOf(randomUUID())));
    const form = formOf({ ticket: newTicket(wedding, null) });
    const sent = await Promise.all(
      Array.from({ length: 400 }, (_, entry) =>
        admitGuest(request(cookies[entry % 100]), wedding, form, venue, "greeting"),
      ),
    );
    expect(sent.filter(({ ok }) => ok)).toHaveLength(300);
  });

  test("when it loads the page for each of them, one after the other: none", async () => {
    expect(await flood(() => ({ ticket: newTicket(wedding, null) }), { parallel: 1 })).toBe(0);
  });

  test("when it loads the page for each of them and waits, 50 at a time", async () => {
    let tickets: string[] = [];
    const fields = () => ({ ticket: tickets.pop() ?? "" });
    const load = () => {
      tickets = Array.from({ length: 50 }, () => newTicket(wedding, null));
      time += 3 * second;
    };
    expect(await flood(fields, { before: load })).toSatisfy(isFew);
  });

  test("when it loads the page 1000 times first, and then sends as fast as it can", async () => {
    const tickets = Array.from({ length: 1_000 }, () => newTicket(wedding, null));
    time += 30 * second;
    const before = () => {
      time += 1.5 * second;
    };
    expect(await flood(() => ({ ticket: tickets.pop() ?? "" }), { before })).toSatisfy(isFew);
  });

  test("and who is not a script is let in from the same address meanwhile", async () => {
    const tickets = Array.from({ length: 1_000 }, () => newTicket(wedding, null));
    time += 30 * second;
    await flood(() => ({ ticket: tickets.pop() ?? "" }));
    const ticket = newTicket(wedding, null);
    expect(await send({ ticket, proof: proofFor(ticket) })).toMatchObject({ ok: true });
    expect(await send({ ticket }, { knownAs: randomUUID() })).toMatchObject({ ok: true });
    time += 3601 * second;
    expect(await send({ ticket })).toMatchObject({ ok: true });
  });
});

describe("behind one address, 200 guests", () => {
  test("with the page's script get in within seconds, with what they send next", async () => {
    const sent = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const ticket = newTicket(wedding, null);
        const first = await send({ ticket, proof: proofFor(ticket) });
        if (!first.ok) return first;
        return send({ ticket }, { knownAs: first.entry.visitorId, kind: "greeting" });
      }),
    );
    expect(sent.filter(({ ok }) => !ok)).toEqual([]);
    // Their browsers' work together: 800,000 hashes.
  }, 90_000);

  test("without script get in over five minutes", async () => {
    const start = time;
    // Each opens the page and takes from twenty seconds to two minutes; many begin together.
    const guests = Array.from({ length: 200 }, (_, guest) => {
      const opens = Math.floor(guest / 5) * 4.5 * second;
      return { opens, sends: opens + 20 * second + ((guest * 37) % 100) * second };
    });
    const sent: Admission[] = [];
    for (const { opens, sends } of guests.toSorted((a, b) => a.sends - b.sends)) {
      time = start + opens;
      const ticket = newTicket(wedding, null);
      time = start + sends;
      sent.push(await send({ ticket }));
    }
    expect(sent.filter(({ ok }) => !ok)).toEqual([]);
  });
});

/** Tries 1000 entries within a minute and answers how many got in. */
async function flood(
  fieldsOf: () => Record<string, string>,
  options: { knownAs?: string; kinds?: EntryKind[]; parallel?: number; before?: () => void } = {},
): Promise<number> {
  const { parallel = 50, kinds: sent = kinds, before, ...rest } = options;
  let admitted = 0;
  for (let entry = 0; entry < 1_000; entry += parallel) {
    before?.();
    const answers = await Promise.all(
      Array.from({ length: parallel }, (_, index) =>
        send(fieldsOf(), { kind: sent[(entry + index) % sent.length], ...rest }),
      ),
    );
    admitted += answers.filter(({ ok }) => ok).length;
  }
  return admitted;
}

async function send(
  fields: Record<string, string>,
  { kind = "answer", knownAs }: { kind?: EntryKind | undefined; knownAs?: string } = {},
): Promise<Admission> {
  const cookie = knownAs ? await cookieOf(knownAs) : "";
  return admitGuest(request(cookie), wedding, formOf(fields), venue, kind);
}

function isFew(admitted: number): boolean {
  return admitted > 0 && admitted <= 20;
}

function keyOf(admission: Admission): string {
  if (!admission.ok) throw new Error(admission.reason);
  return admission.entry.key;
}

function request(cookie = ""): Request {
  return new Request("http://jaord.test/wedding", { headers: { Cookie: cookie } });
}

async function cookieOf(visitorId: string): Promise<string> {
  return (await rememberVisitor(visitorId)).split(";")[0] ?? "";
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

async function newWedding(): Promise<PublicWeddingId> {
  const id = await insertWedding();
  return requirePublicWedding(new Request(`http://jaord.test/wedding?id=${id}`));
}

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import type { SignedInUser } from "#app/features/accounts/access.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { currentGrants, withoutGrants } from "#app/platform/db/grants.server.ts";
import { useTestDatabase, withLockHeldBy } from "#tests/support/database.ts";
import { insertAccount, insertOwner, insertWedding } from "#tests/support/factories.ts";
import { firstLinkPath, queuedMails } from "#tests/support/queued-mails.ts";
import { type OwnedWeddingId, ownedWeddingOf } from "../access.server.ts";
import { weddingOwners, weddings } from "../tables.server.ts";
import {
  acceptInvitation,
  dismissPartnerLeft,
  invitePartner,
  leaveWedding,
  renewInvitation,
  withdrawInvitation,
} from "./commands.server.ts";
import { purgeInvitations } from "./jobs.server.ts";
import { findInvitation, invitationOf, ownersOf, partnerLeftAt } from "./queries.server.ts";
import { nameInMail } from "./rules.ts";

useTestDatabase();

afterEach(() => setClock());

const info = () => ({ requestId: "test", nonce: "", clientIp: randomUUID() });
const hours = (count: number) => count * 3_600_000;

test("the user with the invited e-mail becomes an equal owner, once", async () => {
  const { kari, weddingId } = await couple();
  const ola = await insertAccount();
  const token = await invite(weddingId, kari, ola.email);
  expect(await findInvitation(token)).toMatchObject({ email: ola.email, weddingId });
  expect(await acceptInvitation(ola, token)).toEqual({ ok: true });
  expect((await ownersOf(weddingId)).map(({ email }) => email)).toEqual([kari.email, ola.email]);
  expect(await invitationOf(weddingId)).toBeNull();
  expect(await acceptInvitation(ola, token)).toEqual({ ok: false, reason: "invalid-link" });
});

test("the link admits no other user, and opening it does not consume it", async () => {
  const { kari, weddingId } = await couple();
  const [ola, otherUser] = [await insertAccount(), await insertAccount()];
  const token = await invite(weddingId, kari, ola.email);
  const refusal = { ok: false, reason: "other-email" };
  expect(await acceptInvitation(otherUser, token)).toEqual(refusal);
  expect(await acceptInvitation(kari, token)).toEqual(refusal);
  expect(await ownedWeddingOf(otherUser)).toBeNull();
  for (const invalidToken of ["", randomUUID(), `${token}x`]) {
    expect(await acceptInvitation(ola, invalidToken)).toEqual({
      ok: false,
      reason: "invalid-link",
    });
  }
  expect(await acceptInvitation(ola, token)).toEqual({ ok: true });
});

test("a user with a wedding keeps it, and can accept later", async () => {
  const { kari, weddingId } = await couple();
  const other = await couple();
  const token = await invite(weddingId, kari, other.kari.email);
  expect(await acceptInvitation(other.kari, token)).toEqual({ ok: false, reason: "has-wedding" });
  expect(await ownedWeddingOf(other.kari)).toBe(other.weddingId);
  await transaction((tx) => leaveWedding(tx, other.kari, other.weddingId));
  expect(await acceptInvitation(other.kari, token)).toEqual({ ok: true });
});

test("only an accepted invitation gives the rest of the request access to the wedding", async () => {
  const { kari, weddingId } = await couple();
  const [ola, other] = [await insertAccount(), await couple()];
  await withoutGrants(async () => {
    const taken = await invite(weddingId, kari, other.kari.email);
    expect(await acceptInvitation(other.kari, taken)).toMatchObject({ reason: "has-wedding" });
    expect(currentGrants()).toMatchObject({ wedding: "", guest: "" });
    const token = await invite(weddingId, kari, ola.email);
    const third = await insertAccount();
    await insertOwner(weddingId, third.id);
    expect(await acceptInvitation(ola, token)).toMatchObject({ reason: "full" });
    expect(currentGrants()).toMatchObject({ wedding: "", guest: "" });
    await db().delete(weddingOwners).where(eq(weddingOwners.userId, third.id));
    expect(await acceptInvitation(ola, token)).toEqual({ ok: true });
    expect(currentGrants()).toMatchObject({ wedding: weddingId, guest: weddingId });
  });
});

test("inviting is the same with and without an account", async () => {
  const { kari, weddingId } = await couple();
  const known = await insertAccount();
  const outcomes = [];
  for (const email of [known.email, `${randomUUID()}@example.no`]) {
    outcomes.push(await invitePartner(weddingId, { email, inviter: kari }, info()));
    const [mail] = await queuedMails(email);
    outcomes.push(mail?.text.replaceAll(email, "").replace(/token=\S+/, ""));
  }
  expect(outcomes.slice(0, 2)).toEqual(outcomes.slice(2));
});

test("only the newest link is valid, until it is withdrawn or seven days old", async () => {
  const { kari, weddingId } = await couple();
  const ola = await insertAccount();
  const first = await invite(weddingId, kari, ola.email);
  expect(await renewInvitation(weddingId, kari, info())).toEqual({ ok: true });
  const second = await newestToken(ola.email);
  expect(await findInvitation(first)).toBeNull();
  expect(await findInvitation(second)).not.toBeNull();

  setClock(() => Date.now() + hours(7 * 24) + 1000);
  expect(await acceptInvitation(ola, second)).toEqual({ ok: false, reason: "invalid-link" });
  expect(await invitationOf(weddingId)).toMatchObject({ isExpired: true });
  await renewInvitation(weddingId, kari, info());
  await withdrawInvitation(weddingId);
  const third = await newestToken(ola.email);
  expect(await acceptInvitation(ola, third)).toEqual({ ok: false, reason: "invalid-link" });
  expect(await renewInvitation(weddingId, kari, info())).toEqual({ ok: false, reason: "gone" });
});

test("a wedding has at most two owners, even after concurrent acceptances", async () => {
  const { kari, weddingId } = await couple();
  const [ola, other] = [await insertAccount(), await insertAccount()];
  const token = await invite(weddingId, kari, ola.email);
  const outcome = await withLockHeldBy(
    async (tx) => {
      await tx.update(weddings).set({ version: 2 }).where(eq(weddings.id, weddingId));
      await tx.insert(weddingOwners).values({ userId: other.id, weddingId });
    },
    () => acceptInvitation(ola, token),
  );
  expect(outcome).toEqual({ ok: false, reason: "full" });
  expect(await ownersOf(weddingId)).toHaveLength(2);
  const third = { email: `${randomUUID()}@example.no`, inviter: kari };
  expect(await invitePartner(weddingId, third, info())).toEqual({ ok: false, reason: "full" });
});

test("when two partners leave at once, the second must confirm the deletion first", async () => {
  const { kari, weddingId } = await couple();
  const ola = await insertAccount();
  await acceptInvitation(ola, await invite(weddingId, kari, ola.email));
  const second = await withLockHeldBy(
    async (tx) => expect(await leaveWedding(tx, ola, "")).toEqual({ ok: true }),
    () => transaction((tx) => leaveWedding(tx, kari, "")),
  );
  expect(second).toEqual({ ok: false, reason: "consequence-changed" });
  expect(await ownersOf(weddingId)).toMatchObject([{ email: kari.email }]);
  expect(await transaction((tx) => leaveWedding(tx, kari, randomUUID()))).toEqual(second);
  expect(await db().$count(weddings, eq(weddings.id, weddingId))).toBe(1);

  expect(await transaction((tx) => leaveWedding(tx, kari, weddingId))).toEqual({ ok: true });
  expect(await db().$count(weddings, eq(weddings.id, weddingId))).toBe(0);
});

test("a wedding is not deleted while a partner accepts an invitation", async () => {
  const { kari, weddingId } = await couple();
  const ola = await insertAccount();
  const outcome = await withLockHeldBy(
    async (tx) => {
      await tx.update(weddings).set({ version: 2 }).where(eq(weddings.id, weddingId));
      await tx.insert(weddingOwners).values({ userId: ola.id, weddingId });
    },
    () => transaction((tx) => leaveWedding(tx, kari, weddingId)),
  );
  expect(outcome).toEqual({ ok: false, reason: "consequence-changed" });
  expect(await ownersOf(weddingId)).toHaveLength(2);
});

test("two concurrent acceptances by one user make one owner", async () => {
  const { kari, weddingId } = await couple();
  const ola = await insertAccount();
  const token = await invite(weddingId, kari, ola.email);
  const outcomes = await Promise.all([1, 2, 3].map(() => acceptInvitation(ola, token)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await ownersOf(weddingId)).toHaveLength(2);
});

test("mails are limited, and inviting one's own e-mail is refused", async () => {
  const { kari, weddingId } = await couple();
  const ownEmail = { email: kari.email, inviter: kari };
  expect(await invitePartner(weddingId, ownEmail, info())).toEqual({
    ok: false,
    reason: "own-email",
  });
  const reasons = new Set<string>();
  for (let i = 0; i < 11; i++) {
    const email = `${randomUUID()}@example.no`;
    const outcome = await invitePartner(weddingId, { email, inviter: kari }, info());
    reasons.add(outcome.ok ? "ok" : outcome.reason);
  }
  expect([...reasons]).toEqual(["ok", "too-many"]);
});

test("unused invitations are deleted after a month", async () => {
  const { kari, weddingId } = await couple();
  await invite(weddingId, kari, "glemt@example.no");
  setClock(() => Date.now() + hours(29 * 24));
  await purgeInvitations.run({}, "1");
  expect(await invitationOf(weddingId)).not.toBeNull();
  setClock(() => Date.now() + hours(31 * 24));
  await purgeInvitations.run({}, "2");
  expect(await invitationOf(weddingId)).toBeNull();
});

test("the invitation names the couple, unless the names could carry a message", async () => {
  const { kari, weddingId } = await couple();
  await invite(weddingId, kari, "ola@example.no");
  const text = async () => (await queuedMails("ola@example.no")).at(-1)?.text;
  expect(await text()).toContain("bryllupet til Kari og Ola");
  expect(await text()).not.toContain(kari.email);
  for (const bride of ["Vinn på evil.example", "Kari\nOla", "K".repeat(41)]) {
    await db().update(weddings).set({ bride }).where(eq(weddings.id, weddingId));
    await invite(weddingId, kari, "ola@example.no");
    expect(await text()).toContain("å planlegge et bryllup hos Jaord");
  }
  expect(nameInMail({ bride: "http://x", groom: "9000" })).toBeNull();
  for (const bride of ["Ågot-Marie", "Nguyễn Thị", "O’Neill", "محمد", "Олена"]) {
    expect(nameInMail({ bride, groom: "Ola" })).toBe(`${bride} og Ola`);
  }
});

test("the remaining owner is told that the partner has left, until it is seen", async () => {
  const { kari, weddingId } = await couple();
  const ola = await insertAccount();
  await insertOwner(weddingId, ola.id);
  expect(await partnerLeftAt(kari)).toBeNull();
  await transaction((tx) => leaveWedding(tx, ola, ""));
  expect(await partnerLeftAt(kari)).toBeInstanceOf(Date);
  const [mail, ...others] = await queuedMails(kari.email);
  expect(others).toEqual([]);
  expect(mail?.text).toContain(`${ola.email} har forlatt bryllupet til Kari og Ola`);
  expect(await queuedMails(ola.email)).toEqual([]);

  const other = await couple();
  await dismissPartnerLeft(other.kari);
  expect(await partnerLeftAt(kari), "another owner's click").toBeInstanceOf(Date);
  await dismissPartnerLeft(kari);
  expect(await partnerLeftAt(kari)).toBeNull();
});

test("the last owner who leaves leaves no mail behind", async () => {
  const { kari, weddingId } = await couple();
  await invite(weddingId, kari, "uinvitert@example.no");
  await transaction((tx) => leaveWedding(tx, kari, weddingId));
  expect(await queuedMails("uinvitert@example.no")).toEqual([]);
});

async function couple() {
  const kari = await insertAccount();
  const weddingId = await insertWedding();
  await insertOwner(weddingId, kari.id);
  return { kari, weddingId };
}

async function invite(weddingId: OwnedWeddingId, inviter: SignedInUser, email: string) {
  expect(await invitePartner(weddingId, { email, inviter }, info())).toEqual({ ok: true });
  return newestToken(email);
}

async function newestToken(email: string): Promise<string> {
  const path = firstLinkPath((await queuedMails(email)).at(-1));
  return new URLSearchParams(path.split("?")[1]).get("token") ?? "";
}

import { and, eq, inArray, isNull } from "drizzle-orm";
import { data } from "react-router";
import {
  grantToGuest,
  type OwnedWeddingId,
  type PublicWeddingId,
  toPublicWeddingId,
} from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { withGrant } from "#app/platform/db/grants.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { privateCookie, visitorMaxAgeSeconds } from "#app/platform/http/cookies.server.ts";
import { notFound, tooManyRequests } from "#app/platform/http/responses.server.ts";
import { consume, isUsedUp } from "#app/platform/limits/limits.server.ts";
import { verificationKeys } from "#app/platform/secret.server.ts";
import { isUuid, nilUuid } from "#app/platform/uuid.ts";
import { hashesOfCode, takeTurn } from "./codes/commands.server.ts";
import { codeLength, parseCode, wrongCodeLimit } from "./codes/rules.ts";
import { guests, households } from "./tables.server.ts";

/** A household whose code was presented, or of the own wedding. Only the guards below create one. */
type HouseholdId = Scope<"household">;

export interface InvitedHousehold {
  weddingId: PublicWeddingId;
  householdId: HouseholdId;
}

/** The data of the 404 for a code that no household has. */
interface UnknownCode {
  /** Too many wrong codes have come from the IP address. */
  isSlowedDown: boolean;
}

/**
 * Returns the household with the code. Throws the same 404 for unknown, revoked and malformed
 * codes. After many wrong codes from an IP address, every further code from it waits in a queue,
 * and a 429 is thrown when the queue is long. A browser that has opened an invitation has attempts
 * of its own.
 */
export async function requireHousehold(
  request: Request,
  code: string,
  clientIp: string,
): Promise<InvitedHousehold> {
  const opened: unknown = await openedCookie().parse(request.headers.get("Cookie"));
  // React Router returns an empty cookie as it is, without a signature.
  const key = typeof opened === "string" && opened ? `${opened} ${clientIp}` : clientIp;
  const mustWait = await isUsedUp(limitName, key, wrongCodeLimit);
  if (mustWait) await waitForTurn(request, clientIp);
  const household = await findHousehold(parseCode(code) ?? neverIssued);
  if (household) return household;
  const counted = await consume(limitName, key, wrongCodeLimit);
  if (!counted.ok && !mustWait) await waitForTurn(request, clientIp);
  const reason: UnknownCode = { isSlowedDown: !counted.ok };
  throw data(reason, { status: 404 });
}

/** Returns a household of the couple's own wedding, to show them what its guests see. */
export async function requireOwnHousehold(
  weddingId: OwnedWeddingId,
  id: string,
): Promise<InvitedHousehold> {
  const [found] = await db()
    .select({ id: households.id })
    .from(households)
    .where(and(eq(households.weddingId, weddingId), eq(households.id, isUuid(id) ? id : nilUuid)));
  if (!found) throw notFound();
  return { weddingId: toPublicWeddingId(weddingId), householdId: found.id as HouseholdId };
}

/** Returns the cookie with which this browser need not wait for its turn. */
export function openedCookieHeader({ weddingId }: InvitedHousehold): Promise<string> {
  return openedCookie().serialize(weddingId);
}

const limitName = "wrong-codes";

/** Is looked up for a malformed code, so that refusing it takes as long. */
const neverIssued = "0".repeat(codeLength);

async function waitForTurn(request: Request, clientIp: string): Promise<void> {
  const turn = await takeTurn(clientIp, request.signal);
  if (!turn.ok) throw tooManyRequests(turn.retryAfterSeconds);
}

async function findHousehold(code: string): Promise<InvitedHousehold | null> {
  const { weddingId, id, codeHash } = households;
  const hashes = hashesOfCode(code);
  const [found] = await withGrant("key", hashes, () =>
    db().select({ weddingId, id }).from(households).where(inArray(codeHash, hashes)),
  );
  if (!found) return null;
  const isMember = and(
    eq(guests.weddingId, found.weddingId),
    eq(guests.householdId, found.id),
    isNull(guests.deletedAt),
  );
  const members = await withGrant("guest", [found.weddingId], () => db().$count(guests, isMember));
  if (members === 0) return null;
  return { weddingId: grantToGuest(found.weddingId), householdId: found.id as HouseholdId };
}

function openedCookie() {
  return privateCookie("invited", visitorMaxAgeSeconds, verificationKeys("invited"));
}

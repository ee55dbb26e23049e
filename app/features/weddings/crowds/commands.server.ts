import { createHmac, randomUUID } from "node:crypto";
import { and, asc, count, eq, gt, notInArray, sql } from "drizzle-orm";
import {
  recordForLockedVisitor,
  SubmissionLimitExceeded,
  visitorLock,
} from "#app/features/submissions/commands.server.ts";
import { submissions } from "#app/features/submissions/tables.server.ts";
import { submissionTexts } from "#app/features/submissions/texts.ts";
import { now } from "#app/platform/clock.ts";
import { advisoryLock, takeAdvisoryLock } from "#app/platform/db/advisory-lock.server.ts";
import { db, type Transaction } from "#app/platform/db/database.server.ts";
import { type Param, prepared } from "#app/platform/db/prepared.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import { deriveKey } from "#app/platform/secret.server.ts";
import {
  type GuestSubmission,
  lockUndeletedWedding,
  type PublicWeddingId,
} from "../access.server.ts";
import { blockedVisitors } from "../blocked-visitors/tables.server.ts";
import { weddingTopics } from "../topics.ts";
import {
  arrivalWindows,
  type CrowdState,
  crowdMs,
  isCrowded,
  maxHeld,
  maxPerMinute,
  type NewBrowserCounts,
  uncountedKinds,
  unheldBrowsers,
} from "./rules.ts";
import { crowds, visitorArrivals } from "./tables.server.ts";

type Crowd = typeof crowds.$inferSelect;

interface Arrival {
  weddingId: PublicWeddingId;
  visitorId: string;
  address: string;
  arrivedAt: Date;
}

/**
 * `recordSubmission` for a wedding, which also holds what comes in a crowd, and prevents deletion of
 * the wedding until the transaction ends. Throws 404 when it is deleted.
 */
export async function recordGuestSubmission(
  tx: Transaction,
  submission: GuestSubmission,
  content: unknown,
  subject?: string,
): Promise<boolean> {
  await lockUndeletedWedding(tx, submission.audience, visitorLock(submission));
  const isNew = await recordForLockedVisitor(tx, submission, content, subject);
  if (isNew) await holdCrowd(tx, submission);
  return isNew;
}

/**
 * Notes a new browser, and holds it if it comes in a crowd or sends too much in a minute. Throws
 * `SubmissionLimitExceeded` when too much is held. Must run after the submission is recorded.
 */
export async function holdCrowd(tx: Transaction, submission: GuestSubmission): Promise<void> {
  const { audience: weddingId, visitorId, clientIp } = submission;
  const address = hashAddress(weddingId, clientIp);
  const arrival = { weddingId, visitorId, address, arrivedAt: now() };
  const isNewBrowser = await lockNewBrowser(tx, arrival);
  if (isNewBrowser) await holdIfCrowded(tx, arrival);
  else if (await sendsTooMuch(tx, submission)) await holdVisitor(tx, arrival);
  await countHeld(tx, arrival);
}

/** Notes a new browser and locks its IP address. Returns false for a browser that is known. */
async function lockNewBrowser(tx: Transaction, arrival: Arrival): Promise<boolean> {
  const { weddingId, visitorId, address, arrivedAt } = arrival;
  const lock = addressLock(arrival);
  const locked = await lockedArrival.within(tx, weddingId, visitorId, address, arrivedAt, lock);
  return locked.length > 0;
}

const lockedArrival = prepared(
  (
    weddingId: Param<PublicWeddingId>,
    visitorId: Param<string>,
    address: Param<string>,
    arrivedAt: Param<Date>,
    lock: Param<string>,
  ) => {
    const arrival = db()
      .insert(visitorArrivals)
      .values({ weddingId, visitorId, address, arrivedAt })
      .onConflictDoNothing()
      .returning({ visitorId: visitorArrivals.visitorId });
    const arrived = db().$with("arrived").as(arrival);
    return db()
      .with(arrived)
      .select({ locked: advisoryLock(lock) })
      .from(arrived);
  },
);

async function holdIfCrowded(tx: Transaction, arrival: Arrival): Promise<void> {
  const { crowd, counts } = await lockCrowd(tx, arrival);
  const isOver = !crowd || crowd.endsAt <= arrival.arrivedAt;
  const hasGrown = isCrowded(counts);
  if (isOver && !hasGrown) return;
  if (isOver) return holdNewest(tx, arrival, crowd);
  if (hasGrown && crowd.state !== "let-in") await extend(tx, crowd, arrival);
  await block(tx, [arrival.visitorId], crowd, crowd.state);
}

/** Holds also what the last minute's browsers have sent before the crowd was noticed. */
async function holdNewest(tx: Transaction, arrival: Arrival, earlier: Crowd | null): Promise<void> {
  const crowd = await startCrowd(tx, arrival, crowdMs, earlier);
  const newest = await tx
    .select({ visitorId: visitorArrivals.visitorId })
    .from(visitorArrivals)
    .where(arrivedWithin(arrival, arrivalWindows.lastMinute))
    .orderBy(asc(visitorArrivals.arrivedAt), asc(visitorArrivals.visitorId))
    .offset(unheldBrowsers);
  await block(
    tx,
    newest.map(({ visitorId }) => visitorId),
    crowd,
    "held",
  );
}

/** Leaves other browsers of the IP address alone. */
async function holdVisitor(tx: Transaction, arrival: Arrival): Promise<void> {
  await takeAdvisoryLock(tx, addressLock(arrival));
  const { crowd: found } = await lockCrowd(tx, arrival);
  const isActive = found && found.endsAt > arrival.arrivedAt;
  const crowd = isActive ? found : await startCrowd(tx, arrival, 0, found);
  await block(tx, [arrival.visitorId], crowd, "held");
}

/** Serialises the new browsers of an IP address. */
function addressLock({ weddingId, address }: Arrival): string {
  return `${weddingId} ${address}`;
}

/** Must run after the address is locked, because another browser may have come before. */
async function lockCrowd(
  tx: Transaction,
  { weddingId, address, arrivedAt }: Arrival,
): Promise<{ crowd: Crowd | null; counts: NewBrowserCounts }> {
  const minuteAgo = before(arrivedAt, arrivalWindows.lastMinute);
  const hourAgo = before(arrivedAt, arrivalWindows.lastHour);
  const [locked] = await lockedCrowd.within(tx, weddingId, address, minuteAgo, hourAgo);
  if (!locked) throw new Error("the new browsers were not counted");
  return locked;
}

const lockedCrowd = prepared(
  (
    weddingId: Param<PublicWeddingId>,
    address: Param<string>,
    minuteAgo: Param<Date>,
    hourAgo: Param<Date>,
  ) => {
    const isLate = gt(visitorArrivals.arrivedAt, minuteAgo);
    const counts = db()
      .select({
        lastMinute: sql`count(*) filter (where ${isLate})`.mapWith(Number).as("last_minute"),
        lastHour: count().as("last_hour"),
      })
      .from(visitorArrivals)
      .where(arrivedAfter(weddingId, address, hourAgo))
      .as("counts");
    const locked = db()
      .select()
      .from(crowds)
      .where(and(eq(crowds.weddingId, weddingId), eq(crowds.address, address)))
      .for("update");
    const crowd = db().$with("crowd").as(locked);
    return db().with(crowd).select().from(counts).leftJoin(crowd, sql`true`);
  },
);

/** What the couple has decided about an earlier crowd does not apply to this one. */
async function startCrowd(
  tx: Transaction,
  { weddingId, address, arrivedAt }: Arrival,
  durationMs: number,
  earlier: Crowd | null,
): Promise<Crowd> {
  const endsAt = new Date(arrivedAt.getTime() + durationMs);
  const started = { state: "held", startedAt: arrivedAt, heldCount: 0, giftsFreed: false } as const;
  const changes = earlier?.state === "held" ? { endsAt } : { ...started, endsAt };
  const [crowd] = await tx
    .insert(crowds)
    .values({ weddingId, id: randomUUID(), address, ...started, endsAt })
    .onConflictDoUpdate({ target: [crowds.weddingId, crowds.address], set: changes })
    .returning();
  if (!crowd) throw new Error("the crowd is gone");
  await publish(tx, { wedding: weddingId }, weddingTopics.visitors);
  return crowd;
}

async function extend(tx: Transaction, crowd: Crowd, { arrivedAt }: Arrival): Promise<void> {
  const endsAt = new Date(arrivedAt.getTime() + crowdMs);
  await tx.update(crowds).set({ endsAt }).where(isCrowd(crowd));
}

async function block(
  tx: Transaction,
  visitorIds: string[],
  { weddingId, id: crowdId }: Crowd,
  state: CrowdState,
): Promise<void> {
  const rows = visitorIds.map((visitorId) => ({ weddingId, visitorId, crowdId, state }));
  const { weddingId: wedding, visitorId } = blockedVisitors;
  if (rows.length === 0) return;
  await tx
    .insert(blockedVisitors)
    .values(rows)
    .onConflictDoUpdate({
      target: [wedding, visitorId],
      set: { state, crowdId },
      // The couple has hidden the others itself.
      setWhere: eq(blockedVisitors.state, "let-in"),
    });
}

async function sendsTooMuch(
  tx: Transaction,
  { audience, visitorId, kind }: GuestSubmission,
): Promise<boolean> {
  if (uncountedKinds.includes(kind.name)) return false;
  const since = new Date(now().getTime() - arrivalWindows.lastMinute);
  const isRecent = and(
    eq(submissions.audience, audience),
    eq(submissions.visitorId, visitorId),
    gt(submissions.createdAt, since),
    notInArray(submissions.kind, [...uncountedKinds]),
  );
  return (await tx.$count(submissions, isRecent)) > maxPerMinute;
}

async function countHeld(tx: Transaction, { weddingId, visitorId }: Arrival): Promise<void> {
  const [held] = await holdingCrowd.within(tx, weddingId, visitorId);
  if (!held?.crowdId) return;
  const [crowd] = await tx
    .update(crowds)
    .set({ heldCount: sql`${crowds.heldCount} + 1` })
    .where(isCrowd({ weddingId, id: held.crowdId }))
    .returning({ heldCount: crowds.heldCount });
  if ((crowd?.heldCount ?? 0) > maxHeld) throw new SubmissionLimitExceeded(submissionTexts.crowded);
}

const holdingCrowd = prepared((weddingId: Param<PublicWeddingId>, visitorId: Param<string>) =>
  db()
    .select({ crowdId: blockedVisitors.crowdId })
    .from(blockedVisitors)
    .where(
      and(
        eq(blockedVisitors.weddingId, weddingId),
        eq(blockedVisitors.visitorId, visitorId),
        eq(blockedVisitors.state, "held"),
      ),
    ),
);

function isCrowd({ weddingId, id }: Pick<Crowd, "weddingId" | "id">) {
  return and(eq(crowds.weddingId, weddingId), eq(crowds.id, id));
}

function arrivedWithin({ weddingId, address, arrivedAt }: Arrival, ms: number) {
  return arrivedAfter(weddingId, address, before(arrivedAt, ms));
}

function arrivedAfter(
  weddingId: Param<PublicWeddingId>,
  address: Param<string>,
  instant: Param<Date>,
) {
  return and(
    eq(visitorArrivals.weddingId, weddingId),
    eq(visitorArrivals.address, address),
    gt(visitorArrivals.arrivedAt, instant),
  );
}

function before(instant: Date, ms: number): Date {
  return new Date(instant.getTime() - ms);
}

/** Differs between weddings. */
function hashAddress(weddingId: string, clientIp: string): string {
  return createHmac("sha256", deriveKey("addresses"))
    .update(`${weddingId} ${clientIp}`)
    .digest("base64url")
    .slice(0, 22);
}

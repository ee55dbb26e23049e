import { randomUUID } from "node:crypto";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import type { PlanChange } from "#app/features/seating/plan/changes.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { disconnectDatabase } from "#app/platform/db/database.server.ts";
import { insertGuests } from "../tests/support/factories.ts";
import { planTable } from "../tests/support/seating-plans.ts";
import { sendChanges } from "../tests/support/seating-rows.ts";
import { connectToServer, makeDataFolder, startServer } from "../tests/support/server.ts";
import { signUpOwner } from "../tests/support/sessions.ts";
import { launchBrowser } from "./page-figures.ts";

// node bench/seating-frames.ts
// Measures presented frames of the seating chart while a guest and a table are dragged, and the plan
// is panned and zoomed: 300 guests at 40 tables, Chromium without GPU. Needs a build and a quiet
// machine. Goal: at most 10 % of the frames come later than 20 ms after the one before.
const tableCount = 40;
const seatsPerTable = 8;
const guestCount = 300;
const rounds = 5;
const steps = 120;
/** Pointers send more often than frames are drawn. */
const stepMs = 8;
const lateMs = 20;
const sameFrameMs = 2;

interface Point {
  x: number;
  y: number;
}

const folder = await makeDataFolder();
const server = await startServer(folder.path);
connectToServer(server);
const owner = await signUpOwner(server, "mange.bord@example.no");
const couple = {
  weddingId: owner.weddingId as OwnedWeddingId,
  userId: owner.userId as AccountId,
};
await insertChart();

const browser = await launchBrowser();
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
await context.addCookies(owner.cookies.map((cookie) => ({ ...cookie, url: server.url })));
const page = await context.newPage();
const devTools = await context.newCDPSession(page);
await page.goto(`${server.url}/seating-chart`, { waitUntil: "networkidle" });

const gestures: [name: string, run: () => Promise<void>][] = [
  ["pan", () => drag(at(720, 880), circle(at(720, 500), 200))],
  ["zoom", zoom],
  ["table", async () => drag(await middleOf("[data-plate]", 12), circle(at(800, 480), 180))],
  [
    "guest",
    async () => drag(await middleOf("[data-person] [data-chair]", 40), circle(at(800, 480), 220)),
  ],
];
process.stdout.write("gesture  round  frames  median ms  p95 ms  late\n");
for (const [name, run] of gestures) {
  for (let round = 1; round <= rounds; round++) {
    await page.keyboard.press("0");
    await page.waitForTimeout(400);
    const gaps = gapsOf(await trace(run));
    await page.keyboard.press("Escape");
    const late = gaps.filter((gap) => gap > lateMs).length / Math.max(1, gaps.length);
    process.stdout.write(
      `${name.padEnd(9)}${String(round).padEnd(7)}${String(gaps.length).padEnd(8)}` +
        `${share(gaps, 0.5).padEnd(11)}${share(gaps, 0.95).padEnd(8)}${(100 * late).toFixed(1)} %\n`,
    );
  }
}
await browser.close();
await disconnectDatabase();
await server.stop();
await folder.remove();

async function insertChart(): Promise<void> {
  const ids = await insertGuests(
    couple.weddingId,
    Array.from({ length: guestCount }, (_, index) => ({
      name: `Gjest ${index + 1}`,
      rsvpStatus: "attending",
    })),
  );
  const changes = Array.from({ length: tableCount }, (_, index): PlanChange[] => {
    const table = planTable({
      id: randomUUID(),
      name: `Bord ${index + 1}`,
      number: index + 1,
      seats: seatsPerTable,
      x: 150 + (index % 8) * 260,
      y: 150 + Math.floor(index / 8) * 260,
    });
    const guests = ids.slice(index * seatsPerTable, (index + 1) * seatsPerTable);
    const persons = guests.map((guestId) => ({ guestId, person: 0 as const, seat: null }));
    return [
      { type: "addTable", table },
      { type: "seat", tableId: table.id, persons },
    ];
  });
  const refusals = (await sendChanges(couple, ...changes.flat())).filter(Boolean);
  if (refusals.length > 0) throw new Error(`refused: ${refusals.join(", ")}`);
}

/** Presses at the first point and drags along the others, back and forth. */
async function drag(from: Point, path: Point[]): Promise<void> {
  await mouse("mouseMoved", from);
  await mouse("mousePressed", from);
  await along(path, (point) => mouse("mouseMoved", point));
  // Outside of the plan, so that nothing is changed.
  await page.keyboard.press("Escape");
  await mouse("mouseReleased", path.at(-1) ?? from);
}

async function zoom(): Promise<void> {
  await along(circle(at(800, 480), 0), (point, index) =>
    devTools.send("Input.dispatchMouseEvent", {
      type: "mouseWheel",
      ...point,
      deltaX: 0,
      deltaY: index < steps / 2 ? -8 : 8,
      modifiers: 2,
    }),
  );
}

/** Does not wait for the browser, which would slow the pointer down. */
async function along(path: Point[], send: (point: Point, index: number) => Promise<unknown>) {
  const sent: Promise<unknown>[] = [];
  for (const [index, point] of path.entries()) {
    sent.push(send(point, index));
    await new Promise((done) => setTimeout(done, stepMs));
  }
  await Promise.all(sent);
}

function mouse(type: "mouseMoved" | "mousePressed" | "mouseReleased", point: Point) {
  return devTools.send("Input.dispatchMouseEvent", {
    type,
    ...point,
    button: "left",
    buttons: type === "mouseMoved" ? 1 : 0,
    clickCount: 1,
  });
}

async function middleOf(selector: string, index: number): Promise<Point> {
  const box = await page.locator(selector).nth(index).boundingBox();
  if (!box) throw new Error(`${selector} is not on the screen`);
  return at(box.x + box.width / 2, box.y + box.height / 2);
}

function circle({ x, y }: Point, radius: number): Point[] {
  return Array.from({ length: steps }, (_, index) => {
    const turn = (index / steps) * 4 * Math.PI;
    return at(x + radius * Math.cos(turn), y + radius * Math.sin(turn));
  });
}

function at(x: number, y: number): Point {
  return { x: Math.round(x), y: Math.round(y) };
}

interface TraceEvent {
  name: string;
  ph: string;
  /** In microseconds. */
  ts: number;
  pid: number;
  id2?: { local?: string };
  args: { frame_reporter?: { state?: string } };
}

async function trace(run: () => Promise<void>): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: ["cc", "benchmark"] });
  await run();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString("utf8"));
  return traceEvents;
}

/** Milliseconds between presented frames. Ids are used again once a frame's report has ended. */
function gapsOf(events: readonly TraceEvent[]): number[] {
  const reports = events
    .filter(({ name }) => name === "PipelineReporter")
    .toSorted((one, other) => one.ts - other.ts);
  const states = new Map<string, string>();
  const times = reports.flatMap(({ ph, ts, pid, id2, args }) => {
    const id = `${pid} ${id2?.local}`;
    if (ph === "b") states.set(id, args.frame_reporter?.state ?? "");
    return ph === "e" && states.get(id)?.startsWith("STATE_PRESENTED") ? ts / 1000 : [];
  });
  // Two reports may end with one frame: the page's and the compositor's.
  const frames = times.filter((time, index) => time - (times[index - 1] ?? 0) > sameFrameMs);
  return frames.slice(1).map((time, index) => time - (frames[index] ?? time));
}

function share(gaps: readonly number[], part: number): string {
  const sorted = gaps.toSorted((one, other) => one - other);
  return (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1);
}

import { loadavg } from "node:os";
import { expect, test } from "vitest";
import { disconnectDatabase } from "#app/platform/db/database.server.ts";
import { connectInspector, inspectedServer } from "#tests/support/live-heap.ts";
import { proofRounds } from "#tests/support/proof.ts";
import {
  connectToServer,
  databaseUrlOf,
  makePreparedFolder,
  startServer,
} from "#tests/support/server.ts";
import { prepareLoad, type Resources, sampleResources } from "#tests/support/soak.ts";
import { type Sample, trendOf, troughs } from "#tests/support/trend.ts";

// `npm run prove -- soak 60` loads the product for 60 minutes; `npm test` for some seconds.
const isShort = proofRounds(0) === 0;
const seconds = isShort ? 2 : proofRounds(0) * 60;
/** In MB an hour. Resident memory moves by some MB with each collection of garbage. */
const maxGrowth = { data: 1, resident: 20 };
const maxAddedDescriptors = 5;
const maxAddedConnections = 2;
/** The slowest hundredths of the last sixth's minutes beside those of the second, after the warm-up. */
const maxSlowdown = 1.1;

test("memory, descriptors and connections stay flat at half capacity", async () => {
  const folder = await makePreparedFolder();
  const server = await startServer(
    folder.path,
    { TRUSTED_PROXIES: "127.0.0.1, ::1" },
    inspectedServer,
  );
  const inspector = await connectInspector(server.output());
  connectToServer(server);
  const weddings = isShort ? 2 : 50;
  const load = await prepareLoad(server, weddings);
  const capacity = await load.run(isShort ? 1 : 20);
  const ended = new AbortController();
  const sampling = sampleResources(server, databaseUrlOf(folder.path), inspector, {
    everyMs: Math.min(20_000, (seconds * 1000) / 100),
    signal: ended.signal,
  });
  load.times.splice(0);
  const rate = await load.run(seconds, capacity / 2);
  ended.abort();
  const resources = await sampling;
  load.end();
  inspector.close();
  await disconnectDatabase();
  await server.stop();
  await folder.remove();

  report(resources, capacity, rate);
  const slowdown = reportTimes(load.times);
  const { "no response": lost = 0, ...refused } = Object.fromEntries(load.errors);
  expect(refused).toEqual({});
  // A kept connection may end in the moment in which it is used again.
  expect(lost).toBeLessThanOrEqual(1 + (rate * seconds) / 10_000);
  expect(load.weddings()).toBeGreaterThan(weddings);
  const { dataMb, residentMb, descriptors, connections } = warmedUp(resources);
  expect(added(descriptors)).toBeLessThanOrEqual(maxAddedDescriptors);
  expect(added(connections)).toBeLessThanOrEqual(maxAddedConnections);
  if (isShort) return;
  expect(memoryTrend(dataMb).least).toBeLessThanOrEqual(maxGrowth.data);
  expect(memoryTrend(residentMb).least).toBeLessThanOrEqual(maxGrowth.resident);
  expect(slowdown).toBeLessThanOrEqual(maxSlowdown);
});

test("a trend is found among garbage collections", () => {
  const samples = (perHour: number) =>
    Array.from({ length: 360 }, (_, index) => ({
      at: index / 360,
      value: 200 + (index % 9) * 7 + (perHour * index) / 360,
    }));
  expect(memoryTrend(samples(0))).toEqual({ perHour: 0, least: 0, most: 0 });
  expect(memoryTrend(samples(12)).perHour).toBeCloseTo(12, 0);
});

/**
 * Returns how much longer the slowest hundredth takes at the end than at the beginning. Of the minutes
 * of each sixth the middle one counts: in some, a vacuum of the database runs beside the requests.
 */
function reportTimes(times: Sample[]): number {
  const sixths = partsOf(times, 6).map((sixth) => {
    const minutes = partsOf(sixth, 10).map((minute) => ({ at: 0, value: percentile99(minute) }));
    return median(minutes);
  });
  if (!isShort) {
    const texts = sixths.map((ms) => ms.toFixed(0)).join(", ");
    process.stdout.write(`99 % of the responses of a minute, by sixths, within ${texts} ms\n`);
  }
  return (sixths.at(-1) ?? 0) / (sixths[1] ?? 1);
}

function partsOf(samples: Sample[], count: number): Sample[][] {
  const length = samples.length / count;
  return Array.from({ length: count }, (_, part) =>
    samples.slice(part * length, (part + 1) * length),
  );
}

function percentile99(samples: Sample[]): number {
  const values = samples.map(({ value }) => value).sort((a, b) => a - b);
  return values[Math.floor(values.length * 0.99)] ?? 0;
}

/** Caches fill and the code is compiled in the first third, for ten minutes at most. */
function warmedUp(resources: Resources): Resources {
  const isLater = ({ at }: Sample) => at * 3600 > Math.min(seconds / 3, 600);
  return {
    residentMb: resources.residentMb.filter(isLater),
    dataMb: resources.dataMb.filter(isLater),
    codeMb: resources.codeMb.filter(isLater),
    descriptors: resources.descriptors.filter(isLater),
    connections: resources.connections.filter(isLater),
  };
}

/** Returns how many more there are in the last quarter than in the first, by their medians. */
function added(samples: Sample[]): number {
  const quarter = Math.ceil(samples.length / 4);
  return median(samples.slice(-quarter)) - median(samples.slice(0, quarter));
}

function median(samples: Sample[]): number {
  const values = samples.map(({ value }) => value).sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? 0;
}

function memoryTrend(memoryMb: Sample[]) {
  return trendOf(troughs(memoryMb, 30));
}

function report(resources: Resources, capacity: number, rate: number): void {
  if (isShort) return;
  const { dataMb, codeMb, residentMb, descriptors, connections } = warmedUp(resources);
  const rounded = (value: number) => value.toFixed(1);
  const memory = (samples: Sample[]) => {
    const { perHour, least, most } = memoryTrend(samples);
    const interval = `95 %: ${rounded(least)} to ${rounded(most)}`;
    return `${rounded(median(samples))} MB, trend ${rounded(perHour)} MB/h (${interval})`;
  };
  const lines = [
    `capacity ${capacity.toFixed(0)} requests/s, sent ${rate.toFixed(0)}/s for ${seconds / 60} min`,
    `live data ${memory(dataMb)}`,
    `compiled code ${memory(codeMb)}`,
    `resident memory ${memory(residentMb)}`,
    `descriptors ${median(descriptors)}, added ${added(descriptors)}`,
    `database connections ${median(connections)}, added ${added(connections)}`,
    `load average ${loadavg().map(rounded).join(", ")}`,
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}

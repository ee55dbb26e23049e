import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AdmissionQueue } from "./admission-queue.ts";

const limits = {
  ...{ maxRunning: 2, maxWaiting: 1_000 },
  ...{ crowdPatienceMs: 20_000, overloadAfterMs: 1_000, overloadPatienceMs: 25 },
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function start(settings = limits) {
  const queue = new AdmissionQueue(settings);
  const served: number[] = [];
  const refused: number[] = [];
  const ends: (() => void)[] = [];
  return {
    ...{ served, refused },
    enter: (id: number, isPatient = false) =>
      queue.enter(
        (end) => {
          served.push(id);
          ends.push(end);
        },
        () => refused.push(id),
        isPatient,
      ),
    endOne: () => ends.shift()?.(),
  };
}

test("a crowd that comes at once is served in its order, though it takes seconds", () => {
  const { enter, endOne, served, refused } = start();
  const crowd = Array.from({ length: 1_000 }, (_, id) => id);
  for (const id of crowd) enter(id);
  while (served.length < crowd.length) {
    vi.advanceTimersByTime(10);
    endOne();
  }
  expect(served).toEqual(crowd);
  expect(refused).toEqual([]);
});

test("under lasting overload a request is refused within a moment, and others are served", () => {
  const { enter, endOne, served, refused } = start();
  const comeAndServe = (rounds: number, first: number) => {
    for (let round = 0; round < rounds; round++) {
      vi.advanceTimersByTime(10);
      endOne();
      for (let more = 0; more < 5; more++) enter(first + 5 * round + more);
    }
  };
  comeAndServe(100, 0);
  expect(refused).toEqual([]);
  // Those who came first are served before the others.
  comeAndServe(400, 500);
  const handled = served.length + refused.length;
  expect(served).toHaveLength(2 + 499);
  expect(2_500 - handled).toBeLessThan(5 * 5);
});

test("once nobody waits, the next crowd is served", () => {
  const { enter, endOne, served, refused } = start();
  for (let id = 0; id < 3; id++) enter(id);
  vi.advanceTimersByTime(5_000);
  enter(3);
  vi.advanceTimersByTime(25);
  expect(refused).toEqual([3]);
  for (let turn = 0; turn < 3; turn++) endOne();
  for (let id = 4; id < 10; id++) enter(id);
  vi.advanceTimersByTime(900);
  for (let turn = 0; turn < 6; turn++) endOne();
  expect(served).toEqual([0, 1, 2, 4, 5, 6, 7, 8, 9]);
  expect(refused).toEqual([3]);
});

test("refusing those who wait does not make it look idle", () => {
  const { enter, refused } = start();
  for (let id = 0; id < 2; id++) enter(id);
  for (let round = 0; round < 5; round++) {
    vi.advanceTimersByTime(1_100);
    enter(10 + round);
  }
  vi.advanceTimersByTime(25);
  expect(refused).toEqual([10, 11, 12, 13, 14]);
});

test("under overload, those who are patient are served as their turn comes", () => {
  const { enter, endOne, served, refused } = start();
  for (let id = 0; id < 2; id++) enter(id);
  vi.advanceTimersByTime(5_000);
  enter(2);
  enter(3, true);
  vi.advanceTimersByTime(1_000);
  endOne();
  expect({ served, refused }).toEqual({ served: [0, 1, 3], refused: [2] });
});

test("who has gone takes no turn", () => {
  const { enter, endOne, served, refused } = start();
  for (let id = 0; id < 2; id++) enter(id);
  const leave = enter(2);
  enter(3);
  leave();
  endOne();
  vi.advanceTimersByTime(30_000);
  expect({ served, refused }).toEqual({ served: [0, 1, 3], refused: [] });
});

test("beyond the greatest queue, requests are refused at once", () => {
  const { enter, refused } = start({ ...limits, maxWaiting: 1 });
  for (let id = 0; id < 4; id++) enter(id);
  expect(refused).toEqual([3]);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AdmissionQueue } from "./admission-queue.ts";

const limits = {
  ...{ maxRunning: 2, maxWaiting: 1_000 },
  ...{ patienceMs: 20_000, overloadAfterMs: 1_000, maxWaitingInOverload: 2 },
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

test("under lasting overload requests are refused at once, and others are served soon", () => {
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
  // First those are served who came before the overload.
  comeAndServe(600, 500);
  expect(served).toHaveLength(2 + 699);
  expect(served.length + refused.length).toBe(3_500 - 2);
  const lastWaitedRounds = 700 - (served.at(-1) ?? 0) / 5;
  expect(lastWaitedRounds).toBeLessThan(4);
});

test("once nobody waits, the next crowd is served", () => {
  const { enter, endOne, served, refused } = start();
  for (let id = 0; id < 4; id++) enter(id);
  vi.advanceTimersByTime(5_000);
  enter(4);
  expect(refused).toEqual([4]);
  for (let turn = 0; turn < 4; turn++) endOne();
  for (let id = 5; id < 10; id++) enter(id);
  vi.advanceTimersByTime(900);
  for (let turn = 0; turn < 5; turn++) endOne();
  expect(served).toEqual([0, 1, 2, 3, 5, 6, 7, 8, 9]);
  expect(refused).toEqual([4]);
});

test("a crowd is served though the pages before it take long, if nobody has waited for them", () => {
  const { enter, endOne, served, refused } = start();
  for (let id = 0; id < 2; id++) enter(id);
  vi.advanceTimersByTime(5_000);
  for (let id = 2; id < 8; id++) enter(id);
  for (let turn = 0; turn < 6; turn++) endOne();
  expect({ served, refused }).toEqual({ served: [0, 1, 2, 3, 4, 5, 6, 7], refused: [] });
});

test("those who give up waiting do not make it look idle", () => {
  const { enter, refused } = start();
  for (let id = 0; id < 4; id++) enter(id);
  vi.advanceTimersByTime(20_000);
  expect(refused).toEqual([2, 3]);
  for (let id = 4; id < 8; id++) enter(id);
  expect(refused).toEqual([2, 3, 6, 7]);
});

test("under overload, those who are patient are served as their turn comes", () => {
  const { enter, endOne, served, refused } = start();
  for (let id = 0; id < 4; id++) enter(id);
  vi.advanceTimersByTime(5_000);
  enter(4);
  enter(5, true);
  vi.advanceTimersByTime(1_000);
  for (let turn = 0; turn < 3; turn++) endOne();
  expect({ served, refused }).toEqual({ served: [0, 1, 2, 3, 5], refused: [4] });
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

import { expect, test } from "vitest";
import { coupleSender, guestSender, type Sender, unknownSender } from "../upload-sender.ts";
import { FairQueue } from "./fair-queue.ts";

const megapixels = 1_000_000;

test("a sender without a turn yet waits for one picture, however many others wait", () => {
  const { add, next } = queueOfNames();
  for (let i = 0; i < 40; i++) add(`flood ${i}`, guestSender("a", "192.0.2.1", `visitor ${i}`), 29);
  expect(next()).toBe("flood 0");
  add("cover", coupleSender("b"), 40);
  expect(next()).toBe("cover");
  expect(next()).toBe("flood 1");
});

test("weddings, then addresses, then visitors take turns", () => {
  const { add, next } = queueOfNames();
  for (let i = 0; i < 3; i++) add(`first visitor ${i}`, guestSender("a", "192.0.2.1", "1"), 10);
  add("second visitor", guestSender("a", "192.0.2.1", "2"), 10);
  add("second address", guestSender("a", "192.0.2.2", "3"), 10);
  add("second wedding", guestSender("b", "192.0.2.1", "4"), 10);
  expect(Array.from({ length: 6 }, next)).toEqual([
    "first visitor 0",
    "second wedding",
    "second address",
    "second visitor",
    "first visitor 1",
    "first visitor 2",
  ]);
});

test("of equal shares the cheapest picture comes first", () => {
  const { add, next } = queueOfNames();
  for (const cost of [30, 12, 2]) add(`${cost}`, unknownSender(`192.0.2.${cost}`), cost);
  expect(Array.from({ length: 3 }, next)).toEqual(["2", "12", "30"]);
});

test("a higher priority comes first, whatever was used", () => {
  const { add, next } = queueOfNames();
  for (let i = 0; i < 3; i++) add(`guest ${i}`, guestSender("a", "192.0.2.1", "1"), 50, 2);
  add("unknown", unknownSender("192.0.2.9"), 1, 1);
  expect(Array.from({ length: 4 }, next)).toEqual(["guest 0", "guest 1", "guest 2", "unknown"]);
});

test("an aborted picture leaves the queue", () => {
  const { queue, add, next } = queueOfNames();
  add("gone", coupleSender("a"), 1);
  add("stays", coupleSender("a"), 1);
  queue.remove("gone");
  expect([queue.size, next(), queue.dequeue()]).toEqual([1, "stays", undefined]);
});

function queueOfNames() {
  const queue = new FairQueue();
  const names = new Map<unknown, string>();
  return {
    queue,
    add(name: string, sender: Sender, cost: number, priority = 2) {
      const run = async () => name;
      names.set(run, name);
      queue.enqueue(run, { id: name, sender, cost: cost * megapixels, priority });
    },
    next: () => names.get(queue.dequeue()),
  };
}

import { afterEach, expect, test } from "vitest";
import { guestSender, type Sender, unknownSender } from "../upload-sender.ts";
import { takeUploadSlot, type UploadSlot, UploadSlotsFullError } from "./upload-slots.server.ts";

let taken: UploadSlot[] = [];

afterEach(() => {
  for (const slot of taken) slot[Symbol.dispose]();
  taken = [];
});

test("a sender keeps the newest six", () => {
  const slots = take(7, () => guestSender("a", "192.0.2.1", "visitor"));
  expect(slots.map(({ signal }) => signal.aborted)).toEqual([true, ...Array(6).fill(false)]);
});

test("one address with a browser for each upload gives way to others", () => {
  take(80, (i) => guestSender("a", "192.0.2.1", `visitor ${i}`));
  expect(() => take(1, () => guestSender("a", "192.0.2.1", "one more"))).toThrow(
    UploadSlotsFullError,
  );
  expect(evictedBy(guestSender("a", "192.0.2.2", "guest"))).toBe(1);
});

test("when all is taken, the largest group gives way to a smaller one", () => {
  const floods = take(120, (i) => guestSender(`wedding ${i % 4}`, `192.0.2.${i}`, `visitor ${i}`));
  expect(evictedBy(guestSender("quiet wedding", "198.51.100.1", "guest"))).toBe(1);
  expect(floods.filter(({ signal }) => signal.aborted)).toHaveLength(1);
  expect(() => take(1, () => guestSender("wedding 2", "192.0.2.250", "equal"))).toThrow(
    UploadSlotsFullError,
  );
});

test("uploads before sign-up give way to those of guests, and not the other way round", () => {
  take(80, (i) => unknownSender(`192.0.2.${i}`));
  take(40, (i) => guestSender("a", `198.51.100.${i}`, `visitor ${i}`));
  expect(evictedBy(guestSender("a", "198.51.100.99", "guest"))).toBe(1);
  take(39, (i) => guestSender("a", `203.0.113.${i}`, `later ${i}`));
  expect(() => take(1, () => unknownSender("192.0.2.251"))).toThrow(UploadSlotsFullError);
});

test("a slot that is given back is free at once", () => {
  const [first] = take(80, (i) => unknownSender(`192.0.2.${i}`));
  expect(() => take(1, () => unknownSender("192.0.2.250"))).toThrow(UploadSlotsFullError);
  first?.[Symbol.dispose]();
  expect(evictedBy(unknownSender("192.0.2.250"))).toBe(0);
});

function take(count: number, senderOf: (index: number) => Sender): UploadSlot[] {
  const slots = Array.from({ length: count }, (_, index) => takeUploadSlot(senderOf(index)));
  taken.push(...slots);
  return slots;
}

function evictedBy(sender: Sender): number {
  const count = () => taken.filter(({ signal }) => signal.aborted).length;
  const before = count();
  take(1, () => sender);
  return count() - before;
}

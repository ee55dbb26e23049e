import { expect, test } from "vitest";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { publish } from "./live.server.ts";
import { defineTopics, type Topic } from "./topics.ts";

const topics = defineTopics({ rsvp: "wedding", orders: "vendor" });

test("a topic is its name", () => {
  expect(topics).toEqual({ rsvp: "rsvp", orders: "orders" });
});

test("an unknown topic, a bare name and another kind of receiver do not compile", () => {
  const wedding = { wedding: "kari-og-ola" as Scope<"wedding"> };
  const vendor = { vendor: "blomster" as Scope<"vendor"> };
  const calls: Parameters<typeof publish<"wedding">>[] = [];
  const send = (...call: Parameters<typeof publish<"wedding">>) => calls.push(call);
  const tx = {} as Parameters<typeof publish>[0];
  send(tx, wedding, topics.rsvp);
  // @ts-expect-error: a typo.
  const typo: Topic | undefined = topics.rspv;
  // @ts-expect-error: a bare name.
  send(tx, wedding, "rsvp");
  // @ts-expect-error: a vendor's topic.
  send(tx, wedding, topics.orders);
  // @ts-expect-error: a vendor.
  send(tx, vendor, topics.rsvp);
  // @ts-expect-error: a bare id.
  send(tx, wedding.wedding, topics.rsvp);
  expect(typo).toBeUndefined();
  expect(calls).toHaveLength(5);
});

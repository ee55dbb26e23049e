import { afterEach, expect, it } from "vitest";
import { dismiss, getToasts, subscribe, toast } from "./toast-queue.ts";

afterEach(() => {
  for (const { id } of getToasts()) dismiss(id);
});

const titles = () => getToasts().map(({ title }) => title);

it("shows at most three, newest last", () => {
  for (const title of ["en", "to", "tre", "fire"]) toast({ title });
  expect(titles()).toEqual(["to", "tre", "fire"]);
});

it("keeps messages with an action when others arrive", () => {
  const action = { label: "Angre", onPress: () => {} };
  for (const title of ["a", "b", "c", "d"]) toast({ title, action });
  for (const title of ["en", "to"]) toast({ title });
  expect(titles()).toEqual(["a", "b", "c", "d", "to"]);
});

it("drops the oldest message without an action first", () => {
  toast({ title: "a", action: { label: "Angre", onPress: () => {} } });
  for (const title of ["b", "c", "d"]) toast({ title });
  expect(titles()).toEqual(["a", "c", "d"]);
});

it("replaces the message with the same key", () => {
  for (const title of ["Kari", "Ola"]) toast({ title, key: "arrivals" });
  toast({ title: "Lagret" });
  toast({ title: "Per", key: "arrivals" });
  expect(titles()).toEqual(["Lagret", "Per"]);
});

it("removes a dismissed message", () => {
  const first = toast({ title: "en" });
  toast({ title: "to" });
  dismiss(first);
  expect(titles()).toEqual(["to"]);
});

it("notifies subscribers until they unsubscribe", () => {
  let notified = 0;
  const unsubscribe = subscribe(() => {
    notified += 1;
  });
  toast({ title: "en" });
  unsubscribe();
  toast({ title: "to" });
  expect(notified).toBe(1);
});

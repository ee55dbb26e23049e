import { afterEach, expect, it } from "vitest";
import { dismiss, shownToasts, subscribe, toast } from "./toast-queue.ts";

afterEach(() => {
  for (const { id } of shownToasts()) dismiss(id);
});

const titles = () => shownToasts().map(({ title }) => title);

it("shows at most three, the newest last", () => {
  for (const title of ["en", "to", "tre", "fire"]) toast({ title });
  expect(titles()).toEqual(["to", "tre", "fire"]);
});

it("keeps each way back, whatever comes after it", () => {
  const action = { label: "Angre", onPress: () => {} };
  for (const title of ["a", "b", "c", "d"]) toast({ title, action });
  for (const title of ["en", "to"]) toast({ title });
  expect(titles()).toEqual(["a", "b", "c", "d", "to"]);
});

it("lets what has nothing to press go first, the oldest of it", () => {
  toast({ title: "a", action: { label: "Angre", onPress: () => {} } });
  for (const title of ["b", "c", "d"]) toast({ title });
  expect(titles()).toEqual(["a", "c", "d"]);
});

it("puts a message in the place of the last of its key", () => {
  for (const title of ["Kari", "Ola"]) toast({ title, key: "arrivals" });
  toast({ title: "Lagret" });
  toast({ title: "Per", key: "arrivals" });
  expect(titles()).toEqual(["Lagret", "Per"]);
});

it("takes away the one that is dismissed", () => {
  const first = toast({ title: "en" });
  toast({ title: "to" });
  dismiss(first);
  expect(titles()).toEqual(["to"]);
});

it("tells those who listen, until they stop", () => {
  let told = 0;
  const stop = subscribe(() => {
    told += 1;
  });
  toast({ title: "en" });
  stop();
  toast({ title: "to" });
  expect(told).toBe(1);
});

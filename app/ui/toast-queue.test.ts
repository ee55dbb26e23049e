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

it("takes away the one that is dismissed", () => {
  toast({ title: "en" });
  toast({ title: "to" });
  dismiss(shownToasts()[0]?.id ?? -1);
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

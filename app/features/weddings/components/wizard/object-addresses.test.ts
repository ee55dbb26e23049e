import { resolveObjectURL } from "node:buffer";
import { expect, test } from "vitest";
import { objectAddresses } from "./object-addresses.ts";

test("a picture stays in memory for as long as it is shown, and no longer", () => {
  const addresses = objectAddresses();
  const [first, second] = ["first", "second"].map((text) => addresses.make(new Blob([text])));
  addresses.keepOnly([null, second]);
  expect(resolveObjectURL(first ?? "")).toBeUndefined();
  expect(resolveObjectURL(second ?? "")?.size).toBe(6);
  addresses.keepOnly([]);
  expect(resolveObjectURL(second ?? "")).toBeUndefined();
});

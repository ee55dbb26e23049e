import { resolveObjectURL } from "node:buffer";
import { expect, test } from "vitest";
import { createObjectUrls } from "./object-urls.ts";

test("a picture stays in memory for as long as it is shown, and no longer", () => {
  const urls = createObjectUrls();
  const [first, second] = ["first", "second"].map((text) => urls.create(new Blob([text])));
  urls.revokeAllExcept([null, second]);
  expect(resolveObjectURL(first ?? "")).toBeUndefined();
  expect(resolveObjectURL(second ?? "")?.size).toBe(6);
  urls.revokeAllExcept([]);
  expect(resolveObjectURL(second ?? "")).toBeUndefined();
});

import { resolveObjectURL } from "node:buffer";
import { expect, test } from "vitest";
import { createObjectUrls } from "./use-image-upload.ts";

test("an object URL is revoked once its image is no longer shown", () => {
  const urls = createObjectUrls();
  const [first, second] = ["first", "second"].map((text) => urls.create(new Blob([text])));
  urls.revokeAllExcept([null, second]);
  expect(resolveObjectURL(first ?? "")).toBeUndefined();
  expect(resolveObjectURL(second ?? "")?.size).toBe(6);
  urls.revokeAllExcept([]);
  expect(resolveObjectURL(second ?? "")).toBeUndefined();
});

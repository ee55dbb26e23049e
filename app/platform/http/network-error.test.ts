import { expect, test } from "vitest";
import { isNetworkError } from "./network-error.ts";

test.each([
  ["Chromium", "Failed to fetch"],
  ["Firefox", "NetworkError when attempting to fetch resource."],
  ["Safari", "Load failed"],
  ["Safari, older", "The Internet connection appears to be offline."],
])("%s got no answer", (_, message) => {
  expect(isNetworkError(new TypeError(message))).toBe(true);
});

test.each([
  ["a fault of ours", new TypeError("Cannot read properties of undefined (reading 'fetch')")],
  ["an error of the server", new Error("Unexpected Server Error")],
  ["an answer", new Response(null, { status: 500 })],
])("%s is none", (_, error) => {
  expect(isNetworkError(error)).toBe(false);
});

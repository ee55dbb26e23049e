import { expect, test } from "vitest";
import { isNetworkError } from "./network-error.ts";

test.each([
  ["Chromium", "Failed to fetch"],
  ["Firefox", "NetworkError when attempting to fetch resource."],
  ["Safari", "Load failed"],
  ["Safari, older", "The Internet connection appears to be offline."],
])("%s: network error", (_, message) => {
  expect(isNetworkError(new TypeError(message))).toBe(true);
});

test.each([
  ["a programming error", new TypeError("Cannot read properties of undefined (reading 'fetch')")],
  ["an error of the server", new Error("Unexpected Server Error")],
  ["a response", new Response(null, { status: 500 })],
])("%s is not a network error", (_, error) => {
  expect(isNetworkError(error)).toBe(false);
});

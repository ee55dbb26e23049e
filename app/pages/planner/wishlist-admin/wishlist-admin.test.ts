import { expect, test } from "vitest";
import { answerOf } from "#tests/support/route-calls.ts";
import { clientAction } from "./wishlist-admin.tsx";

test.each([403, 404, 429])("a refusal with status %d is not a failed change", async (status) => {
  const refusal = { status, statusText: "", internal: false, data: null };
  await expect(send(refusal)).rejects.toBe(refusal);
});

test("without an answer it is said that something went wrong", async () => {
  expect(await answerOf(() => send(new TypeError("Failed to fetch")))).toMatchObject({
    status: 503,
    body: { failed: "En feil oppstod" },
  });
});

function send(error: unknown) {
  return clientAction({ serverAction: () => Promise.reject(error) } as never);
}

import { expect, test } from "vitest";
import { handleOfflineSubmit } from "./offline-form.ts";

function send(serverAction: () => Promise<unknown>) {
  const body = new URLSearchParams({ email: "kari@", password: "tre røde bær", intent: "login" });
  const request = new Request("http://jaord.test/auth", { method: "POST", body });
  return handleOfflineSubmit({ request, serverAction });
}

test("a form without a response keeps its e-mail and drops its password", async () => {
  const result = await send(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(result).toMatchObject({
    data: {
      formError: "Ingen kontakt med Jaord. Sjekk nettet, og prøv igjen.",
      fieldErrors: {},
      values: { email: "kari@" },
    },
    init: { status: 503 },
  });
  expect(JSON.stringify(result)).not.toContain("tre røde bær");
});

test("a response of the server is returned unchanged", async () => {
  expect(await send(async () => "faults")).toBe("faults");
  for (const response of [
    new Response(null, { status: 303 }),
    new Error("Unexpected Server Error"),
  ]) {
    await expect(send(() => Promise.reject(response))).rejects.toBe(response);
  }
});

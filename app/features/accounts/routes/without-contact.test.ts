import { expect, test } from "vitest";
import { sendOrStay } from "./without-contact.ts";

function send(serverAction: () => Promise<unknown>) {
  const body = new URLSearchParams({ email: "kari@", password: "tre røde bær", intent: "login" });
  const request = new Request("http://jaord.test/auth", { method: "POST", body });
  return sendOrStay({ request, serverAction });
}

test("without an answer the form stays, without its password", async () => {
  const answer = await send(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(answer).toMatchObject({
    data: {
      formError: "Ingen kontakt med Jaord. Sjekk nettet, og prøv igjen.",
      fieldErrors: {},
      values: { email: "kari@" },
    },
    init: { status: 503 },
  });
  expect(JSON.stringify(answer)).not.toContain("tre røde bær");
});

test("what the server says is passed on", async () => {
  expect(await send(async () => "faults")).toBe("faults");
  for (const said of [new Response(null, { status: 303 }), new Error("Unexpected Server Error")]) {
    await expect(send(() => Promise.reject(said))).rejects.toBe(said);
  }
});

import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { submissionFields } from "#app/features/submissions/rules.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertPhoto, insertWedding } from "#tests/support/factories.ts";
import { photoForm } from "#tests/support/guest-forms.ts";
import { actionArgs, loaderArgs, responseOf } from "#tests/support/route-args.ts";
import { action, loader } from "./likes.ts";

useTestDatabase();

const again = "Du har allerede likt dette bildet! ❤️";
let weddingId: string;
let photo: string;

beforeEach(async () => {
  weddingId = await insertWedding();
  photo = await insertPhoto(weddingId);
});

test("a script gets the number of likes, and a message for a repeat", async () => {
  const fields = tokenFields();
  const first = await like(fields, "application/json");
  expect([first.status, first.body]).toEqual([200, { ok: true, likes: 1, outcome: "liked" }]);
  expect(first.headers.getSetCookie()).toEqual([expect.stringMatching(/^visitor=/)]);
  const second = await like(fields, "application/json");
  expect(second.body).toEqual({ ok: true, likes: 1, outcome: "repeated", message: again });
});

test("a form redirects to its photo on its page of the gallery", async () => {
  const fields = tokenFields();
  const first = await like(fields, "text/html", "&bilder=3");
  expect([first.status, first.headers.get("Location")]).toEqual([
    303,
    `/wedding?id=${weddingId}&bilder=3#bilde-${photo}`,
  ]);
  expect(first.headers.getSetCookie()).toHaveLength(1);
  const second = await like(fields, "text/html", "&bilder=//evil.example");
  expect(second.headers.get("Location")).toBe(`/wedding?id=${weddingId}#bilde-${photo}`);
  expect(second.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^visitor=/),
    expect.stringMatching(/^flash=/),
  ]);
});

test("an expired token is reported to a script and to a form", async () => {
  const fields = { ...tokenFields(), [submissionFields.token]: "old" };
  const refused = await like(fields, "text/html, Application/JSON");
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { ok: false, reason: "expired-token" },
  ]);
  const redirected = await like(fields, "text/html");
  expect([redirected.status, redirected.headers.getSetCookie()]).toEqual([
    303,
    [expect.stringMatching(/^flash=/)],
  ]);
});

test.each([
  ["no photo", () => ""],
  ["no id", () => "' or 1=1 --"],
  ["an unknown photo", () => randomUUID()],
])("%s gets a 404", async (_, id) => {
  expect((await like({ ...tokenFields(), photo: id() }, "application/json")).status).toBe(404);
});

test("another wedding's photo gets a 404", async () => {
  const otherPhoto = await insertPhoto(await insertWedding());
  const fields = { ...tokenFields(), photo: otherPhoto };
  expect((await like(fields, "application/json")).status).toBe(404);
});

test("a GET redirects to the wedding page", async () => {
  const { status, headers } = await responseOf(() =>
    loader(loaderArgs(`/wedding/likes?id=${weddingId}`)),
  );
  expect([status, headers.get("Location")]).toEqual([302, `/wedding?id=${weddingId}`]);
});

function tokenFields(): Record<string, string> {
  const form = photoForm(weddingId, []);
  const { token } = submissionFields;
  return { [token]: String(form.get(token)) };
}

async function like(fields: Record<string, string>, accept: string, query = "") {
  const info = { clientIp: randomUUID() };
  const call = actionArgs(`/wedding/likes?id=${weddingId}${query}`, { photo, ...fields }, { info });
  call.request.headers.set("Accept", accept);
  const answer = await responseOf(() => action(call));
  const isJson = answer.headers.get("Content-Type")?.startsWith("application/json");
  return { ...answer, body: isJson ? JSON.parse(String(answer.body)) : null };
}

import { expect, test } from "vitest";
import { z } from "zod";
import { timeoutFactor } from "#tests/support/timing.ts";
import { count, line, optional, verbatim } from "./form-fields.server.ts";
import { isMultipart } from "./form-parts.server.ts";
import { parseForm, readForm } from "./forms.server.ts";
import { submittedValues } from "./submitted-values.ts";

const schema = z
  .object({
    guestName: line({ max: 10, required: "Skriv navnet ditt", tooLong: "Navnet er for langt" }),
    guestCount: optional(count({ max: 99, invalid: "Skriv et tall" }), undefined),
    password: verbatim(),
    again: verbatim(),
  })
  .refine((form) => form.password === form.again, "Passordene er ikke like");

const onlyName = { guestName: "Åse", guestCount: undefined, password: "", again: "" };

const oneField = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n';

test.each([
  ["application/json", "{}"],
  ["text/plain", "guestName=Kari"],
  ["multipart/form-data", "no boundary"],
  ["multipart/form-data; boundary=x", "--x\r\nbroken"],
  ['multipart/form-data; boundary=""', "--\r\n"],
  ["multipart/mixed; boundary=x", oneField],
  ["application/x-www-form-urlencoded, multipart/form-data; boundary=x", oneField],
])("a malformed body of type %s gets a 400", async (type, body) => {
  const request = new Request("http://localhost/", {
    method: "POST",
    headers: { "Content-Type": type },
    body,
  });
  await expect(readForm(request)).rejects.toMatchObject({ init: { status: 400 } });
});

test("an overlong boundary is rejected at once", async () => {
  const boundary = "a".repeat(15_000);
  const headers = { "Content-Type": `multipart/form-data; boundary=${boundary}` };
  const body = "a".repeat(1_000_000);
  const started = performance.now();
  const request = new Request("http://localhost/", { method: "POST", headers, body });
  await expect(readForm(request)).rejects.toMatchObject({ init: { status: 400 } });
  expect(performance.now() - started).toBeLessThan(1_000 * timeoutFactor());
});

test.each([
  ["Multipart/Form-Data; Boundary=x", oneField],
  ['multipart/form-data;boundary="x"', oneField],
  ["Application/X-WWW-Form-Urlencoded; Charset=UTF-8", "a=1"],
])("accepts the type %s, ignoring case", async (type, body) => {
  const headers = { "Content-Type": type };
  const request = new Request("http://localhost/", { method: "POST", headers, body });
  expect([...(await readForm(request))]).toEqual([["a", "1"]]);
});

test("a form whose type is not multipart is not parsed as multipart", async () => {
  const type = "application/x-www-form-urlencoded; a=b, multipart/form-data; boundary=x";
  const init = { method: "POST", headers: { "Content-Type": type }, body: oneField };
  const request = new Request("http://localhost/", init);
  expect(isMultipart(request)).toBe(false);
  expect((await readForm(request)).get("a")).toBeNull();
});

test("multipart limits apply whatever the case of the type", async () => {
  const file = '--x\r\nContent-Disposition: form-data; name="f"; filename="f"\r\n\r\n1\r\n';
  const headers = { "Content-Type": "MULTIPART/form-data; boundary=x" };
  const init = { method: "POST", headers, body: `${file}${file}--x--\r\n` };
  const reading = readForm(new Request("http://localhost/", init));
  await expect(reading).rejects.toMatchObject({ init: { status: 400 } });
});

test("a form with thousands of fields is rejected before validation", async () => {
  const body = new URLSearchParams(Array.from({ length: 20_000 }, () => ["a", "1"]));
  const request = new Request("http://localhost/", { method: "POST", body });
  await expect(readForm(request)).rejects.toMatchObject({ init: { status: 400 } });
});

test("an endless file is read up to 6 MiB", async () => {
  const chunk = new Uint8Array(64 * 1024);
  let read = 0;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const head = '--x\r\nContent-Disposition: form-data; name="avatar"; filename="a"\r\n\r\n';
      controller.enqueue(Buffer.from(head));
    },
    pull(controller) {
      read += chunk.length;
      if (read > 20 * 1024 * 1024) controller.close();
      else controller.enqueue(chunk);
    },
  });
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  const init = { method: "POST", headers, body, duplex: "half" };
  const reading = readForm(new Request("http://localhost/", init));
  await expect(reading).rejects.toMatchObject({ init: { status: 413 } });
  expect(read).toBeLessThan(6.3 * 1024 * 1024);
});

test("a valid form returns the schema's output", () => {
  const parsed = parseForm(
    formOf([
      ["guestName", "Åse"],
      ["guestCount", "2"],
    ]),
    schema,
  );
  expect(parsed).toEqual({
    ok: true,
    value: { guestName: "Åse", guestCount: 2, password: "", again: "" },
  });
});

test("fields outside the schema are dropped", () => {
  const parsed = parseForm(
    formOf([
      ["guestName", "Åse"],
      ["weddingId", "other"],
    ]),
    schema,
  );
  expect(parsed).toEqual({ ok: true, value: onlyName });
});

test("an empty field counts as missing, with its message under its name", () => {
  const parsed = parseForm(formOf([["guestName", ""]]), schema);
  expect(parsed).toEqual({
    ok: false,
    errors: { fieldErrors: { guestName: "Skriv navnet ditt" }, values: { guestName: "" } },
  });
});

test("submitted text is returned unchanged, without passwords and files", () => {
  const form = formOf([
    ["guestName", "  Ærlig talt for langt "],
    ["password", "hemmelig"],
    ["newPassword", "hemmelig"],
  ]);
  form.set("heroImage", new File(["x"], "x.jpg"));
  const parsed = parseForm(form, schema);
  if (parsed.ok) throw new Error("should not pass");
  expect(parsed.errors.fieldErrors).toEqual({ guestName: "Navnet er for langt" });
  expect(parsed.errors.values).toEqual({ guestName: "  Ærlig talt for langt " });
});

test("an error of the whole form becomes formError", () => {
  const form = formOf([
    ["guestName", "Åse"],
    ["password", "a"],
    ["again", "b"],
  ]);
  expect(parseForm(form, schema)).toMatchObject({
    ok: false,
    errors: { formError: "Passordene er ikke like", fieldErrors: {} },
  });
});

test("two fields with the same name are an error", () => {
  const parsed = parseForm(
    formOf([
      ["guestName", "Åse"],
      ["guestName", "Eve"],
    ]),
    schema,
  );
  expect(parsed.ok).toBe(false);
});

test.each(["__proto__", "constructor", "__proto__.polluted", "a[__proto__][polluted]", "toString"])(
  "a field named %s cannot pollute prototypes",
  (name) => {
    const parsed = parseForm(
      formOf([
        ["guestName", "Åse"],
        [name, "yes"],
      ]),
      schema,
    );
    expect(parsed).toEqual({ ok: true, value: onlyName });
    expect(Object.hasOwn(submittedValues(formOf([[name, "yes"]])), name)).toBe(true);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  },
);

test.each([
  ["url-encoded", new URLSearchParams({ guestName: "Åse", constructor: "x", ["__proto__"]: "y" })],
  ["multipart", formOf(Object.entries({ guestName: "Åse", constructor: "x" }))],
])("names that every object has are not read from a %s form", async (_, body) => {
  const request = new Request("http://localhost/", { method: "POST", body });
  expect([...(await readForm(request)).keys()]).toEqual(["guestName"]);
});

function formOf(fields: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

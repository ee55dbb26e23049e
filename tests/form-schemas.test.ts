import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { submittedValues } from "#app/platform/http/submitted-values.ts";

// Guides are ours, and one with a mistake must not be served.
const modules = import.meta.glob<Record<string, unknown>>(
  ["../app/**/schema.ts", "!../app/features/guides/schema.ts"],
  { eager: true },
);
const schemas = Object.entries(modules).flatMap(([path, exports]) =>
  Object.entries(exports).flatMap(([name, value]): [string, z.ZodObject, z.ZodType][] => {
    const object = value instanceof z.ZodType ? objectIn(value) : null;
    return object ? [[`${path.slice("../app/".length)} ${name}`, object, value as z.ZodType]] : [];
  }),
);

const samples = [
  "",
  " ",
  "\u200b",
  "\0",
  "\ud800",
  "Åse",
  "on",
  "off",
  "true",
  "shown",
  "garden",
  "bride-groom",
  "2027-06-12",
  "2027-02-30",
  "2026-11-20T12:00:00.000Z",
  "-271821-04-20T00:00:00.000Z",
  "1 200,50 kr",
  "-1",
  "1e308",
  "99999999999999999999",
  "12345678903",
  "kari@example.no",
  "kari@bjørn.no",
  "@",
  "8a6e0804-2bd0-4672-b79d-d97027f9071a",
  "tre røde bær",
  "__proto__",
  "constructor",
  "x".repeat(300),
  "e\u0301".repeat(30_000),
  " ".repeat(100_000),
];
const someText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...samples) },
  fc.string({ unit: "binary" }),
);
const someValue = fc.oneof(
  { weight: 8, arbitrary: someText },
  fc.constantFrom(new File([], ""), new File(["x"], "x.jpg", { type: "image/jpeg" })),
);

test("schemas of forms are found", () => {
  expect(Object.keys(modules).length).toBeGreaterThan(8);
  expect(schemas.length).toBeGreaterThan(25);
  expect(
    schemas.filter(([, object]) => Object.keys(object.shape).length > 1).length,
  ).toBeGreaterThan(10);
});

describe.each(schemas)("%s", (_, object, schema) => {
  const names = Object.keys(object.shape);
  const name = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...names, ...names, "intent") },
    fc.constantFrom("__proto__", "constructor", "toString", `${names[0]}[0]`, `${names[0]}.a`, ""),
  );
  const fields = fc.oneof(
    fc.array(fc.tuple(name, someValue), { maxLength: 2 * names.length + 2 }),
    fc
      .tuple(...names.map(() => someText))
      .map((values) => values.map((value, i): [string, string] => [names[i] ?? "", value])),
  );

  test("any input gives a value, or an error of a field or the form", () => {
    fc.assert(
      fc.property(fields, (sent) => {
        const form = new FormData();
        for (const [field, value] of sent) form.append(field, value);
        const parsed = parseForm(form, schema);
        if (parsed.ok) return;
        const { formError, fieldErrors, values } = parsed.errors;
        const messages = Object.values({ ...fieldErrors, ...(formError && { formError }) });
        expect(messages.length).toBeGreaterThan(0);
        for (const message of messages) {
          expect(message).not.toMatch(/^$|invalid|expected|too (big|small)/i);
        }
        expect(names).toEqual(expect.arrayContaining(Object.keys(fieldErrors)));
        expect(values).toEqual(submittedValues(form));
      }),
      { numRuns: 150 },
    );
  });
});

// PostgreSQL stores no NUL. Passwords are hashed as they are.
test.each(
  schemas.flatMap(([label, object]) =>
    Object.keys(object.shape)
      .filter((name) => !/password/i.test(name))
      .map((name) => [`${label} ${name}`, name, object] as const),
  ),
)("%s gives no text with a NUL", (_, name, object) => {
  const form = new FormData();
  form.append(name, "a\0b");
  const parsed = parseForm(form, z.object({ [name]: object.shape[name] as z.ZodType }));
  expect(JSON.stringify(parsed.ok ? parsed.value : null)).not.toContain("\\u0000");
});

/** The object inside refinements and transformations. */
function objectIn(schema: z.core.$ZodType): z.ZodObject | null {
  if (schema instanceof z.ZodObject) return schema;
  return schema instanceof z.ZodPipe ? objectIn(schema.in) : null;
}

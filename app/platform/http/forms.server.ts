import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import type { z } from "zod";

export interface FormFaults {
  /** Shown above the form. */
  formError?: string;
  /** One sentence per form control name. */
  fieldErrors: Record<string, string>;
  /** What was typed, to fill the form with again. Never holds a password. */
  values: Record<string, string>;
}

export type ParsedForm<Value> = { ok: true; value: Value } | { ok: false; faults: FormFaults };

// Checking a form takes time with the square of its fields; the largest of ours has about twenty.
const mostFields = 100;

/** The fields of a submitted form. Throws 400 for a body that is none: no browser sends that. */
export async function readForm(request: Request): Promise<FormData> {
  const form = await request.formData().catch((error) => {
    if (error instanceof TypeError) throw data(null, { status: 400 });
    throw error;
  });
  if ([...form.keys()].length > mostFields) throw data(null, { status: 400 });
  return form;
}

/** Checks a submitted form against a schema; the faults carry what was typed. */
export function parseForm<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
): ParsedForm<z.output<Schema>> {
  const submission = parseWithZod(form, { schema });
  if (submission.status === "success") return { ok: true, value: submission.value };
  const fieldErrors: Record<string, string> = {};
  for (const [name, messages] of Object.entries(submission.error ?? {})) {
    const [first] = messages ?? [];
    if (name && first) fieldErrors[name] = first;
  }
  const formError = submission.error?.[""]?.[0];
  return {
    ok: false,
    faults: { ...(formError ? { formError } : {}), fieldErrors, values: typedValues(form) },
  };
}

/** The text fields of a form as they were typed, passwords and files left out. */
export function typedValues(form: FormData): Record<string, string> {
  const typed = [...form].filter(
    (field): field is [string, string] =>
      typeof field[1] === "string" && !/password/i.test(field[0]),
  );
  return Object.fromEntries(typed);
}

import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import type { z } from "zod";
import { MalformedBody, parseFormParts } from "./form-parts.server.ts";

export interface FormErrors {
  formError?: string;
  fieldErrors: Record<string, string>;
  values: Record<string, string>;
}

export type ParsedForm<Value> = { ok: true; value: Value } | { ok: false; errors: FormErrors };

/** The server's body limit; actions check the smaller limit of their own file. */
const fileLimits = { maxBytes: 6 * 1024 * 1024 };

/** Throws 400 for a malformed body and 413 for one that is too large. */
export async function readForm(request: Request): Promise<FormData> {
  const form = new FormData();
  try {
    for await (const [name, value] of parseFormParts(request, fileLimits)) {
      if (typeof value === "string") form.append(name, value);
      else form.append(name, value);
    }
  } catch (error) {
    if (!(error instanceof MalformedBody)) throw error;
    throw data(null, { status: error.reason === "too-large" ? 413 : 400 });
  }
  return form;
}

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
    errors: { ...(formError ? { formError } : {}), fieldErrors, values: submittedValues(form) },
  };
}

/** Leaves out passwords and files. */
export function submittedValues(form: FormData): Record<string, string> {
  const textFields = [...form].filter(
    (field): field is [string, string] =>
      typeof field[1] === "string" && !/password/i.test(field[0]),
  );
  return Object.fromEntries(textFields);
}

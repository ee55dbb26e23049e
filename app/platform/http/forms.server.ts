import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import type { z } from "zod";
import { formParts, UnreadableForm } from "./form-parts.server.ts";

export interface FormErrors {
  /** Shown above the form. */
  formError?: string;
  /** One sentence per form control name. */
  fieldErrors: Record<string, string>;
  /** Submitted values for redisplaying the form. Never holds a password. */
  values: Record<string, string>;
}

export type ParsedForm<Value> = { ok: true; value: Value } | { ok: false; errors: FormErrors };

/** As much as the server lets through of a form with a file: what is too large for its use, its reader says. */
const anyFile = { maxBytes: 6 * 1024 * 1024 };

/**
 * The fields of a submitted form, and the one file it may have. Throws 400 for a body that is no
 * form of ours, and 413 for one that is too large: no browser sends these by itself.
 */
export async function readForm(request: Request): Promise<FormData> {
  const form = new FormData();
  try {
    for await (const [name, value] of formParts(request, anyFile)) {
      if (typeof value === "string") form.append(name, value);
      else form.append(name, value);
    }
  } catch (error) {
    if (!(error instanceof UnreadableForm)) throw error;
    throw data(null, { status: error.reason === "too-large" ? 413 : 400 });
  }
  return form;
}

/** Validates a submitted form. The errors carry the submitted values for redisplay. */
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
    errors: { ...(formError ? { formError } : {}), fieldErrors, values: typedValues(form) },
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

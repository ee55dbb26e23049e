import { data } from "react-router";
import type { z } from "zod";
import type { Sender } from "../upload-sender.ts";
import { MalformedBodyError, parseFormParts } from "./form-parts.server.ts";
import { submittedValues } from "./submitted-values.ts";
import { receiveFile } from "./uploaded-file.server.ts";

export interface FormErrors {
  formError?: string;
  fieldErrors: Record<string, string>;
  values: Record<string, string>;
}

export type ParsedForm<Value> = { ok: true; value: Value } | { ok: false; errors: FormErrors };

// Room for an avatar, the only file that is read with its form; its action has a smaller limit.
const maxFileBytes = 6 * 1024 * 1024;
/** What is read and dropped of a file in a form without files. */
const maxDroppedBytes = 64 * 1024;
const statuses = { malformed: 400, "too-large": 413, unavailable: 503 };

/**
 * Reads a file only with a sender, who has been checked by then. Throws 400 for a malformed body,
 * 413 for one that is too large and 503 without room for a file.
 */
export async function readForm(request: Request, sender?: Sender): Promise<FormData> {
  const form = new FormData();
  const limits = { maxReadBytes: sender ? maxFileBytes : maxDroppedBytes };
  try {
    for await (const [name, value] of parseFormParts(request, limits)) {
      if (typeof value === "string") form.append(name, value);
      else if (sender) {
        await using file = await receiveFile(value, sender, maxFileBytes, request.signal);
        form.append(name, new File([await file.bytes()], file.name, { type: file.type }));
      }
    }
  } catch (error) {
    if (!(error instanceof MalformedBodyError)) throw error;
    throw data(null, { status: statuses[error.reason] });
  }
  return form;
}

export function parseForm<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
): ParsedForm<z.output<Schema>> {
  const { success, data: value, error } = schema.safeParse(inputOf(form));
  if (success) return { ok: true, value };
  const errors = new Map<string, string>();
  for (const { path, message } of error.issues) {
    const name = String(path[0] ?? "");
    if (!errors.has(name)) errors.set(name, message);
  }
  const formError = errors.get("");
  errors.delete("");
  return {
    ok: false,
    errors: {
      ...(formError ? { formError } : {}),
      fieldErrors: Object.fromEntries(errors),
      values: submittedValues(form),
    },
  };
}

// Browsers send an empty file for a control in which no file was chosen.
function inputOf(form: FormData): Record<string, unknown> {
  const sent = [...form].filter(([, value]) => typeof value === "string" || value.size > 0);
  const byName = Map.groupBy(sent, ([name]) => name);
  return Object.fromEntries(
    [...byName].map(([name, fields]) => {
      const values = fields.map(([, value]) => value);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

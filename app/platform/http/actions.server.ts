import { data, type Params, type RouterContextProvider, redirect } from "react-router";
import type { z } from "zod";
import { logOrRethrow } from "../log.server.ts";
import type { Sender } from "../upload-sender.ts";
import {
  type ActionDescription,
  type ActionErrors,
  type ActionResult,
  type Actions,
  type ActionValues,
  actionFields,
  type StoredValues,
} from "./actions.ts";
import { flash } from "./cookies.server.ts";
import { parseForm, readForm } from "./forms.server.ts";
import { notFound } from "./responses.server.ts";
import { submittedValues } from "./submitted-values.ts";

export type ActionOutcome<Reason extends string = string> =
  | {
      ok: true;
      message?: string;
      /** Replaces the submitted values; null offers no undo. */
      undo?: ActionValues | null;
      data?: unknown;
      /** Set-Cookie headers. */
      cookies?: string[];
      redirectTo?: string;
    }
  | InvalidOutcome
  | { ok: false; reason: "conflict"; current: StoredValues }
  | { ok: false; reason: Reason };

export interface InvalidOutcome {
  ok: false;
  reason: "invalid";
  errors: Record<string, string>;
  formError?: string;
}

const invalid: InvalidOutcome = { ok: false, reason: "invalid", errors: {} };

export interface ActionContext {
  request: Request;
  context: Readonly<RouterContextProvider>;
  form: FormData;
}

type ReasonOf<Description> = Description extends { refused: infer Refused }
  ? keyof Refused & string
  : never;

type CommandResult<Reason extends string> = Promise<ActionOutcome<Reason>> | Promise<void>;

type RouteRequest = Pick<ActionContext, "request" | "context"> & { params?: Params };

interface Implementation<Scope, Input, Reason extends string> {
  input: z.ZodType<Input>;
  run: (scope: Scope, input: Input, context: ActionContext) => CommandResult<Reason>;
  /** Finds what only `run` would find, for an invalid input: all errors are shown at once. */
  alsoCheck?: (scope: Scope, context: ActionContext) => Promise<InvalidOutcome | null>;
}

interface Options<Scope> {
  refuse?: (scope: Scope, intent: string) => ActionOutcome | null;
  /** For forms with a file. */
  senderOf?: (scope: Scope) => Sender;
}

/** Runs the guard first. Throws 404 for an unknown intent; returns 503 when a command throws. */
export function implementActions<
  Scope,
  Intents extends Record<string, ActionDescription>,
  Inputs extends Record<keyof Intents, unknown>,
>(
  { path, intents }: Actions<Intents>,
  guard: (request: Request, params: Params) => Promise<Scope>,
  implementations: {
    [Intent in keyof Inputs]: Implementation<
      Scope,
      Inputs[Intent],
      Intent extends keyof Intents ? ReasonOf<Intents[Intent]> : never
    >;
  },
  { refuse, senderOf }: Options<Scope> = {},
) {
  return async ({ request, context, params = {} }: RouteRequest) => {
    const scope = await guard(request, params);
    const form = await readForm(request, senderOf?.(scope));
    const intent = String(form.get("intent"));
    if (!Object.hasOwn(intents, intent)) throw notFound();
    const description = intents[intent] as ActionDescription;
    const { input, run, alsoCheck } = implementations[intent as keyof Inputs] as Implementation<
      Scope,
      unknown,
      string
    >;
    const fail = (failure: ActionFailure) =>
      respond({ ok: false, intent, values: submittedValues(form), ...failure });
    let outcome = refuse?.(scope, intent);
    if (!outcome) {
      const parsed = parseForm(form, input);
      const actionContext = { request, context, form };
      try {
        if (!parsed.ok) {
          const { values: _, fieldErrors, ...rest } = parsed.errors;
          const more = (await alsoCheck?.(scope, actionContext)) ?? invalid;
          outcome = { ...rest, ...more, errors: { ...more.errors, ...fieldErrors } };
        } else {
          outcome = (await run(scope, parsed.value, actionContext)) ?? { ok: true };
        }
      } catch (error) {
        logOrRethrow(error, "action failed", { path, intent });
        return fail({ reason: "failed", message: description.failed, retry: true });
      }
    }
    if (!outcome.ok) return fail(failureOf(outcome, description, form));
    if (outcome.redirectTo)
      throw await redirectWithFlash(outcome.redirectTo, outcome.message ?? description.done);
    return respond(successOf(intent, description, outcome, form), outcome.cookies);
  };
}

type ActionFailure =
  | { reason: "invalid"; errors: ActionErrors }
  | { reason: "conflict"; current: StoredValues }
  | { reason: string; message: string; retry: boolean };

function failureOf(
  outcome: Exclude<ActionOutcome, { ok: true }>,
  { refused }: ActionDescription,
  form: FormData,
): ActionFailure {
  if ("errors" in outcome) {
    const { errors, formError } = outcome;
    const inFormOrder = [...new Set([...form.keys(), ...Object.keys(errors)])];
    const fieldErrors = Object.fromEntries(
      inFormOrder.flatMap((name) => {
        const error = errors[name];
        return error === undefined ? [] : [[name, error]];
      }),
    );
    return { reason: "invalid", errors: { ...(formError && { formError }), fieldErrors } };
  }
  if ("current" in outcome) return { reason: "conflict", current: outcome.current };
  const { reason } = outcome;
  return { reason, message: refused?.[reason] ?? "", retry: false };
}

function successOf(
  intent: string,
  { done, undo }: ActionDescription,
  outcome: Extract<ActionOutcome, { ok: true }>,
  form: FormData,
): ActionResult {
  const { message = done, undo: values = valuesOf(form), data: extra } = outcome;
  return {
    ok: true,
    intent,
    ...(message && { message }),
    ...(undo && values && { undo: actionFields(undo, values) }),
    ...(extra !== undefined && { data: extra }),
  };
}

async function redirectWithFlash(path: string, message: string | undefined): Promise<Response> {
  const headers = new Headers();
  if (message) headers.set("Set-Cookie", await flash(message));
  return redirect(path, { status: 303, headers });
}

// Status 200 makes React Router reload the outdated page.
function respond(result: ActionResult, cookies: string[] = []) {
  const headers = cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
  return data(result, { status: statusOf(result), headers });
}

function statusOf(result: ActionResult): number {
  if (result.ok || ("retry" in result && !result.retry)) return 200;
  if (result.reason === "invalid") return 400;
  return result.reason === "conflict" ? 409 : 503;
}

function valuesOf(form: FormData): ActionValues {
  const values: Record<string, string[]> = {};
  for (const [name, value] of form) {
    if (name === "intent" || typeof value !== "string") continue;
    values[name] = [...(values[name] ?? []), value];
  }
  return values;
}

import { type ClientActionFunctionArgs, data } from "react-router";
import {
  type ActionDescription,
  type ActionResult,
  type Actions,
  actionsAt,
} from "#app/platform/http/actions.ts";
import { submittedValues } from "#app/platform/http/submitted-values.ts";
import { failureOf, whenLoaded } from "../loading/stale-if-error.ts";
import { showActionResult } from "./submit.ts";

interface Options {
  onRedirect?: (intent: string, path: string) => void;
}

/**
 * Returns a `clientAction`, which submits one form at a time and shows results in toasts. A lost
 * connection becomes a result; refused access is rethrown, and so are redirects once loads have ended.
 */
export function createClientAction(
  actions: Actions<Record<string, ActionDescription>>,
  { onRedirect }: Options = {},
) {
  const run = async ({ request, params, serverAction }: ClientActionFunctionArgs) => {
    const { path, intents } = actionsAt(actions, params);
    const form = await request.clone().formData();
    const intent = String(form.get("intent"));
    const description = intents[intent];
    // A load with the cookie that the action replaces would redirect to the sign-in page.
    if (description?.changesSession) await whenLoaded();
    const result = await runSerially(() => submitOnce(serverAction, form, description)).catch(
      async (error: unknown) => {
        const location = error instanceof Response && error.headers.get("Location");
        if (location) {
          onRedirect?.(intent, location);
          // The router lets a load that is under way go back from where the redirect leads.
          await whenLoaded();
        }
        throw error;
      },
    );
    if (result.ok || !description?.showsErrorsInForm) showActionResult(path, form, result);
    // Status 503 keeps React Router from loading the page again.
    return data(result, { status: statusOf(result) });
  };
  return async (args: ClientActionFunctionArgs) => {
    pendingActions++;
    return await run(args).finally(() => pendingActions--);
  };
}

let pendingActions = 0;

/** Returns whether an action runs, also before a component can have rendered it. */
export function isActionPending(): boolean {
  return pendingActions > 0;
}

async function submitOnce(
  serverAction: ClientActionFunctionArgs["serverAction"],
  form: FormData,
  description: ActionDescription | undefined,
): Promise<ActionResult> {
  try {
    return (await serverAction()) as ActionResult;
  } catch (error) {
    const failure = failureOf(error);
    if (!failure || !description) throw error;
    const { failed, noResponse = failed } = description;
    const message = failure === "no-response" ? noResponse : failed;
    const values = submittedValues(form);
    return {
      ok: false,
      intent: values.intent ?? "",
      reason: "failed",
      message,
      retry: true,
      values,
    };
  }
}

function statusOf(result: ActionResult): number {
  if (result.ok) return 200;
  if ("message" in result) return result.retry ? 503 : 200;
  return result.reason === "conflict" ? 409 : 400;
}

let last: Promise<unknown> = Promise.resolve();

function runSerially<Result>(task: () => Promise<Result>): Promise<Result> {
  const result = last.then(task);
  last = result.catch(() => undefined);
  return result;
}

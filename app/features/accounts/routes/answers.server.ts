import { data, type HeadersArgs, redirect } from "react-router";
import { type FormErrors, submittedValues } from "#app/platform/http/forms.server.ts";
import { accountPath } from "../rules.ts";
import type { SignedIn } from "../sessions/commands.server.ts";

/** The form again as it was typed, with one sentence above it. */
export function formAgain(form: FormData, formError?: string): FormErrors {
  return { fieldErrors: {}, values: submittedValues(form), ...(formError ? { formError } : {}) };
}

/** The form again, and when to come back; `words` gets the seconds to wait. */
export function tooMany(form: FormData, retryAfter: number, words: (seconds: number) => string) {
  return data(formAgain(form, words(retryAfter)), {
    status: 429,
    headers: { "Retry-After": String(retryAfter) },
  });
}

/** On to another page, with cookies to keep. */
export function goTo(path: string, cookies: string[]) {
  const headers = cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
  return redirect(path, { status: 303, headers });
}

/** On to where somebody was going, by way of the second step when there is one. */
export function goIn({ cookies, secondStep }: SignedIn, next: string, more: string[] = []) {
  return goTo(secondStep ? accountPath("/auth/second-step", next) : next, [...cookies, ...more]);
}

/** Lets what an action says in its headers reach the page's answer. */
export function actionHeaders({ actionHeaders: headers }: HeadersArgs): Headers {
  return headers;
}

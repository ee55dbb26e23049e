import { data, type HeadersArgs, redirect } from "react-router";
import type { FormErrors } from "#app/platform/http/forms.server.ts";
import { submittedValues } from "#app/platform/http/submitted-values.ts";
import { accountPath } from "../rules.ts";
import type { SignedIn } from "../sessions/commands.server.ts";

export function invalidForm(form: FormData, formError?: string): FormErrors {
  return { fieldErrors: {}, values: submittedValues(form), ...(formError ? { formError } : {}) };
}

export function rateLimited(
  form: FormData,
  retryAfterSeconds: number,
  message: (seconds: number) => string,
) {
  return data(invalidForm(form, message(retryAfterSeconds)), {
    status: 429,
    headers: { "Retry-After": String(retryAfterSeconds) },
  });
}

export function redirectWith(path: string, cookies: string[]) {
  const headers = cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
  return redirect(path, { status: 303, headers });
}

export function redirectAfterSignIn(
  { cookies, secondStep }: SignedIn,
  next: string,
  otherCookies: string[] = [],
) {
  const path = secondStep ? accountPath("/auth/second-step", next) : next;
  return redirectWith(path, [...cookies, ...otherCookies]);
}

/** A route exports this as `headers`, so that its action's headers reach the page's response. */
export function actionHeaders({ actionHeaders: headers }: HeadersArgs): Headers {
  return headers;
}

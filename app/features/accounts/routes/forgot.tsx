import { data } from "react-router";
import { parseForm, readForm } from "#app/platform/http/forms.server.ts";
import { requestInfo } from "#app/platform/http/request-context.ts";
import { requestPasswordReset } from "../commands.server.ts";
import { AccountForm, EmailField, FooterLink } from "../components/account-form.tsx";
import { AccountPage } from "../components/account-page.tsx";
import { pendingEmailCookie, signInIntentOf } from "../email-tokens/access.server.ts";
import { accountPath, nextPath } from "../rules.ts";
import { forgotForm } from "../schema.ts";
import { texts } from "../texts.ts";
import type { Route } from "./+types/forgot.ts";
import { actionHeaders, invalidForm, rateLimited, redirectWith } from "./form-responses.server.ts";
import { handleOfflineSubmit } from "./offline-form.ts";

export const headers = actionHeaders;

export function loader({ url }: Route.LoaderArgs) {
  return { next: nextPath(url) };
}

/** The response must not show whether the account exists. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  // The address typed on the sign-in page comes along.
  if (form.get("intent") === "switch") return data(invalidForm(form));
  const parsed = parseForm(form, forgotForm);
  if (!parsed.ok) return data(parsed.errors, { status: 400 });
  const { email } = parsed.value;
  const intent = await signInIntentOf(request, nextPath(url));
  const requestContext = { request, info: context.get(requestInfo) };
  const outcome = await requestPasswordReset(email, requestContext, intent.next);
  if (!outcome.ok) return rateLimited(form, outcome.retryAfterSeconds, texts.tooManyMails);
  return redirectWith("/auth/check-mail", [
    await pendingEmailCookie({ purpose: "reset", email, ...intent }),
  ]);
}

export function clientAction(args: Route.ClientActionArgs) {
  return handleOfflineSubmit(args);
}

export function meta() {
  return [{ title: `${texts.forgot.title} – Jaord` }];
}

export default function Forgot({ loaderData: { next }, actionData }: Route.ComponentProps) {
  const labels = texts.forgot;
  const back = <FooterLink to={accountPath("/auth", next)}>{labels.back}</FooterLink>;
  return (
    <AccountPage heading={labels.heading} lead={labels.lead}>
      <AccountForm errors={actionData} labels={texts.labels} submit={labels.submit} footer={back}>
        <EmailField errors={actionData} />
      </AccountForm>
    </AccountPage>
  );
}

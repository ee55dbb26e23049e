import { data } from "react-router";
import { parseForm, readForm } from "#app/platform/http/forms.server.ts";
import { requestInfo } from "#app/platform/http/request-context.ts";
import { requestPasswordReset } from "../commands.server.ts";
import { AccountForm, EmailField, LinkBelow } from "../components/account-form.tsx";
import { AccountPage } from "../components/account-page.tsx";
import { awaitMail, errandOf } from "../mailed-links/access.server.ts";
import { accountPath, nextPath } from "../rules.ts";
import { forgotForm } from "../schema.ts";
import { texts } from "../texts.ts";
import type { Route } from "./+types/forgot.ts";
import { actionHeaders, goTo, tooMany } from "./answers.server.ts";
import { sendOrStay } from "./without-contact.ts";

export const headers = actionHeaders;

export function loader({ url }: Route.LoaderArgs) {
  return { next: nextPath(url) };
}

/** Answers the same whether or not there is such an account. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const parsed = parseForm(form, forgotForm);
  if (!parsed.ok) return data(parsed.errors, { status: 400 });
  const { email } = parsed.value;
  const errand = await errandOf(request, nextPath(url));
  const caller = { request, info: context.get(requestInfo) };
  const outcome = await requestPasswordReset(email, caller, errand.next);
  if (!outcome.ok) return tooMany(form, outcome.retryAfter, texts.tooManyMails);
  return goTo("/auth/check-mail", [await awaitMail({ purpose: "reset", email, ...errand })]);
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrStay(sent);
}

export function meta() {
  return [{ title: `${texts.forgot.title} – Jaord` }];
}

export default function Forgot({ loaderData: { next }, actionData }: Route.ComponentProps) {
  const words = texts.forgot;
  const back = <LinkBelow to={accountPath("/auth", next)}>{words.back}</LinkBelow>;
  return (
    <AccountPage heading={words.heading} lead={words.lead}>
      <AccountForm faults={actionData} labels={texts.labels} submit={words.submit} below={back}>
        <EmailField faults={actionData} />
      </AccountForm>
    </AccountPage>
  );
}

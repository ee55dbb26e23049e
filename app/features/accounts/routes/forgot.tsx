import { data, Form, Link, useNavigation } from "react-router";
import { parseForm, readForm } from "#app/platform/http/forms.server.ts";
import { requestInfo } from "#app/platform/http/request-context.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { TextField } from "#app/ui/field.tsx";
import { requestPasswordReset } from "../commands.server.ts";
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
  if (!parsed.ok) return data(parsed.faults, { status: 400 });
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
  const busy = useNavigation().formMethod === "POST";
  return (
    <AccountPage heading={words.heading} lead={words.lead}>
      <Form method="post" noValidate className="grid gap-4.5">
        <ErrorSummary faults={actionData} labels={texts.labels} />
        <TextField
          name="email"
          type="email"
          label={texts.labels.email}
          autoComplete="username"
          required
          defaultValue={actionData?.values.email}
          error={actionData?.fieldErrors.email}
        />
        <Button variant="primary" size="large" className="mt-1.5" busy={busy}>
          {words.submit}
        </Button>
        <p className="text-center text-15">
          <Link to={accountPath("/auth", next)} className="link font-semibold max-lg:py-3">
            {words.back}
          </Link>
        </p>
      </Form>
    </AccountPage>
  );
}

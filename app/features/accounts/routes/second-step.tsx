import { data, redirect } from "react-router";
import { readFlash } from "#app/platform/http/cookies.server.ts";
import { parseForm, readForm } from "#app/platform/http/forms.server.ts";
import { requestInfo } from "#app/platform/http/request-context.ts";
import { TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { currentUser } from "../access.server.ts";
import { AccountForm, FooterLink } from "../components/account-form.tsx";
import { AccountPage } from "../components/account-page.tsx";
import { accountPath, nextPath } from "../rules.ts";
import { secondStepForm } from "../schema.ts";
import { texts, tooManyAttempts } from "../texts.ts";
import { findPendingSecondStep } from "../two-factor/access.server.ts";
import { completeSecondStep } from "../two-factor/commands.server.ts";
import type { Route } from "./+types/second-step.ts";
import { actionHeaders, invalidForm, rateLimited, redirectWith } from "./form-responses.server.ts";
import { handleOfflineSubmit } from "./offline-form.ts";

const labels = texts.secondStep;

export const headers = actionHeaders;

export async function loader({ request, url }: Route.LoaderArgs) {
  const next = nextPath(url);
  if (await currentUser(request)) throw redirect(next);
  if (!(await findPendingSecondStep(request))) throw redirect(accountPath("/auth", next));
  const { message, headers } = await readFlash(request);
  return data({ next, message }, { headers });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const parsed = parseForm(form, secondStepForm);
  if (!parsed.ok) return data(parsed.errors, { status: 400 });
  const requestContext = { request, info: context.get(requestInfo) };
  const outcome = await completeSecondStep(parsed.value.code, requestContext);
  if (outcome.ok) return redirectWith(nextPath(url), outcome.cookies);
  switch (outcome.reason) {
    case "wrong-code":
      return data(
        { ...invalidForm(form), fieldErrors: { code: labels.wrong[outcome.kind ?? "neither"] } },
        { status: 400 },
      );
    case "not-pending":
      return redirect(accountPath("/auth", nextPath(url)));
    case "too-many":
      return rateLimited(form, outcome.retryAfterSeconds, tooManyAttempts);
    case "app-codes-limited":
      return rateLimited(form, outcome.retryAfterSeconds, labels.appCodesLimited);
  }
}

export function clientAction(args: Route.ClientActionArgs) {
  return handleOfflineSubmit(args);
}

export function meta() {
  return [{ title: `${labels.title} – Jaord` }, { name: "robots", content: "noindex" }];
}

export default function SecondStep({
  loaderData: { next, message },
  actionData,
}: Route.ComponentProps) {
  const startOver = <FooterLink to={accountPath("/auth", next)}>{labels.startOver}</FooterLink>;
  return (
    <AccountPage heading={labels.heading} lead={labels.lead}>
      {message && !actionData && (
        <div role="status">
          <Notice tone="gran">{message}</Notice>
        </div>
      )}
      <AccountForm
        errors={actionData}
        labels={{ code: labels.code }}
        submit={labels.submit}
        footer={startOver}
      >
        <TextField
          name="code"
          label={labels.code}
          hint={labels.recoveryCodeHint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          required
          error={actionData?.fieldErrors.code}
        />
      </AccountForm>
    </AccountPage>
  );
}

import { data } from "react-router";
import { flash } from "#app/platform/http/cookies.server.ts";
import { parseForm, readForm } from "#app/platform/http/forms.server.ts";
import { requestInfo } from "#app/platform/http/request-context.ts";
import { resetPassword } from "../commands.server.ts";
import { AccountForm } from "../components/account-form.tsx";
import { AccountPage } from "../components/account-page.tsx";
import { InvalidLink } from "../components/invalid-link.tsx";
import { HiddenUsername, PasswordField } from "../components/password-field.tsx";
import { clearedPendingEmailCookie } from "../email-tokens/access.server.ts";
import { findEmailToken } from "../email-tokens/queries.server.ts";
import { tokenParam } from "../email-tokens/rules.ts";
import { passwordTexts } from "../passwords/texts.ts";
import { nextPath } from "../rules.ts";
import { resetForm, weakPasswordText } from "../schema.ts";
import { texts } from "../texts.ts";
import type { Route } from "./+types/reset.ts";
import { invalidForm, redirectAfterSignIn } from "./form-responses.server.ts";
import { handleOfflineSubmit } from "./offline-form.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const next = nextPath(url);
  const link = await findEmailToken(tokenParam(url), "reset");
  if (!link) return data({ next, email: null }, { status: 410 });
  return data({ next, email: link.email });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const parsed = parseForm(form, resetForm);
  if (!parsed.ok) return data(parsed.errors, { status: 400 });
  const link = await findEmailToken(tokenParam(url), "reset");
  const weakness = link && weakPasswordText(parsed.value.password, link.email);
  if (weakness)
    return data({ ...invalidForm(form), fieldErrors: { password: weakness } }, { status: 400 });
  const requestContext = { request, info: context.get(requestInfo) };
  const outcome = await resetPassword(tokenParam(url), parsed.value.password, requestContext);
  // Reloads the page, whose loader explains why the token is invalid.
  if (!outcome.ok) return null;
  const { done, doneBeforeCode } = texts.reset;
  return redirectAfterSignIn(outcome, nextPath(url), [
    await clearedPendingEmailCookie(),
    await flash(outcome.secondStep ? doneBeforeCode : done),
  ]);
}

export function clientAction(args: Route.ClientActionArgs) {
  return handleOfflineSubmit(args);
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { title } = loaderData?.email ? texts.reset : texts.invalidLink;
  return [{ title: `${title} – Jaord` }, { name: "robots", content: "noindex" }];
}

export default function Reset({ loaderData: { email, next }, actionData }: Route.ComponentProps) {
  if (!email) return <InvalidLink purpose="reset" next={next} />;
  const labels = texts.reset;
  return (
    <AccountPage
      heading={labels.heading}
      lead={
        <>
          {labels.lead} <strong className="font-semibold text-ink wrap-anywhere">{email}</strong>.{" "}
          {labels.note}
        </>
      }
    >
      <AccountForm
        errors={actionData}
        labels={{ password: texts.newPassword }}
        submit={labels.submit}
      >
        <HiddenUsername email={email} />
        <PasswordField
          name="password"
          label={texts.newPassword}
          autoComplete="new-password"
          hint={passwordTexts.hint}
          required
          error={actionData?.fieldErrors.password}
        />
      </AccountForm>
    </AccountPage>
  );
}

import { useEffect, useRef } from "react";
import { data, redirect, useSubmit } from "react-router";
import { parseForm, readForm } from "#app/platform/http/forms.server.ts";
import { requestInfo } from "#app/platform/http/request-context.ts";
import { currentUser } from "../access.server.ts";
import { confirmAccount } from "../commands.server.ts";
import { AccountForm, FooterLink } from "../components/account-form.tsx";
import { AccountPage } from "../components/account-page.tsx";
import { InvalidLink } from "../components/invalid-link.tsx";
import { HiddenUsername, PasswordField } from "../components/password-field.tsx";
import { clearedPendingEmailCookie, findPendingEmail } from "../email-tokens/access.server.ts";
import { findEmailToken } from "../email-tokens/queries.server.ts";
import { tokenParam } from "../email-tokens/rules.ts";
import { accountPath, nextPath } from "../rules.ts";
import { confirmForm } from "../schema.ts";
import { texts, tooManyAttempts } from "../texts.ts";
import type { Route } from "./+types/confirm.ts";
import {
  actionHeaders,
  invalidForm,
  rateLimited,
  redirectAfterSignIn,
} from "./form-responses.server.ts";
import { handleOfflineSubmit } from "./offline-form.ts";

export const headers = actionHeaders;

/** A GET must not consume the token: mail programs and virus scanners follow links. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const next = nextPath(url);
  const link = await findEmailToken(tokenParam(url), "confirm");
  if (!link) {
    if (await currentUser(request)) throw redirect(next);
    return data({ next, link: null }, { status: 410 });
  }
  const pending = await findPendingEmail(request);
  const sameBrowser = pending !== null && pending.browser === link.browser;
  return data({ next, link: { email: link.email, sameBrowser } });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const parsed = parseForm(form, confirmForm);
  if (!parsed.ok) return data(parsed.errors, { status: 400 });
  const requestContext = { request, info: context.get(requestInfo) };
  const outcome = await confirmAccount(tokenParam(url), requestContext, {
    browser: (await findPendingEmail(request))?.browser ?? null,
    password: parsed.value.password,
  });
  if (outcome.ok)
    return redirectAfterSignIn(outcome, nextPath(url), [await clearedPendingEmailCookie()]);
  switch (outcome.reason) {
    case "link-not-valid":
      // Reloads the page, whose loader explains why the token is invalid.
      return null;
    case "password-missing":
      return passwordError(form, texts.passwordMissing);
    case "wrong-credentials":
      return passwordError(form, texts.confirm.wrongPassword);
    case "too-many":
      return rateLimited(form, outcome.retryAfterSeconds, tooManyAttempts);
  }
}

function passwordError(form: FormData, message: string) {
  return data({ ...invalidForm(form), fieldErrors: { password: message } }, { status: 400 });
}

export function clientAction(args: Route.ClientActionArgs) {
  return handleOfflineSubmit(args);
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { title } = loaderData?.link ? texts.confirm : texts.invalidLink;
  return [{ title: `${title} – Jaord` }, { name: "robots", content: "noindex" }];
}

export default function Confirm({ loaderData: { link, next }, actionData }: Route.ComponentProps) {
  const form = useRef<HTMLFormElement>(null);
  useSubmitOnce(form, link?.sameBrowser ?? false);
  if (!link) return <InvalidLink purpose="confirm" next={next} />;
  const labels = texts.confirm;
  const error = actionData?.fieldErrors.password;
  // The cookie may have expired since, so the action decides.
  const asksPassword = !link.sameBrowser || error !== undefined;
  const signUpAgain = (
    <>
      {labels.noPasswordHint}{" "}
      <FooterLink to={accountPath("/auth", next, { mode: "signup" })}>
        {labels.signUpAgainLink}
      </FooterLink>
    </>
  );
  return (
    <AccountPage
      heading={labels.heading}
      lead={
        <>
          {labels.lead}{" "}
          <strong className="font-semibold text-ink wrap-anywhere">{link.email}</strong>.{" "}
          {asksPassword && labels.otherBrowser}
        </>
      }
    >
      <AccountForm
        ref={form}
        errors={actionData}
        labels={texts.labels}
        submit={labels.submit}
        footer={asksPassword && signUpAgain}
      >
        {asksPassword && (
          <>
            <HiddenUsername email={link.email} />
            <PasswordField
              name="password"
              label={texts.labels.password}
              autoComplete="current-password"
              required
              error={error}
            />
          </>
        )}
      </AccountForm>
    </AccountPage>
  );
}

function useSubmitOnce(form: React.RefObject<HTMLFormElement | null>, enabled: boolean) {
  const submit = useSubmit();
  const submitted = useRef(false);
  useEffect(() => {
    if (!enabled || submitted.current || !form.current) return;
    submitted.current = true;
    submit(form.current);
  }, [enabled, form, submit]);
}

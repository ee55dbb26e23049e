import { data, Form, Link, redirect, useNavigate, useNavigation } from "react-router";
import { config } from "#app/platform/config.server.ts";
import { parseForm, readForm } from "#app/platform/http/forms.server.ts";
import { requestInfo } from "#app/platform/http/request-context.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { currentUser } from "../access.server.ts";
import { requestAccount, signIn } from "../commands.server.ts";
import { EmailField } from "../components/account-form.tsx";
import { AccountPage } from "../components/account-page.tsx";
import { PasswordField } from "../components/password-field.tsx";
import {
  pendingEmailCookie,
  type SignInIntent,
  signInIntentOf,
} from "../email-tokens/access.server.ts";
import { passwordTexts } from "../passwords/texts.ts";
import { accountPath, demoAccount, nextPath, type SignInReason, signInReasons } from "../rules.ts";
import { signInForm, signUpForm } from "../schema.ts";
import type { RequestContext } from "../sessions/commands.server.ts";
import { texts } from "../texts.ts";
import type { Route } from "./+types/auth.ts";
import {
  actionHeaders,
  invalidForm,
  rateLimited,
  redirectAfterSignIn,
  redirectWith,
} from "./form-responses.server.ts";
import { handleOfflineSubmit } from "./offline-form.ts";

export const headers = actionHeaders;

export async function loader({ request, url }: Route.LoaderArgs) {
  const next = nextPath(url);
  if (await currentUser(request)) throw redirect(next);
  const demo = config().demo ? demoAccount : null;
  return { next, mode: modeOf(url), reason: reasonOf(url), demo };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const requestContext = { request, info: context.get(requestInfo) };
  const formIntent = form.get("intent") ?? modeOf(url);
  if (formIntent === "switch") return data(invalidForm(form));
  return formIntent === "signup"
    ? signUp(form, requestContext, nextPath(url))
    : logIn(form, requestContext, nextPath(url));
}

async function signUp(form: FormData, requestContext: RequestContext, next: string) {
  const parsed = parseForm(form, signUpForm);
  if (!parsed.ok) return data(parsed.errors, { status: 400 });
  const intent = await signInIntentOf(requestContext.request, next);
  const outcome = await requestAccount(parsed.value, requestContext, intent);
  return outcome.ok
    ? checkMail(parsed.value.email, intent)
    : rateLimited(form, outcome.retryAfterSeconds, texts.tooManyMails);
}

async function logIn(form: FormData, requestContext: RequestContext, next: string) {
  const parsed = parseForm(form, signInForm);
  if (!parsed.ok) return data(parsed.errors, { status: 400 });
  const intent = await signInIntentOf(requestContext.request, next);
  const outcome = await signIn(parsed.value, requestContext, intent);
  if (outcome.ok) return redirectAfterSignIn(outcome, next);
  switch (outcome.reason) {
    case "not-confirmed":
      return checkMail(parsed.value.email, intent);
    case "wrong-credentials":
      return data(invalidForm(form, texts.wrongCredentials), { status: 400 });
    case "too-many":
      return rateLimited(form, outcome.retryAfterSeconds, texts.tooManyAttempts);
  }
}

async function checkMail(email: string, intent: SignInIntent) {
  return redirectWith("/auth/check-mail", [
    await pendingEmailCookie({ purpose: "confirm", email, ...intent }),
  ]);
}

export function clientAction(args: Route.ClientActionArgs) {
  return handleOfflineSubmit(args);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${texts[loaderData?.mode ?? "login"].title} – Jaord` }];
}

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const { mode, next, reason, demo } = loaderData;
  const labels = texts[mode];
  const otherModePath = accountPath("/auth", next, {
    ...(mode === "login" && { mode: "signup" }),
    ...(reason && { reason }),
  });
  const navigate = useNavigate();
  const submittedIntent = useNavigation().formData?.get("intent");
  return (
    <AccountPage heading={labels.heading} lead={labels.lead}>
      {reason && <Notice>{texts.reasons[reason]}</Notice>}
      <Form method="post" noValidate className="grid gap-4.5">
        <ErrorSummary errors={actionData} labels={texts.labels} />
        <EmailField errors={actionData} />
        <div className="@container relative grid gap-4.5">
          <PasswordField
            name="password"
            label={texts.labels.password}
            autoComplete={mode === "login" ? "current-password" : "new-password"}
            hint={mode === "signup" && passwordTexts.hint}
            required
            error={actionData?.fieldErrors.password}
          />
          <Button
            name="intent"
            value={mode}
            variant="primary"
            size="large"
            className="mt-1.5"
            busy={submittedIntent === mode}
          >
            {labels.submit}
          </Button>
          {/* After the button that Enter presses; shown beside the password's label. */}
          {mode === "login" && (
            <button
              type="submit"
              name="intent"
              value="switch"
              formAction={accountPath("/auth/forgot", next)}
              className="link absolute top-0 right-0 text-14 font-medium max-lg:-mt-4.5 max-lg:pt-4.5 max-lg:pb-1.5 @max-[16rem]:static"
            >
              {texts.forgot.link}
            </button>
          )}
        </div>
        {mode === "signup" && <AcceptedTerms />}
        <p className="text-center text-15">
          {labels.otherModeHint}{" "}
          <button
            type="submit"
            name="intent"
            value="switch"
            formAction={otherModePath}
            onClick={(event) => {
              event.preventDefault();
              navigate(otherModePath, { replace: true, preventScrollReset: true });
            }}
            className="link font-semibold max-lg:py-3"
          >
            {labels.otherModeLink}
          </button>
        </p>
      </Form>
      {demo && mode === "login" && <DemoSignIn {...demo} />}
    </AccountPage>
  );
}

function DemoSignIn({ email, password }: { email: string; password: string }) {
  const { heading, lead, submit } = texts.demo;
  return (
    <section
      aria-labelledby="demo"
      className="grid gap-3 rounded-l border border-rule bg-sheet p-5"
    >
      <h2 id="demo" className="text-d20">
        {heading}
      </h2>
      <p className="text-pretty text-15 text-ink-2">{lead}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-15">
        <dt className="text-muted">{texts.labels.email}</dt>
        <dd className="font-medium wrap-anywhere">{email}</dd>
        <dt className="text-muted">{texts.labels.password}</dt>
        <dd className="font-medium wrap-anywhere">{password}</dd>
      </dl>
      <Form method="post">
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="password" value={password} />
        <Button name="intent" value="login" size="large" className="w-full">
          {submit}
        </Button>
      </Form>
    </section>
  );
}

function AcceptedTerms() {
  const { before, terms, between, privacy, after } = texts.signup.terms;
  return (
    <p className="text-center text-14 text-balance text-muted">
      {before}{" "}
      <Link to="/terms" className="link">
        {terms}
      </Link>
      {between}{" "}
      <Link to="/privacy" className="link">
        {privacy}
      </Link>
      {after}
    </p>
  );
}

/** Why the visitor was sent here, if the page should say so. */
function reasonOf(url: URL): SignInReason | null {
  const reason = url.searchParams.get("reason") ?? "";
  return signInReasons.find((known) => known === reason) ?? null;
}

function modeOf(url: URL): "login" | "signup" {
  return url.searchParams.get("mode") === "signup" ? "signup" : "login";
}

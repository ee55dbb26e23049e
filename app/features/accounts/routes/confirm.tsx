import { useEffect, useRef } from "react";
import { data, redirect, useSubmit } from "react-router";
import { parseForm, readForm } from "#app/platform/http/forms.server.ts";
import { requestInfo } from "#app/platform/http/request-context.ts";
import { currentUser } from "../access.server.ts";
import { confirmAccount } from "../commands.server.ts";
import { AccountForm, LinkBelow, WhosePassword } from "../components/account-form.tsx";
import { AccountPage } from "../components/account-page.tsx";
import { PasswordField } from "../components/password-field.tsx";
import { SpentLink } from "../components/spent-link.tsx";
import { awaitedMail, forgetAwaitedMail } from "../mailed-links/access.server.ts";
import { findLink } from "../mailed-links/queries.server.ts";
import { accountPath, nextPath, tokenOf } from "../rules.ts";
import { confirmForm } from "../schema.ts";
import { texts, tooManyTries } from "../texts.ts";
import type { Route } from "./+types/confirm.ts";
import { actionHeaders, formAgain, goIn, tooMany } from "./answers.server.ts";
import { sendOrStay } from "./without-contact.ts";

export const headers = actionHeaders;

/** Looking at the link does not use it up: mail programs and virus scanners look at it first. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const next = nextPath(url);
  const link = await findLink(tokenOf(url), "confirm");
  if (!link) {
    if (await currentUser(request)) throw redirect(next);
    return data({ next, link: null }, { status: 410 });
  }
  const awaited = await awaitedMail(request);
  const sameBrowser = awaited !== null && awaited.browser === link.browser;
  return data({ next, link: { email: link.email, sameBrowser } });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const parsed = parseForm(form, confirmForm);
  if (!parsed.ok) return data(parsed.errors, { status: 400 });
  const caller = { request, info: context.get(requestInfo) };
  const outcome = await confirmAccount(tokenOf(url), caller, {
    browser: (await awaitedMail(request))?.browser ?? null,
    password: parsed.value.password,
  });
  if (outcome.ok) return goIn(outcome, nextPath(url), [await forgetAwaitedMail()]);
  switch (outcome.reason) {
    case "link-not-valid":
      // The loader of this page says what became of the link.
      return null;
    case "password-missing":
      return passwordFault(form, texts.passwordMissing);
    case "wrong-credentials":
      return passwordFault(form, texts.confirm.wrongPassword);
    case "too-many":
      return tooMany(form, outcome.retryAfter, tooManyTries);
  }
}

function passwordFault(form: FormData, fault: string) {
  return data({ ...formAgain(form), fieldErrors: { password: fault } }, { status: 400 });
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrStay(sent);
}

export function meta() {
  return [{ title: `${texts.confirm.title} – Jaord` }, { name: "robots", content: "noindex" }];
}

export default function Confirm({ loaderData: { link, next }, actionData }: Route.ComponentProps) {
  const form = useRef<HTMLFormElement>(null);
  useSendOnce(form, link?.sameBrowser ?? false);
  if (!link) return <SpentLink purpose="confirm" next={next} />;
  const words = texts.confirm;
  const fault = actionData?.fieldErrors.password;
  // The server decides: it may not know the browser any more that the page was opened in.
  const asksPassword = !link.sameBrowser || fault !== undefined;
  const signUpAgain = (
    <>
      {words.notChosenHere}{" "}
      <LinkBelow to={accountPath("/auth", next, { mode: "signup" })}>{words.signUpAgain}</LinkBelow>
    </>
  );
  return (
    <AccountPage
      heading={words.heading}
      lead={
        <>
          {words.lead}{" "}
          <strong className="font-semibold text-ink wrap-anywhere">{link.email}</strong>.{" "}
          {asksPassword && words.otherBrowser}
        </>
      }
    >
      <AccountForm
        ref={form}
        faults={actionData}
        labels={texts.labels}
        submit={words.submit}
        below={asksPassword && signUpAgain}
      >
        {asksPassword && (
          <>
            <WhosePassword email={link.email} />
            <PasswordField
              name="password"
              label={texts.labels.password}
              autoComplete="current-password"
              required
              error={fault}
            />
          </>
        )}
      </AccountForm>
    </AccountPage>
  );
}

/** The browser that asked for the account need not press the button too. */
function useSendOnce(form: React.RefObject<HTMLFormElement | null>, wanted: boolean) {
  const submit = useSubmit();
  const sent = useRef(false);
  useEffect(() => {
    if (!wanted || sent.current || !form.current) return;
    sent.current = true;
    submit(form.current);
  }, [wanted, form, submit]);
}

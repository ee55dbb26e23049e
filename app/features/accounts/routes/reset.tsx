import { data } from "react-router";
import { parseForm, readForm } from "#app/platform/http/forms.server.ts";
import { requestInfo } from "#app/platform/http/request-context.ts";
import { resetPassword } from "../commands.server.ts";
import { AccountForm, WhosePassword } from "../components/account-form.tsx";
import { AccountPage } from "../components/account-page.tsx";
import { PasswordField } from "../components/password-field.tsx";
import { SpentLink } from "../components/spent-link.tsx";
import { forgetAwaitedMail } from "../mailed-links/access.server.ts";
import { findLink } from "../mailed-links/queries.server.ts";
import { nextPath, tokenOf } from "../rules.ts";
import { resetForm } from "../schema.ts";
import { texts } from "../texts.ts";
import type { Route } from "./+types/reset.ts";
import { goIn } from "./answers.server.ts";
import { sendOrStay } from "./without-contact.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const next = nextPath(url);
  const link = await findLink(tokenOf(url), "reset");
  if (!link) return data({ next, email: null }, { status: 410 });
  return data({ next, email: link.email });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const parsed = parseForm(await readForm(request), resetForm);
  if (!parsed.ok) return data(parsed.errors, { status: 400 });
  const caller = { request, info: context.get(requestInfo) };
  const outcome = await resetPassword(tokenOf(url), parsed.value.password, caller);
  // The loader of this page says what became of the link.
  if (!outcome.ok) return null;
  return goIn(outcome, nextPath(url), [await forgetAwaitedMail()]);
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrStay(sent);
}

export function meta() {
  return [{ title: `${texts.reset.title} – Jaord` }, { name: "robots", content: "noindex" }];
}

export default function Reset({
  loaderData: { email, next },
  actionData: faults,
}: Route.ComponentProps) {
  if (!email) return <SpentLink purpose="reset" next={next} />;
  const words = texts.reset;
  return (
    <AccountPage
      heading={words.heading}
      lead={
        <>
          {words.lead} <strong className="font-semibold text-ink wrap-anywhere">{email}</strong>.{" "}
          {words.note}
        </>
      }
    >
      <AccountForm faults={faults} labels={{ password: texts.newPassword }} submit={words.submit}>
        <WhosePassword email={email} />
        <PasswordField
          name="password"
          label={texts.newPassword}
          autoComplete="new-password"
          hint={texts.passwordHint}
          required
          error={faults?.fieldErrors.password}
        />
      </AccountForm>
    </AccountPage>
  );
}

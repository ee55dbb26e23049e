import { data, Form, Link, redirect, useNavigation } from "react-router";
import { flash, readFlash } from "#app/platform/http/cookies.server.ts";
import { requestInfo } from "#app/platform/http/request-context.ts";
import { hasDevMailbox, mailsFor } from "#app/platform/mail/dev-mailbox.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { currentUser } from "../access.server.ts";
import { requestAccountAgain, requestPasswordReset } from "../commands.server.ts";
import { AccountPage } from "../components/account-page.tsx";
import { findPendingEmail, pendingEmailCookie } from "../email-tokens/access.server.ts";
import { accountPath } from "../rules.ts";
import { texts } from "../texts.ts";
import type { Route } from "./+types/check-mail.ts";
import { actionHeaders, rateLimited, redirectWith } from "./form-responses.server.ts";
import { handleOfflineSubmit } from "./offline-form.ts";

export const headers = actionHeaders;

export async function loader({ request }: Route.LoaderArgs) {
  const pending = await findPendingEmail(request);
  if (!pending) throw redirect("/auth");
  if (pending.purpose === "confirm" && (await currentUser(request))) throw redirect(pending.next);
  const { message, headers } = await readFlash(request);
  const { email, purpose, next, sentAt } = pending;
  return data(
    { email, purpose, next, message, openMail: await storedMailPath(email, sentAt) },
    {
      headers,
    },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const pending = await findPendingEmail(request);
  if (!pending) throw redirect("/auth");
  const requestContext = { request, info: context.get(requestInfo) };
  const outcome =
    pending.purpose === "reset"
      ? await requestPasswordReset(pending.email, requestContext, pending.next)
      : await requestAccountAgain(pending.email, requestContext, pending);
  if (!outcome.ok)
    return rateLimited(new FormData(), outcome.retryAfterSeconds, texts.tooManyMails);
  const cookies = [await pendingEmailCookie(pending), await flash(texts.checkMail.resent)];
  return redirectWith("/auth/check-mail", cookies);
}

/** Without an SMTP server, mails are stored for the developer, and the page links to them. */
async function storedMailPath(email: string, sentAt: number): Promise<string | null> {
  if (!hasDevMailbox()) return null;
  const [newest] = await mailsFor(email, new Date(sentAt));
  return newest ? `/dev/mail/${newest.name}` : "/dev/mail";
}

export function clientAction(args: Route.ClientActionArgs) {
  return handleOfflineSubmit(args);
}

export function meta() {
  return [{ title: `${texts.checkMail.title} – Jaord` }];
}

export default function CheckMail({ loaderData, actionData }: Route.ComponentProps) {
  const { email, purpose, next, message, openMail } = loaderData;
  const labels = texts.checkMail;
  const sending = useNavigation().formMethod === "POST";
  return (
    <AccountPage
      heading={labels.heading}
      lead={
        <>
          {labels.sentTo} <strong className="font-semibold text-ink wrap-anywhere">{email}</strong>.{" "}
          {labels[purpose]}
        </>
      }
    >
      <div role="status" className="empty:hidden">
        {actionData ? (
          <Notice tone="error">{actionData.formError}</Notice>
        ) : (
          message && <Notice tone="gran">{message}</Notice>
        )}
      </div>
      {openMail && (
        <div className="grid gap-3 rounded-l border border-rule bg-sheet p-5">
          <p className="text-15 text-ink-2">{labels.devMailboxHint}</p>
          <ButtonLink to={openMail} variant="primary" size="large">
            {labels.devMailboxLink}
          </ButtonLink>
        </div>
      )}
      <p className="text-pretty text-15 text-ink-2">{labels.help}</p>
      <Form method="post" className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button busy={sending}>{labels.resend}</Button>
        <Link
          to={
            purpose === "reset"
              ? accountPath("/auth/forgot", next)
              : accountPath("/auth", next, { mode: "signup" })
          }
          className="link py-2 text-15 font-medium"
        >
          {labels.otherEmailLink}
        </Link>
      </Form>
    </AccountPage>
  );
}

import { data, Form, Link, redirect, useNavigation } from "react-router";
import { flash, readFlash } from "#app/platform/http/flash.server.ts";
import { requestInfo } from "#app/platform/http/request-context.ts";
import { mailsAreKept, mailsFor } from "#app/platform/mail/kept-mails.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { currentUser } from "../access.server.ts";
import { requestAccountAgain, requestPasswordReset } from "../commands.server.ts";
import { AccountPage } from "../components/account-page.tsx";
import { awaitedMail, awaitMail } from "../mailed-links/access.server.ts";
import { accountPath } from "../rules.ts";
import { texts } from "../texts.ts";
import type { Route } from "./+types/check-mail.ts";
import { actionHeaders, goTo, tooMany } from "./answers.server.ts";
import { sendOrStay } from "./without-contact.ts";

export const headers = actionHeaders;

export async function loader({ request }: Route.LoaderArgs) {
  const awaited = await awaitedMail(request);
  if (!awaited) throw redirect("/auth");
  if (awaited.purpose === "confirm" && (await currentUser(request))) throw redirect(awaited.next);
  const { message, headers } = await readFlash(request);
  const { email, purpose, next, sentAt } = awaited;
  return data(
    { email, purpose, next, message, openMail: await addressOfMail(email, sentAt) },
    {
      headers,
    },
  );
}

/** Sends the mail again. */
export async function action({ request, context }: Route.ActionArgs) {
  const awaited = await awaitedMail(request);
  if (!awaited) throw redirect("/auth");
  const caller = { request, info: context.get(requestInfo) };
  const outcome =
    awaited.purpose === "reset"
      ? await requestPasswordReset(awaited.email, caller, awaited.next)
      : await requestAccountAgain(awaited.email, caller, awaited);
  if (!outcome.ok) return tooMany(new FormData(), outcome.retryAfter, texts.tooManyMails);
  const cookies = [await awaitMail(awaited), await flash(texts.checkMail.resent)];
  return goTo("/auth/check-mail", cookies);
}

/** Where no mail is sent out, the newcomer needs no mailbox: the page links to the mail itself. */
async function addressOfMail(email: string, sentAt: number): Promise<string | null> {
  if (!mailsAreKept()) return null;
  const [newest] = await mailsFor(email, new Date(sentAt));
  return newest ? `/dev/mail/${newest.name}` : "/dev/mail";
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrStay(sent);
}

export function meta() {
  return [{ title: `${texts.checkMail.title} – Jaord` }];
}

export default function CheckMail({ loaderData, actionData }: Route.ComponentProps) {
  const { email, purpose, next, message, openMail } = loaderData;
  const words = texts.checkMail;
  const sending = useNavigation().formMethod === "POST";
  return (
    <AccountPage
      heading={words.heading}
      lead={
        <>
          {words.sentTo} <strong className="font-semibold text-ink wrap-anywhere">{email}</strong>.{" "}
          {words[purpose]}
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
          <p className="text-15 text-ink-2">{words.openMailLead}</p>
          <ButtonLink to={openMail} variant="primary" size="large">
            {words.openMail}
          </ButtonLink>
        </div>
      )}
      <p className="text-pretty text-15 text-ink-2">{words.help}</p>
      <Form method="post" className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button busy={sending}>{words.resend}</Button>
        <Link
          to={
            purpose === "reset"
              ? accountPath("/auth/forgot", next)
              : accountPath("/auth", next, { mode: "signup" })
          }
          className="link py-2 text-15 font-medium"
        >
          {words.otherAddress}
        </Link>
      </Form>
    </AccountPage>
  );
}

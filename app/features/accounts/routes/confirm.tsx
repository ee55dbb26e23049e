import { useEffect, useRef } from "react";
import { data, Form, redirect, useNavigation, useSubmit } from "react-router";
import { requestInfo } from "#app/platform/http/request-context.ts";
import { Button } from "#app/ui/button.tsx";
import { currentUser } from "../access.server.ts";
import { confirmAccount } from "../commands.server.ts";
import { AccountPage } from "../components/account-page.tsx";
import { SpentLink } from "../components/spent-link.tsx";
import { awaitedMail, forgetAwaitedMail } from "../mailed-links/access.server.ts";
import { findLink } from "../mailed-links/queries.server.ts";
import { nextPath } from "../rules.ts";
import { texts } from "../texts.ts";
import type { Route } from "./+types/confirm.ts";
import { goTo } from "./answers.server.ts";

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
  const caller = { request, info: context.get(requestInfo) };
  const outcome = await confirmAccount(tokenOf(url), caller);
  // The loader of this page says what became of the link.
  if (!outcome.ok) return null;
  return goTo(nextPath(url), [...outcome.cookies, await forgetAwaitedMail()]);
}

export function meta() {
  return [{ title: `${texts.confirm.title} – Jaord` }, { name: "robots", content: "noindex" }];
}

export default function Confirm({ loaderData: { link, next } }: Route.ComponentProps) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().state !== "idle";
  useSendOnce(form, link?.sameBrowser ?? false);
  if (!link) return <SpentLink purpose="confirm" next={next} />;
  const words = texts.confirm;
  return (
    <AccountPage
      heading={words.heading}
      lead={
        <>
          {words.lead}{" "}
          <strong className="font-semibold text-ink wrap-anywhere">{link.email}</strong>.{" "}
          {!link.sameBrowser && words.otherBrowser}
        </>
      }
    >
      <Form ref={form} method="post" className="grid">
        <Button variant="primary" size="large" busy={busy}>
          {words.submit}
        </Button>
      </Form>
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

function tokenOf(url: URL): string {
  return url.searchParams.get("token") ?? "";
}

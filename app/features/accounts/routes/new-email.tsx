import { data, Form, useNavigation } from "react-router";
import { flash } from "#app/platform/http/flash.server.ts";
import { Button } from "#app/ui/button.tsx";
import { confirmEmailChange } from "../addresses/commands.server.ts";
import { AccountPage } from "../components/account-page.tsx";
import { SpentLink } from "../components/spent-link.tsx";
import { findLink } from "../mailed-links/queries.server.ts";
import { nextPath, tokenOf } from "../rules.ts";
import { texts } from "../texts.ts";
import type { Route } from "./+types/new-email.ts";
import { goTo } from "./answers.server.ts";
import { sendOrStay } from "./without-contact.ts";

const words = texts.newEmail;

/** Looking at the link does not use it up: mail programs and virus scanners look at it first. */
export async function loader({ url }: Route.LoaderArgs) {
  const next = nextPath(url);
  const link = await findLink(tokenOf(url), "change-email");
  if (!link) return data({ next, email: null }, { status: 410 });
  return data({ next, email: link.email });
}

export async function action({ url }: Route.ActionArgs) {
  const outcome = await confirmEmailChange(tokenOf(url));
  // The loader of this page says what became of the link.
  if (!outcome.ok) return null;
  return goTo(nextPath(url), [await flash(words.done(outcome.email))]);
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrStay(sent);
}

export function meta() {
  return [{ title: `${words.title} – Jaord` }, { name: "robots", content: "noindex" }];
}

export default function NewEmail({ loaderData: { email, next } }: Route.ComponentProps) {
  const busy = useNavigation().formMethod === "POST";
  if (!email) return <SpentLink purpose="change-email" next={next} />;
  return (
    <AccountPage
      heading={words.heading}
      lead={
        <>
          {words.lead} <strong className="font-semibold text-ink wrap-anywhere">{email}</strong>.
        </>
      }
    >
      <Form method="post">
        <Button variant="primary" size="large" busy={busy}>
          {words.submit}
        </Button>
      </Form>
    </AccountPage>
  );
}

import { data, Form, useNavigation } from "react-router";
import { flash } from "#app/platform/http/cookies.server.ts";
import { Button } from "#app/ui/button.tsx";
import { AccountPage } from "../components/account-page.tsx";
import { InvalidLink } from "../components/invalid-link.tsx";
import { confirmEmailChange } from "../email-change/commands.server.ts";
import { findEmailToken } from "../email-tokens/queries.server.ts";
import { tokenParam } from "../email-tokens/rules.ts";
import { nextPath } from "../rules.ts";
import { texts } from "../texts.ts";
import type { Route } from "./+types/new-email.ts";
import { redirectWith } from "./form-responses.server.ts";
import { handleOfflineSubmit } from "./offline-form.ts";

const labels = texts.newEmail;

/** A GET must not consume the token: mail programs and virus scanners follow links. */
export async function loader({ url }: Route.LoaderArgs) {
  const next = nextPath(url);
  const link = await findEmailToken(tokenParam(url), "change-email");
  if (!link) return data({ next, email: null }, { status: 410 });
  return data({ next, email: link.email });
}

export async function action({ request, url }: Route.ActionArgs) {
  const outcome = await confirmEmailChange(tokenParam(url), request);
  // Reloads the page, whose loader explains why the token is invalid.
  if (!outcome.ok) return null;
  return redirectWith(nextPath(url), [...outcome.cookies, await flash(labels.done(outcome.email))]);
}

export function clientAction(args: Route.ClientActionArgs) {
  return handleOfflineSubmit(args);
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { title } = loaderData?.email ? labels : texts.invalidLink;
  return [{ title: `${title} – Jaord` }, { name: "robots", content: "noindex" }];
}

export default function NewEmail({ loaderData: { email, next } }: Route.ComponentProps) {
  const busy = useNavigation().formMethod === "POST";
  if (!email) return <InvalidLink purpose="change-email" next={next} />;
  return (
    <AccountPage
      heading={labels.heading}
      lead={
        <>
          {labels.lead} <strong className="font-semibold text-ink wrap-anywhere">{email}</strong>.
        </>
      }
    >
      <Form method="post">
        <Button variant="primary" size="large" busy={busy}>
          {labels.submit}
        </Button>
      </Form>
    </AccountPage>
  );
}

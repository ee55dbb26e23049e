import { data, Form, redirect, useNavigation } from "react-router";
import { currentUser, requireUser } from "#app/features/accounts/access.server.ts";
import { AccountPage } from "#app/features/accounts/components/account-page.tsx";
import { tokenParam } from "#app/features/accounts/email-tokens/rules.ts";
import { acceptInvitation } from "#app/features/weddings/partners/commands.server.ts";
import { flash } from "#app/platform/http/cookies.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/invitation.ts";
import { SignInOptions } from "./sign-in-options.tsx";
import { invitationTexts as texts } from "./texts.ts";
import { viewInvitation } from "./view-invitation.server.ts";

/** Loading must not use up the link: mail programs and virus scanners open it first. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const invitation = await viewInvitation(tokenParam(url), await currentUser(request));
  if (invitation.state === "yours-already") throw redirect("/admin");
  const currentPath = url.pathname + url.search;
  return data({ invitation, currentPath }, { status: invitation.state === "spent" ? 410 : 200 });
}

export async function action({ request, url }: Route.ActionArgs) {
  const outcome = await acceptInvitation(await requireUser(request), tokenParam(url));
  if (outcome.ok) {
    return redirect("/admin", {
      status: 303,
      headers: { "Set-Cookie": await flash(texts.joined) },
    });
  }
  // The loader explains every other outcome.
  return { full: outcome.reason === "full" };
}

export function meta() {
  return [{ title: `${texts.title} – Jaord` }, { name: "robots", content: "noindex" }];
}

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const { invitation, currentPath } = loaderData;
  const busy = useNavigation().formMethod === "POST";
  if (actionData?.full) return <AccountPage {...texts.full}>{null}</AccountPage>;
  if (invitation.state === "spent") {
    return (
      <AccountPage {...texts.spent}>
        <ButtonLink to="/admin" size="large">
          {texts.spent.planner}
        </ButtonLink>
      </AccountPage>
    );
  }
  if (invitation.state === "has-wedding") {
    const { heading, lead, planner, settings } = texts.hasWedding;
    return (
      <AccountPage heading={heading} lead={lead}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/admin" variant="primary" size="large">
            {planner}
          </ButtonLink>
          <ButtonLink to="/settings#slett" size="large">
            {settings}
          </ButtonLink>
        </div>
      </AccountPage>
    );
  }
  return (
    <AccountPage heading={texts.heading(invitation.names)} lead={texts.lead}>
      <p className="text-15">
        {texts.forEmail} <strong className="font-semibold wrap-anywhere">{invitation.email}</strong>
        .
      </p>
      {invitation.state === "ready" ? (
        <Form method="post">
          <Button variant="primary" size="large" busy={busy}>
            {texts.join}
          </Button>
        </Form>
      ) : (
        <SignInOptions invitation={invitation} currentPath={currentPath} />
      )}
    </AccountPage>
  );
}

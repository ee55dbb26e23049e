import { Form } from "react-router";
import { clearAllDrafts } from "#app/client/forms/drafts.ts";
import { accountPath } from "#app/features/accounts/rules.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { invitationTexts as texts } from "./texts.ts";
import type { InvitationView } from "./view-invitation.server.ts";

interface SignInOptionsProps {
  invitation: Extract<InvitationView, { state: "signed-out" | "ready" | "other-email" }>;
  currentPath: string;
}

export function SignInOptions({ invitation, currentPath }: SignInOptionsProps) {
  if (invitation.state === "other-email") {
    return (
      <>
        <Notice>{texts.otherEmail(invitation.signedInAs)}</Notice>
        <Form method="post" action="/auth/sign-out" reloadDocument onSubmit={clearAllDrafts}>
          <Button size="large">{texts.signOut}</Button>
        </Form>
      </>
    );
  }
  return (
    <>
      <p className="text-15 text-ink-2">{texts.signedOut}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          to={accountPath("/auth", currentPath, { mode: "signup" })}
          variant="primary"
          size="large"
        >
          {texts.signUp}
        </ButtonLink>
        <ButtonLink to={accountPath("/auth", currentPath)} size="large">
          {texts.logIn}
        </ButtonLink>
      </div>
    </>
  );
}

import { Form } from "react-router";
import { clearAllDrafts } from "#app/client/forms/drafts.ts";
import { accountPath } from "#app/features/accounts/rules.ts";
import { Button } from "#app/ui/button.tsx";
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
      <Form
        method="post"
        action={accountPath("/auth", currentPath, { mode: "signup" })}
        className="flex flex-wrap gap-3"
      >
        <input type="hidden" name="email" value={invitation.email} />
        <Button name="intent" value="switch" variant="primary" size="large">
          {texts.signUp}
        </Button>
        <Button
          name="intent"
          value="switch"
          size="large"
          formAction={accountPath("/auth", currentPath)}
        >
          {texts.logIn}
        </Button>
      </Form>
    </>
  );
}

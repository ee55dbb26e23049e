import { ButtonLink } from "#app/ui/button.tsx";
import { accountPath, type EmailTokenPurpose } from "../rules.ts";
import { texts } from "../texts.ts";
import { AccountPage } from "./account-page.tsx";

export function InvalidLink({ purpose, next }: { purpose: EmailTokenPurpose; next: string }) {
  const labels = texts.invalidLink;
  return (
    <AccountPage
      heading={labels.heading}
      lead={
        <>
          {labels.lead} {labels[purpose]}
        </>
      }
    >
      <div className="flex flex-wrap gap-3">
        {purpose === "reset" && (
          <ButtonLink to={accountPath("/auth/forgot", next)} variant="primary" size="large">
            {labels.newResetLink}
          </ButtonLink>
        )}
        <ButtonLink
          to={accountPath("/auth", next)}
          variant={purpose === "reset" ? "secondary" : "primary"}
          size="large"
        >
          {texts.login.submit}
        </ButtonLink>
        {purpose === "confirm" && (
          <ButtonLink to={accountPath("/auth", next, { mode: "signup" })} size="large">
            {texts.signup.submit}
          </ButtonLink>
        )}
      </div>
    </AccountPage>
  );
}

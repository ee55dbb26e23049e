import { submissionFields } from "#app/features/submissions/rules.ts";
import { Footer } from "#app/pages/wedding-page/sections/footer.tsx";
import { WeddingPage } from "#app/pages/wedding-page/wedding-page.tsx";
import type { FormErrors } from "#app/platform/http/forms.server.ts";
import { AnswerForm } from "./answer-form.tsx";
import { ClosedAnswer } from "./closed-answer.tsx";
import type { InvitationRefusal } from "./forms.server.ts";
import { CoupleNames, Letter } from "./letter.tsx";
import { OwnTable } from "./own-table/own-table.tsx";
import { SentAnswer } from "./sent-answer.tsx";
import { invitationTexts } from "./texts.ts";
import type { Invitation } from "./view.server.ts";

interface InvitationPageProps {
  invitation: Invitation;
  refusal: InvitationRefusal | null;
}

export function InvitationPage({ invitation, refusal }: InvitationPageProps) {
  const { guestPage, theme, formToken, state, ownTable } = invitation;
  const errors = refusal && "errors" in refusal ? refusal.errors : null;
  const form = { invitation, errors, formToken: tokenOf(errors, formToken) };
  const bar = <TopBar invitation={invitation} />;
  if (guestPage) {
    const isRefused = refusal?.form === "answer";
    const opening = (
      <>
        {ownTable && (
          <OwnTable
            view={ownTable}
            hasProgram={guestPage.page.program.length > 0}
            directions={invitation.links.directions}
          />
        )}
        {state === "closed" ? (
          <ClosedAnswer {...form} isRefused={isRefused} />
        ) : (
          <Letter invitation={invitation} />
        )}
      </>
    );
    return <WeddingPage guestPage={guestPage} bar={bar} opening={opening} />;
  }
  return (
    <div className="page" data-theme={theme}>
      {bar}
      <main>{state === "sent" ? <SentAnswer {...form} /> : <AnswerForm {...form} />}</main>
      <Footer footer={invitation.footer} />
    </div>
  );
}

function TopBar({ invitation }: { invitation: Invitation }) {
  const { coupleNames, path, date, state } = invitation;
  return (
    <header className="top-bar">
      <a href={path}>
        <CoupleNames names={coupleNames} />
        <span className="only-read">{invitationTexts.toPage}</span>
      </a>
      {state !== "letter" && <span className="top-date">{date}</span>}
    </header>
  );
}

/** A refused form keeps its token, unless the token itself was refused. */
function tokenOf(errors: FormErrors | null, fresh: string): string {
  return errors?.values[submissionFields.token] ?? fresh;
}

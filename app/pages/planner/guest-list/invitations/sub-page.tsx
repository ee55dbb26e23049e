import type { ActionResult } from "#app/platform/http/actions.ts";
import { AnswerForm } from "./answer-form/answer-form.tsx";
import { CopyListView } from "./copy-list/copy-list.tsx";
import { Envelopes } from "./envelopes/envelopes.tsx";
import { HouseholdPage } from "./household-page.tsx";
import type { InvitationsView } from "./load-invitations.server.ts";
import { MailingLog } from "./mailing-log.tsx";
import { Reminder } from "./reminder.tsx";
import { SendInvitations } from "./send-invitations.tsx";

export interface SubPageProps {
  invitations: InvitationsView;
  result: ActionResult | undefined;
}

/** What the list of households leads to. */
export function SubPage({ invitations, result }: SubPageProps) {
  const { weddingId, household, sending, log, copyList, answerForm, envelopes } = invitations;
  if (household) return <HouseholdPage {...{ household, weddingId, result }} />;
  if (sending?.kind === "invitation") {
    return <SendInvitations sending={sending} invitations={invitations} />;
  }
  if (sending) return <Reminder sending={sending} invitations={invitations} />;
  if (log) return <MailingLog log={log} />;
  if (envelopes) return <Envelopes envelopes={envelopes} />;
  if (answerForm) return <AnswerForm answerForm={answerForm} />;
  return copyList && <CopyListView list={copyList} />;
}

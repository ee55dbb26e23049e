import { useState } from "react";
import { Link } from "react-router";
import { HiddenFields } from "#app/client/forms/form-notices.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { StatusIcon } from "#app/ui/status.tsx";
import { invitationActions } from "./actions.ts";
import { Envelope } from "./envelope.tsx";
import { invitationQuery } from "./invitation-query.ts";
import type { InvitationsView } from "./load-invitations.server.ts";
import type { SendingView } from "./load-sending.server.ts";
import { MailPreview } from "./mail-preview.tsx";
import { Chips, SubPageHeader } from "./page-parts.tsx";
import { invitationTexts } from "./texts.ts";

const { reminder: texts, skipped, states } = invitationTexts;

interface ReminderProps {
  sending: SendingView;
  invitations: InvitationsView;
}

/** Lists the chosen households in two parts: those who get the reminder, and the others with why. */
export function Reminder({ sending, invitations }: ReminderProps) {
  const { query, weddingId, categories } = invitations;
  const { recipients, excluded, excludedCount, subject, waitsUntil } = sending;
  const isClosed = excluded.some(({ reason }) => reason === "closed");
  const [id] = useState(() => crypto.randomUUID());
  const form = useActionForm(invitationActions, "send", {
    values: { id, kind: "reminder", household: recipients.map((each) => each.id).join(" ") },
    stored: { values: { greeting: "" }, version: 0 },
    key: "reminder",
    owner: weddingId,
  });
  const { Form, formProps, hidden, errors, isSubmitting } = form;
  const { valgte, kategori } = query;
  const chosen = { vis: "remind", valgte, kategori } as const;
  const chips = (["all", "sent", "opened", "partly"] as const).map((tilstand) => ({
    key: tilstand,
    label: tilstand === "all" ? invitationTexts.all : states[tilstand],
    to: invitationQuery.href({ ...chosen, tilstand }),
    isCurrent: query.tilstand === tilstand,
  }));
  return (
    <>
      <SubPageHeader title={texts.title} />
      <Chips label={invitationTexts.filter} chips={chips} />
      {categories.length > 0 && (
        <Chips
          label={invitationTexts.category}
          chips={[
            {
              key: "all",
              label: invitationTexts.allCategories,
              count: sending.counts.all,
              to: invitationQuery.href({ ...chosen, tilstand: query.tilstand, kategori: null }),
              isCurrent: !kategori,
            },
            ...categories.map(({ id: category, name }) => ({
              key: category,
              label: name,
              count: sending.counts.categories[category] ?? 0,
              to: invitationQuery.href({ ...chosen, tilstand: query.tilstand, kategori: category }),
              isCurrent: category === kategori,
            })),
          ]}
        />
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[1.15fr_1fr]">
        <Sheet title={<Total count={recipients.length} text={texts.get} />}>
          <ul className="divide-y divide-rule">
            {recipients.map(({ id: household, name, state, people, label, note }) => (
              <li
                key={household}
                className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-3 px-4 py-2.5 lg:px-6"
              >
                <Envelope
                  state={state}
                  signs={people.map(({ status }) => status)}
                  className="w-6"
                />
                <span className="min-w-0">
                  <b className="block text-15 font-semibold wrap-anywhere">{name}</b>
                  <span className="flex flex-wrap gap-x-3 text-13 text-messing-ink">
                    {people
                      .filter(({ status }) => status === "pending")
                      .map((person, index) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
                        <span key={index} className="inline-flex items-center gap-1.5">
                          <StatusIcon kind="waiting" />
                          {person.name}
                        </span>
                      ))}
                  </span>
                </span>
                <span className="text-right text-13 text-muted">
                  {state === "partly" ? label : note}
                </span>
              </li>
            ))}
            {recipients.length === 0 && (
              <li className="px-4 py-4 text-15 text-muted lg:px-6">
                {isClosed ? (
                  <>
                    {texts.closed}{" "}
                    <Link to={invitationQuery.href({ vis: "answer-form" })} className="link">
                      {texts.changeDeadline}
                    </Link>
                  </>
                ) : (
                  texts.nobody
                )}
              </li>
            )}
          </ul>
        </Sheet>
        <Sheet title={<Total count={excludedCount} text={texts.excluded} />} className="bg-paper">
          <dl className="divide-y divide-rule">
            {excluded.map(({ reason, count, names, others }) => (
              <div key={reason} className="px-4 py-3 lg:px-6">
                <dt className="flex justify-between gap-3 text-15 font-semibold">
                  {skipped[reason]} <span className="tabular-nums">{count}</span>
                </dt>
                <dd className="text-14 text-ink-2">
                  {names.join(", ")} {others > 0 && texts.more(others)}
                </dd>
              </div>
            ))}
          </dl>
        </Sheet>
      </div>
      {recipients.length > 0 && (
        <>
          <Form
            {...formProps}
            action={invitationQuery.href(query)}
            className="flex flex-wrap items-center justify-between gap-3 rounded-l border border-rule bg-sheet px-4 py-3.5"
          >
            <HiddenFields values={hidden} />
            <p className="text-14 text-muted">
              {texts.mentions} {waitsUntil && texts.atNight(waitsUntil)}
            </p>
            {errors?.formError && (
              <div role="alert">
                <FieldError>{errors.formError}</FieldError>
              </div>
            )}
            <Button variant="primary" busy={isSubmitting} className="max-sm:w-full">
              {texts.submit(recipients.length)}
            </Button>
          </Form>
          <MailPreview kind="reminder" recipients={recipients} subject={subject} greeting="" />
        </>
      )}
    </>
  );
}

function Total({ count, text }: { count: number; text: string }) {
  return (
    <span className="flex items-baseline gap-2.5">
      <b className="text-d31 font-normal lining-nums">{count}</b> {text}
    </span>
  );
}

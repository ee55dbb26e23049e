import { useDeferredValue, useState } from "react";
import { Link } from "react-router";
import { ActionForm } from "#app/client/actions/action-form.tsx";
import { HiddenFields } from "#app/client/forms/form-notices.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import { maxGreetingLength } from "#app/features/invitations/rules.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FieldError, TextArea, TextField } from "#app/ui/field.tsx";
import { Radio, RadioGroup } from "#app/ui/radio.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { invitationActions } from "./actions.ts";
import { cardsPath, invitationQuery } from "./invitation-query.ts";
import type { InvitationsView } from "./load-invitations.server.ts";
import type { SendingView } from "./load-sending.server.ts";
import { MailPreview } from "./mail-preview.tsx";
import { Chips, SubPageHeader } from "./page-parts.tsx";
import { invitationTexts } from "./texts.ts";

const { sending: texts } = invitationTexts;

const draftKey = "invitation";
const formId = "send-invitations";

interface SendInvitationsProps {
  sending: SendingView;
  invitations: InvitationsView;
}

export function SendInvitations({ sending, invitations }: SendInvitationsProps) {
  const { recipients, subject, greeting, withoutEmail } = sending;
  const [id] = useState(() => crypto.randomUUID());
  const form = useActionForm(invitationActions, "send", {
    values: { id, kind: "invitation", household: recipients.map((each) => each.id).join(" ") },
    stored: { values: { greeting, when: "now", date: "", time: "12.00" }, version: 0 },
    key: draftKey,
    owner: invitations.weddingId,
  });
  const { Form, formProps, hidden, field, errors, values, isSubmitting } = form;
  const [first] = recipients;
  const shownGreeting = useDeferredValue(values.greeting ?? "");
  return (
    <>
      <SubPageHeader title={invitationTexts.send} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,31rem)_minmax(0,1fr)]">
        <div className="grid gap-5">
          <Recipients sending={sending} invitations={invitations} />
          {recipients.length === 0 ? (
            <Sheet>
              <EmptyState
                title={texts.nobody}
                action={
                  withoutEmail.length > 0 && (
                    <ButtonLink
                      to={invitationQuery.href({ valgte: withoutEmail }, cardsPath)}
                      reloadDocument
                    >
                      {texts.printMissing(withoutEmail.length)}
                    </ButtonLink>
                  )
                }
              >
                {texts.nobodyHint}
              </EmptyState>
            </Sheet>
          ) : (
            <Form
              {...formProps}
              id={formId}
              action={invitationQuery.href(invitations.query)}
              className="grid gap-4"
            >
              <HiddenFields values={hidden} />
              <TextArea
                {...field("greeting")}
                label={texts.greeting}
                hint={texts.greetingHint}
                rows={5}
                maxLength={maxGreetingLength}
              />
              <RadioGroup name="when" legend={texts.when} error={errors?.fieldErrors.when}>
                <Radio
                  {...field("when")}
                  value="now"
                  checked={values.when !== "later"}
                  label={texts.now}
                  hint={texts.nowHint}
                />
                <Radio
                  {...field("when")}
                  value="later"
                  checked={values.when === "later"}
                  label={texts.later}
                  hint={texts.laterHint}
                />
              </RadioGroup>
              <div
                className={`grid grid-cols-2 gap-3 ${values.when === "later" ? "" : "hidden noscript:grid"}`}
              >
                <TextField {...field("date")} label={texts.date} type="date" />
                <TextField {...field("time")} label={texts.time} inputMode="numeric" />
              </div>
              {errors?.formError && (
                <div role="alert">
                  <FieldError>{errors.formError}</FieldError>
                </div>
              )}
            </Form>
          )}
          {first && (
            <div className="flex flex-wrap items-center justify-end gap-2 border-t border-rule pt-4">
              <p className="basis-full text-13 text-muted">{texts.once}</p>
              <ActionForm
                actions={invitationActions}
                intent="send-test"
                values={{
                  kind: "invitation",
                  greeting: values.greeting ?? "",
                  household: first.id,
                }}
              >
                <Button variant="quiet">{texts.test}</Button>
              </ActionForm>
              <Button form={formId} variant="primary" busy={isSubmitting} className="max-sm:w-full">
                {values.when === "later"
                  ? texts.plan(recipients.length)
                  : texts.submit(recipients.length)}
              </Button>
            </div>
          )}
        </div>
        <MailPreview
          kind="invitation"
          recipients={recipients}
          subject={subject}
          greeting={shownGreeting}
        />
      </div>
    </>
  );
}

function Recipients({ sending, invitations }: SendInvitationsProps) {
  const { recipients, persons, withoutEmail, counts } = sending;
  const { query, categories } = invitations;
  const { kategori, valgte } = query;
  const chips = [
    {
      key: "all",
      label: invitationTexts.allCategories,
      count: counts.all,
      to: invitationQuery.href({ vis: "send", valgte }),
      isCurrent: !kategori,
    },
    ...categories.map(({ id, name }) => ({
      key: id,
      label: name,
      count: counts.categories[id] ?? 0,
      to: invitationQuery.href({ vis: "send", valgte, kategori: id }),
      isCurrent: id === kategori,
    })),
  ];
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-d20">{texts.to}</h2>
      {categories.length > 0 && <Chips label={texts.to} chips={chips} />}
      <Sheet className="bg-paper px-4 py-3.5">
        <p className="flex items-baseline gap-2 text-15">
          <b className="font-display text-d39 lining-nums">{recipients.length}</b>
          {texts.getMail(recipients.length)}, {texts.persons(persons)}
        </p>
        <div aria-hidden="true" className="mt-2 flex max-h-24 flex-wrap gap-1.5 overflow-hidden">
          {recipients.map(({ id }) => (
            <SmallEnvelope key={id} isLit />
          ))}
          {withoutEmail.map((id) => (
            <SmallEnvelope key={id} />
          ))}
        </div>
        {withoutEmail.length > 0 && (
          <p className="mt-2.5 flex flex-wrap items-center justify-between gap-2 border-t border-rule pt-2.5 text-13 text-ink-2">
            {texts.noEmail(withoutEmail.length)}
            <Link
              to={invitationQuery.href({ valgte: withoutEmail }, cardsPath)}
              reloadDocument
              className="py-2 font-semibold underline"
            >
              {texts.printMissing(withoutEmail.length)}
            </Link>
          </p>
        )}
      </Sheet>
    </section>
  );
}

function SmallEnvelope({ isLit = false }: { isLit?: boolean }) {
  return (
    <svg viewBox="0 0 24 18" aria-hidden="true" className="w-6.5">
      {isLit ? (
        <>
          <path d="M1 1h22v16H1Z" className="fill-ink" />
          <path d="M1 1.5 11 9q1 .8 2 0L23 1.5" className="fill-none stroke-paper" />
        </>
      ) : (
        <path
          d="M1 1h22v16H1ZM1 1.5 11 9q1 .8 2 0L23 1.5"
          strokeDasharray="2.4 1.8"
          className="fill-none stroke-edge"
        />
      )}
    </svg>
  );
}

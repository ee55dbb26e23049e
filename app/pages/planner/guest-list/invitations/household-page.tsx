import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { ActionForm } from "#app/client/actions/action-form.tsx";
import { DialogButton } from "#app/client/forms/dialog-button.tsx";
import { useDraftedRow } from "#app/client/forms/use-form-draft.ts";
import type { ActionResult } from "#app/platform/http/actions.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Dialog, DialogFooter } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Eye, KeyRound, Pencil, Printer } from "#app/ui/icons.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import { Status } from "#app/ui/status.tsx";
import { BothValues } from "../both-values.tsx";
import { guestQuery } from "../guest-query.ts";
import { invitationActions } from "./actions.ts";
import { CopyText } from "./copy-text.tsx";
import { Envelope } from "./envelope.tsx";
import { HouseholdDialog, householdDraftKey } from "./household-dialog.tsx";
import { cardsPath, invitationQuery, qrPath } from "./invitation-query.ts";
import type { HouseholdDetails } from "./load-household.server.ts";
import { SubPageHeader } from "./page-parts.tsx";
import { invitationTexts } from "./texts.ts";

const { household: texts, status: statusTexts, noAddress } = invitationTexts;

const signKinds = { attending: "coming", declined: "declined", pending: "waiting" } as const;

const postmarks = {
  ink: "border-ink-2 text-ink-2",
  messing: "border-messing text-messing-ink",
  gran: "border-gran text-gran",
  berry: "border-berry text-berry",
  error: "border-error text-error",
};

interface HouseholdPageProps {
  household: HouseholdDetails;
  weddingId: string;
  result: ActionResult | undefined;
}

export function HouseholdPage({ household, weddingId, result }: HouseholdPageProps) {
  const { id, name, state, people, address, members } = household;
  const signs = people.map(({ status }) => status);
  const { rediger } = invitationQuery.parse(useSearchParams()[0]);
  const isRefused = result?.ok === false && result.intent === "edit-household";
  const [isEditing, setEditing] = useState(isRefused || rediger === "household");
  useDraftedRow(householdDraftKey, weddingId, [household], (drafted) => {
    if (drafted === id) setEditing(true);
  });
  return (
    <>
      <SubPageHeader
        title={name}
        picture={<Envelope state={state} signs={signs} className="w-14" />}
        details={<p className="text-14 text-muted">{address || noAddress}</p>}
        actions={
          <>
            <ButtonLink to={invitationQuery.href({ valgte: [id] }, cardsPath)} reloadDocument>
              <Icon icon={Printer} />
              {texts.card}
            </ButtonLink>
            <DialogButton
              href={invitationQuery.href({ husstand: id, rediger: "household" })}
              onOpen={() => setEditing(true)}
            >
              <Icon icon={Pencil} />
              {texts.edit}
            </DialogButton>
          </>
        }
      />
      {isEditing && (
        <HouseholdDialog
          household={household}
          weddingId={weddingId}
          onClose={() => setEditing(false)}
        />
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid gap-5">
          <Sheet>
            <ul className="divide-y divide-rule">
              {members.map(({ key, guestId, name: member, status, details, disagreement }) => (
                <li key={key} className="grid gap-3 px-4 py-3 lg:px-6">
                  <div className="flex items-center justify-between gap-3">
                    <span className="min-w-0">
                      <b className="block text-15 font-semibold wrap-anywhere">
                        <Link to={guestQuery.href({ rediger: guestId })} className="link">
                          {member}
                        </Link>
                      </b>
                      <span className="text-13 text-muted wrap-anywhere">
                        {details.join(" · ")}
                      </span>
                    </span>
                    <Status kind={signKinds[status]}>{statusTexts[status]}</Status>
                  </div>
                  {disagreement && <MemberDisagreement name={member} {...disagreement} />}
                </li>
              ))}
            </ul>
          </Sheet>
          <LinkSection household={household} />
        </div>
        <History household={household} />
      </div>
    </>
  );
}

type Disagreement = NonNullable<HouseholdDetails["members"][number]["disagreement"]>;

function MemberDisagreement({
  name,
  guestId,
  theirs,
  yours,
  fields,
}: Disagreement & { name: string }) {
  const action = (intent: "use-answer" | "mark-reviewed", label: string) => (
    <ActionForm actions={invitationActions} intent={intent} values={{ guest: guestId }}>
      <Button size="small" aria-label={`${label}: ${name}`}>
        {label}
      </Button>
    </ActionForm>
  );
  return (
    <BothValues
      level={3}
      fields={fields}
      answered={{ heading: theirs, action: action("use-answer", texts.useAnswer) }}
      own={{ heading: yours, action: action("mark-reviewed", texts.markReviewed) }}
    />
  );
}

function LinkSection({ household: { id, name, link } }: { household: HouseholdDetails }) {
  const [question, setQuestion] = useState<(() => void) | null>(null);
  const shown = link.replace(/^https?:\/\//, "");
  const code = shown.split("/").at(-1) ?? "";
  return (
    <Sheet className="grid items-center gap-5 p-4 sm:grid-cols-[7.25rem_minmax(0,1fr)] lg:px-6">
      <img
        // The code in the address changes with the link, so that no old picture is shown.
        src={`${qrPath}?${new URLSearchParams({ husstand: id, kode: code.slice(0, 2) })}`}
        width="116"
        height="116"
        alt={texts.qr(name)}
        className="rounded-m border border-rule bg-white"
      />
      <div className="grid gap-2.5">
        <p className="text-18 font-semibold wrap-anywhere">
          <span className="font-normal text-muted">{shown.slice(0, -code.length)}</span>
          {code}
        </p>
        <div className="flex flex-wrap gap-1.5">
          <CopyText text={link} label={texts.copy} copied={texts.copied} />
          <a
            href={link}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-control items-center gap-2 rounded-m px-2.5 text-15 font-semibold hover:bg-paper-3"
          >
            <Icon icon={Eye} />
            {texts.seeAsThem}
          </a>
          <ActionForm
            actions={invitationActions}
            intent="renew-code"
            values={{ household: id }}
            ask={(send) => setQuestion(() => send)}
          >
            <Button variant="quiet">
              <Icon icon={KeyRound} />
              {texts.renew}
            </Button>
          </ActionForm>
        </div>
      </div>
      <Dialog
        title={texts.renewTitle}
        description={texts.renewText}
        open={question !== null}
        onOpenChange={() => setQuestion(null)}
      >
        <div className="h-5" />
        <DialogFooter>
          <Button type="button" onClick={() => setQuestion(null)}>
            {texts.cancel}
          </Button>
          <Button
            type="button"
            variant="danger-filled"
            onClick={() => {
              question?.();
              setQuestion(null);
            }}
          >
            {texts.confirm}
          </Button>
        </DialogFooter>
      </Dialog>
    </Sheet>
  );
}

function History({ household: { history } }: { household: HouseholdDetails }) {
  return (
    <Sheet title={texts.history}>
      {history.length === 0 && (
        <p className="px-4 py-4 text-15 text-muted lg:px-6">{texts.noHistory}</p>
      )}
      <ol className="px-4 py-4 lg:px-6">
        {history.map(({ key, tone, day, month, title, text, href }) => (
          <li
            key={key}
            className="relative grid grid-cols-[3.5rem_minmax(0,1fr)] gap-4 pb-5 last:pb-0 not-last:before:absolute not-last:before:top-14 not-last:before:bottom-0 not-last:before:left-7 not-last:before:border-l not-last:before:border-dotted not-last:before:border-edge"
          >
            <span
              aria-hidden="true"
              className={`grid size-14 place-content-center rounded-full border text-center font-display leading-none outline -outline-offset-5 outline-current ${postmarks[tone]}`}
            >
              <span className="text-16">{day}</span>
              <span className="text-12">{month}</span>
            </span>
            <span className="pt-1">
              <b className="block text-15 font-semibold">
                {href ? (
                  <Link to={href} className="link">
                    {title}
                  </Link>
                ) : (
                  title
                )}
              </b>
              <span className="text-14 text-ink-2 wrap-anywhere">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

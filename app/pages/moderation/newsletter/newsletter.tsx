import { randomUUID } from "node:crypto";
import { useState } from "react";
import { ActionNotice } from "#app/client/actions/action-form.tsx";
import { createClientAction } from "#app/client/actions/client-action.ts";
import { DialogButton } from "#app/client/forms/dialog-button.tsx";
import { LoadError } from "#app/client/loading/load-error.tsx";
import { useStaleIfError } from "#app/client/loading/stale-if-error.ts";
import { requireAdmin } from "#app/features/accounts/access.server.ts";
import { countSubscribers, listLetters } from "#app/features/newsletter/issues/queries.server.ts";
import { formatNumber } from "#app/platform/numbers.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Plus } from "#app/ui/icons.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { ModeratedList } from "../list/moderated-list.tsx";
import type { Route } from "./+types/newsletter.ts";
import { handleLetterAction } from "./actions.server.ts";
import { letterActions } from "./actions.ts";
import { LetterDialog } from "./letter-dialog.tsx";
import { letterQuery } from "./letter-query.ts";
import { type AskedLetter, LetterRow } from "./letter-row.tsx";
import { SendDialog } from "./send-dialog.tsx";
import { letterTexts as texts } from "./texts.ts";

export async function loader({ request, url }: Route.LoaderArgs) {
  const admin = await requireAdmin(request);
  const [letters, subscribers] = await Promise.all([
    listLetters(admin.id),
    countSubscribers(admin.id),
  ]);
  const query = letterQuery.parse(url.searchParams);
  return { letters, subscribers, query, newId: randomUUID() };
}

export const action = handleLetterAction;
export const clientAction = createClientAction(letterActions);

export function meta() {
  return [{ title: `${texts.title} – Jaord` }];
}

export function ErrorBoundary() {
  return <LoadError title={texts.errors.notLoaded} />;
}

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  useStaleIfError(texts.errors.notLoaded);
  const { letters, subscribers, query, newId } = loaderData;
  const [asked, setAsked] = useState<AskedLetter | null>(() => askedByUrl(query));
  const [createdId, setCreatedId] = useState(query.ny === "shown" ? newId : null);
  const letter = letters.find(({ id }) => id === asked?.id);
  const close = () => setAsked(null);
  return (
    <>
      <PageHeader
        title={texts.title}
        details={
          <p className="text-14 text-muted tabular-nums">
            <b className="font-semibold text-ink">{formatNumber(subscribers)}</b>{" "}
            {texts.subscribers(subscribers)}
          </p>
        }
        actions={
          <DialogButton
            variant="primary"
            href={letterQuery.href({ ny: "shown" })}
            onOpen={() => setCreatedId(newId)}
          >
            <Icon icon={Plus} />
            {texts.create}
          </DialogButton>
        }
      />
      <ActionNotice actions={letterActions} result={actionData} />
      {createdId && (
        <LetterDialog id={createdId} letter={null} onClose={() => setCreatedId(null)} />
      )}
      {letter && asked?.dialog === "edit" && (
        <LetterDialog id={letter.id} letter={letter} onClose={close} />
      )}
      {letter && asked?.dialog === "send" && (
        <SendDialog letter={letter} subscribers={subscribers} onClose={close} />
      )}
      <ModeratedList
        label={texts.list}
        rows={letters.map((each) => <LetterRow key={each.id} letter={each} ask={setAsked} />)}
        empty={texts.empty}
        className="max-w-220"
      />
    </>
  );
}

function askedByUrl({ rediger, send }: ReturnType<typeof letterQuery.parse>): AskedLetter | null {
  if (rediger) return { dialog: "edit", id: rediger };
  return send ? { dialog: "send", id: send } : null;
}

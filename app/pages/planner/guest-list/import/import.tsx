import { redirect } from "react-router";
import { ActionNotice } from "#app/client/actions/action-form.tsx";
import { createClientAction } from "#app/client/actions/client-action.ts";
import { ConnectionNotice } from "#app/client/live/use-live.tsx";
import { LoadError } from "#app/client/loading/load-error.tsx";
import { useStaleIfError } from "#app/client/loading/stale-if-error.ts";
import { findImport, findLatestImport } from "#app/features/guests/import/queries.server.ts";
import { importTexts as texts } from "#app/features/guests/import/texts.ts";
import { guestTopics } from "#app/features/guests/topics.ts";
import { rsvpTopics } from "#app/features/rsvp/topics.ts";
import { findOwnedWedding, type OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Steps } from "#app/ui/steps.tsx";
import type { Route } from "./+types/import.ts";
import { handleImportAction } from "./actions.server.ts";
import { importActions } from "./actions.ts";
import { type ImportQuery, importQuery } from "./import-query.ts";
import { PreviewStep } from "./preview-step.tsx";
import { ResultStep } from "./result-step.tsx";
import { UploadStep } from "./upload-step.tsx";
import { viewPreview } from "./view-import.server.ts";
import { viewResult } from "./view-result.server.ts";

const topics = [guestTopics.guests, rsvpTopics.rsvp];

export async function loader({ request, url }: Route.LoaderArgs) {
  const weddingId = await findOwnedWedding(request);
  if (!weddingId) throw redirect("/guest-list");
  return { view: await viewOf(weddingId, importQuery.parse(url.searchParams)) };
}

/** Returns the first step when the file is gone. */
async function viewOf(weddingId: OwnedWeddingId, query: ImportQuery) {
  const found = query.id && (await findImport(weddingId, query.id));
  if (!found) {
    const latest = await findLatestImport(weddingId);
    return {
      step: 0,
      latest: latest?.result && {
        id: latest.id,
        added: latest.result.added,
        updated: latest.result.updated,
      },
    } as const;
  }
  if (!found.importedAt) {
    return { step: 1, preview: await viewPreview(weddingId, found, query) } as const;
  }
  return { step: 2, result: await viewResult(weddingId, found, query) } as const;
}

export const action = handleImportAction;
export const clientAction = createClientAction(importActions);

export function meta() {
  return [{ title: `${texts.title} – Jaord` }];
}

export function ErrorBoundary() {
  return <LoadError title={texts.notLoaded} />;
}

export default function Import({ loaderData, actionData }: Route.ComponentProps) {
  useStaleIfError(texts.notLoaded);
  const { view } = loaderData;
  return (
    <>
      <PageHeader title={texts.title} back={{ to: "/guest-list", label: texts.back }}>
        <Steps label={texts.steps.label} steps={[...texts.steps.names]} current={view.step} />
      </PageHeader>
      <ActionNotice actions={importActions} result={actionData} />
      <ConnectionNotice topics={topics} text={texts.connectionLost} />
      {view.step === 0 && <UploadStep latest={view.latest} result={actionData} />}
      {view.step === 1 && <PreviewStep key={view.preview.id} preview={view.preview} />}
      {view.step === 2 && <ResultStep result={view.result} actionData={actionData} />}
    </>
  );
}

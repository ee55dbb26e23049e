import { redirect } from "react-router";
import { ActionNotice } from "#app/client/actions/action-form.tsx";
import { createClientAction } from "#app/client/actions/client-action.ts";
import { FlashMessage } from "#app/client/flash-message.tsx";
import { LoadError } from "#app/client/loading/load-error.tsx";
import { useStaleIfError } from "#app/client/loading/stale-if-error.ts";
import { vendorAreaTexts } from "../texts.ts";
import type { Route } from "./+types/entry.ts";
import { handleEntryAction } from "./actions.server.ts";
import { entryActions } from "./actions.ts";
import { EntryScreen } from "./entry-screen.tsx";
import { loadEntry } from "./load-entry.server.ts";
import { PublicFront } from "./public-front.tsx";

const { entry: texts, errors, front } = vendorAreaTexts;

export async function loader({ request }: Route.LoaderArgs) {
  const loaded = await loadEntry(request);
  if (loaded === "unregistered") throw redirect("/for-vendors/register");
  return loaded;
}

export const action = handleEntryAction;
export const clientAction = createClientAction(entryActions);

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData && "frame" in loaderData ? front.title : texts.title;
  return [{ title: `${title} – Jaord` }];
}

export function ErrorBoundary() {
  return <LoadError title={errors.notLoaded} />;
}

export default function EntryPage({ loaderData, actionData }: Route.ComponentProps) {
  if ("frame" in loaderData) return <PublicFront frame={loaderData.frame} />;
  return <OwnEntry entry={loaderData} result={actionData} />;
}

interface OwnEntryProps {
  entry: Exclude<Route.ComponentProps["loaderData"], { frame: unknown }>;
  result: Route.ComponentProps["actionData"];
}

function OwnEntry({ entry, result }: OwnEntryProps) {
  useStaleIfError(errors.notLoaded);
  return (
    <>
      <FlashMessage message={entry.flash} />
      <ActionNotice actions={entryActions} result={result} />
      <EntryScreen {...entry} />
    </>
  );
}

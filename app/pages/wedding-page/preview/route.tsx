import { createContext, data } from "react-router";
import { readForm } from "#app/platform/http/forms.server.ts";
import { safePath } from "#app/platform/http/safe-path.ts";
import { WeddingErrorPage } from "../error-page.tsx";
import type { GuestPage } from "../guest-page.server.ts";
import type { Route } from "./+types/route.ts";
import { NothingSentNote, WaitingNote } from "./notes.tsx";
import { PreviewPage } from "./preview-page.tsx";
import { ownWedding, viewDraft, viewStored } from "./view-preview.server.ts";

export const handle = { hydrate: false, ownHead: true };

export type Preview =
  | { kind: "page"; guestPage: GuestPage; backPath: string | null; isDraft: boolean }
  /** The page's script must post the draft. */
  | { kind: "waiting"; backPath: string }
  | { kind: "nothing-sent" };

const pagesWithPreview = /^\/(?:create|admin|edit-wedding|gallery-admin|wishlist-admin)(?:\?|$)/;

/** The framework runs the loader after an action too. */
const hasRunAction = createContext(false);

export async function loader({ request, url, context }: Route.LoaderArgs): Promise<Preview> {
  const backPath = returnPath(url.searchParams.get("from"), "/create");
  if (context.get(hasRunAction)) return { kind: "waiting", backPath };
  if (url.searchParams.has("send")) return { kind: "nothing-sent" };
  const owned = await ownWedding(request);
  if (!owned) return { kind: "waiting", backPath };
  const guestPage = await viewStored(request, owned);
  return { kind: "page", guestPage, backPath: backPathOf(url, "/admin"), isDraft: false };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  context.set(hasRunAction, true);
  if (url.searchParams.has("send")) return data<Preview>({ kind: "nothing-sent" }, 403);
  const guestPage = await viewDraft(request, await readForm(request));
  const backPath = backPathOf(url, "/create");
  return data<Preview>({ kind: "page", guestPage, backPath, isDraft: true });
}

/** A preview in a frame has no link back. */
function backPathOf({ searchParams }: URL, otherwise: string): string | null {
  return searchParams.has("frame") ? null : returnPath(searchParams.get("from"), otherwise);
}

function returnPath(requested: string | null, fallback: string): string {
  const path = safePath(requested, fallback);
  return pagesWithPreview.test(path) ? path : fallback;
}

export default function PreviewRoute({ loaderData, actionData }: Route.ComponentProps) {
  const preview: Preview = actionData ?? loaderData;
  if (preview.kind === "waiting") return <WaitingNote {...preview} />;
  if (preview.kind === "nothing-sent") return <NothingSentNote />;
  return <PreviewPage {...preview} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <WeddingErrorPage error={error} />;
}

import { useEffect } from "react";
import { redirect, useRevalidator } from "react-router";
import { LoadError } from "#app/client/loading/load-error.tsx";
import { findOwnedWedding, requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { readForm } from "#app/platform/http/forms.server.ts";
import { useToast } from "#app/ui/toaster.tsx";
import { handleActionResult } from "../actions/sending.ts";
import { rememberLoaderData, staleIfError } from "../last-shown.ts";
import { plannerTexts } from "../texts.ts";
import type { Route } from "./+types/gallery-admin.ts";
import { errorMessageFor } from "./error-message.ts";
import { Gallery } from "./gallery.tsx";
import { loadGallery } from "./load-gallery.server.ts";
import { moderate } from "./moderate.server.ts";
import { galleryAdminTexts as texts } from "./texts.ts";
import { galleryPath, hrefOf, viewOf } from "./view.ts";

export async function loader({ request, url }: Route.LoaderArgs) {
  const weddingId = await findOwnedWedding(request);
  if (!weddingId) throw redirect("/admin");
  return { gallery: await loadGallery(weddingId, viewOf(url.searchParams)) };
}

export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return staleIfError(request.url, serverLoader);
}

export async function action({ request }: Route.ActionArgs) {
  const weddingId = await requireOwnedWedding(request);
  return moderate(weddingId, await readForm(request));
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  return handleActionResult(galleryPath, form, serverAction, errorMessageFor);
}

export function meta() {
  return [{ title: `${texts.title} – Jaord` }];
}

export default function GalleryAdmin({ loaderData, actionData }: Route.ComponentProps) {
  const { gallery } = loaderData;
  const failure = "failure" in loaderData ? loaderData.failure : undefined;
  const toast = useToast();
  const { revalidate } = useRevalidator();

  useEffect(() => rememberLoaderData(location.href, { gallery }), [gallery]);
  useEffect(() => {
    if (!failure) return;
    const action = { label: plannerTexts.errors.again, onPress: () => void revalidate() };
    toast({
      title: plannerTexts.errors.title,
      description: texts.notLoaded,
      tone: "error",
      action,
    });
  }, [failure, revalidate, toast]);

  return <Gallery key={hrefOf(gallery.view)} gallery={gallery} result={actionData} />;
}

/** Photos that do not load leave the planner around them as it is. */
export function ErrorBoundary() {
  return <LoadError title={texts.notLoaded} />;
}

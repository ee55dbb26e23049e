import { data, redirect } from "react-router";
import { answersOf } from "#app/features/rsvp/queries.server.ts";
import { answerAction } from "#app/features/rsvp/routes/answer.server.ts";
import { requirePublicWedding } from "#app/features/weddings/access.server.ts";
import { findHeroImage, loadWedding } from "#app/features/weddings/queries.server.ts";
import { now } from "#app/platform/clock.ts";
import { requestInfo } from "#app/platform/http/request-context.ts";
import { rememberVisitor, visitorOf } from "#app/platform/http/visitor.server.ts";
import type { Route } from "./+types/route.ts";
import elements from "./elements/main.ts?script";
import { WeddingErrorPage } from "./error-page.tsx";
import { pageStyles } from "./page-styles.server.ts";
import { viewPage } from "./page-view.server.ts";
import { previewTags } from "./preview-tags.ts";
import { thanksPath, viewRsvp } from "./rsvp-view.ts";
import { StandaloneDocument } from "./standalone-document.tsx";
import { WeddingPage } from "./wedding-page.tsx";

export const handle = { standalone: true };

export async function loader({ request }: Route.LoaderArgs) {
  const weddingId = await requirePublicWedding(request);
  const visitor = await visitorOf(request);
  const wedding = await loadWedding(weddingId);
  const page = viewPage(wedding, await findHeroImage(wedding), now());
  return {
    page,
    ...pageStyles(page.theme, page.names, wedding.colors),
    answers: visitor ? await answersOf(weddingId, visitor) : [],
    address: { weddingId: wedding.id, search: new URL(request.url).search },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const weddingId = await requirePublicWedding(request);
  const { clientAddress } = context.get(requestInfo);
  const result = await answerAction(request, weddingId, clientAddress);
  if (!result.ok) return data(result, { status: result.reason === "over" ? 403 : 400 });
  throw redirect(thanksPath(weddingId, result.responseId), {
    status: 303,
    headers: { "Set-Cookie": await rememberVisitor(result.visitorId) },
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? previewTags(loaderData.page.preview) : [];
}

export default function WeddingRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { page, css, displayFont, address, answers } = loaderData;
  const faults = actionData?.reason === "faults" ? actionData.faults : undefined;
  const rsvp = viewRsvp({ ...address, answers, faults, page });
  return (
    <StandaloneDocument css={css} displayFont={displayFont} script={elements} icon={page.icon}>
      <WeddingPage page={page} rsvp={rsvp} isRefused={actionData !== undefined} />
    </StandaloneDocument>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <WeddingErrorPage error={error} />;
}

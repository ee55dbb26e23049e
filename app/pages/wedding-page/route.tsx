import { data } from "react-router";
import { publicWeddingIdOf, requirePublicWedding } from "#app/features/weddings/access.server.ts";
import { issueFormToken } from "#app/platform/form-tokens/form-tokens.server.ts";
import { readFlash, readVisitorId } from "#app/platform/http/cookies.server.ts";
import { allowPageCaching } from "#app/platform/http/page-caching.server.ts";
import { requestInfo } from "#app/platform/http/request-context.ts";
import type { Route } from "./+types/route.ts";
import elements from "./elements/main.ts?script";
import { WeddingErrorPage } from "./error-page.tsx";
import { handleGuestForm } from "./guest-forms.server.ts";
import { viewGuestPage } from "./guest-page.server.ts";
import { previewTags } from "./preview-tags.ts";
import { StandaloneDocument } from "./standalone-document.tsx";
import { WeddingPage } from "./wedding-page.tsx";

export const handle = { hydrate: false, ownHead: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const weddingId = await requirePublicWedding(request);
  const { message, headers } = await readFlash(request);
  const guestPage = await viewGuestPage(request, weddingId);
  const isComplete = guestPage.wishes.cards !== null && !guestPage.gallery.failed;
  const isStartPage = new URL(request.url).searchParams.size === 1;
  if (isComplete && isStartPage) {
    const visitorId = await readVisitorId(request);
    allowPageCaching(request, context, {
      forVisitors: true,
      receivers: [weddingId],
      validUntil: guestPage.validUntil,
      text: guestPage.formToken,
      freshText: () => issueFormToken(weddingId, visitorId),
    });
  }
  return data({ ...guestPage, flashMessage: message }, { headers });
}

export async function action({ request, context }: Route.ActionArgs) {
  return handleGuestForm(request, publicWeddingIdOf(request), context.get(requestInfo).clientIp);
}

export function meta({ loaderData, error }: Route.MetaArgs) {
  return loaderData && !error ? previewTags(loaderData.page.preview) : [];
}

export default function WeddingRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { css, fonts, page } = loaderData;
  return (
    <StandaloneDocument css={css} fonts={fonts} script={elements} icon={page.icon}>
      <WeddingPage guestPage={loaderData} refusal={actionData ?? null} />
    </StandaloneDocument>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <WeddingErrorPage error={error} />;
}

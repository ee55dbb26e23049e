import { isRouteErrorResponse, useParams } from "react-router";
import { requireHousehold } from "#app/features/guests/access.server.ts";
import { formatCode, parseCode } from "#app/features/guests/codes/rules.ts";
import { WeddingErrorPage } from "#app/pages/wedding-page/error-page.tsx";
import { StandaloneDocument } from "#app/pages/wedding-page/standalone-document.tsx";
import { requestInfo } from "#app/platform/http/request-context.ts";
import type { Route } from "./+types/route.ts";
import { CodePage } from "./code-page.tsx";
import elements from "./elements/main.ts?script";
import { handleInvitationForm } from "./forms.server.ts";
import { InvitationPage } from "./invitation-page.tsx";
import { invitationTexts } from "./texts.ts";
import { viewInvitation } from "./view.server.ts";

export const handle = { hydrate: false, ownHead: true };

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { clientIp } = context.get(requestInfo);
  return viewInvitation(request, await requireHousehold(request, params.code, clientIp));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { clientIp } = context.get(requestInfo);
  const household = await requireHousehold(request, params.code, clientIp);
  return handleInvitationForm({ request, household, clientIp });
}

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (!loaderData || error) return [];
  return [
    { title: invitationTexts.title(loaderData.couple) },
    { name: "robots", content: "noindex" },
  ];
}

export default function InvitationRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { css, fonts, icon } = loaderData;
  return (
    <StandaloneDocument css={css} fonts={fonts} script={elements} icon={icon}>
      <InvitationPage invitation={loaderData} refusal={actionData ?? null} />
    </StandaloneDocument>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { code = "" } = useParams();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status !== 404 && status !== 429) return <WeddingErrorPage error={error} />;
  const { unknown } = invitationTexts;
  const isSlowedDown = status === 429 || (isRouteErrorResponse(error) && error.data?.isSlowedDown);
  const parsed = parseCode(code);
  return (
    <CodePage
      {...unknown}
      action={unknown.again}
      typed={parsed ? formatCode(parsed) : code.slice(0, 40)}
      note={isSlowedDown ? unknown.wait : null}
    />
  );
}

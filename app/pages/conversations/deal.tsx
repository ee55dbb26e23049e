import { Link, redirect } from "react-router";
import { createClientAction } from "#app/client/actions/client-action.ts";
import { requireParticipant } from "#app/features/conversations/access.server.ts";
import { conversationsPath } from "#app/features/conversations/rules.ts";
import { conversationTexts } from "#app/features/conversations/texts.ts";
import { handleDealAction } from "#app/features/marketplace/enquiries/actions.server.ts";
import { dealActions } from "#app/features/marketplace/enquiries/actions.ts";
import { formErrorsOf } from "#app/platform/http/actions.ts";
import type { Route } from "./+types/deal.ts";
import { isRefused } from "./refused-form.ts";

const { result: texts } = conversationTexts;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { conversationId } = await requireParticipant(request, params.id);
  const path = `${conversationsPath}/${conversationId}`;
  if (!context.get(isRefused)) throw redirect(path);
  return { path };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const response = await handleDealAction({ request, params, context });
  if (!new URL(request.url).pathname.endsWith(".data") && response.data.ok) {
    throw redirect(`${conversationsPath}/${params.id}`, { status: 303 });
  }
  context.set(isRefused, true);
  return response;
}

export const clientAction = createClientAction(dealActions);

export function meta() {
  return [{ title: `${texts.heading} – Jaord` }];
}

/** Shown where a form was submitted without script and refused. */
export default function Deal({ loaderData, actionData }: Route.ComponentProps) {
  const errors = formErrorsOf(actionData);
  const reasons = errors ? [errors.formError, ...Object.values(errors.fieldErrors)] : [];
  return (
    <div className="wrap grid justify-items-start gap-4 py-12">
      <h1 className="text-d39">{texts.heading}</h1>
      <p>{reasons.filter(Boolean).join(" ")}</p>
      <Link to={loaderData.path} className="link inline-flex min-h-11 items-center">
        {texts.back}
      </Link>
    </div>
  );
}

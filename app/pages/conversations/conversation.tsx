import { createContext, Link, redirect } from "react-router";
import { createClientAction } from "#app/client/actions/client-action.ts";
import { AccountPage } from "#app/features/accounts/components/account-page.tsx";
import { requireParticipant } from "#app/features/conversations/access.server.ts";
import { handleConversationAction } from "#app/features/conversations/actions.server.ts";
import { conversationActions } from "#app/features/conversations/actions.ts";
import { findKind } from "#app/features/conversations/queries.server.ts";
import { conversationPath } from "#app/features/conversations/rules.ts";
import { conversationTexts } from "#app/features/conversations/texts.ts";
import { formErrorsOf } from "#app/platform/http/actions.ts";
import type { Route } from "./+types/conversation.ts";

const { result: texts } = conversationTexts;

/** The loader runs after the action of a form that was submitted without script. */
const isRefused = createContext(false);

/** Leads to the page of the reader's side. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const path = await pathFor(request, params);
  if (!context.get(isRefused)) throw redirect(path);
  return { path };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const response = await handleConversationAction({ request, params, context });
  if (isDocument(request) && response.data.ok) {
    throw redirect(await pathFor(request, params), { status: 303 });
  }
  context.set(isRefused, true);
  return response;
}

export const clientAction = createClientAction(conversationActions);

export function meta() {
  return [{ title: `${texts.heading} – Jaord` }];
}

/** Shown where a form was submitted without script and refused. */
export default function Conversation({ loaderData, actionData }: Route.ComponentProps) {
  const errors = formErrorsOf(actionData);
  const reasons = errors ? [errors.formError, ...Object.values(errors.fieldErrors)] : [];
  return (
    <AccountPage heading={texts.heading} lead={reasons.filter(Boolean).join(" ")}>
      <Link to={loaderData.path} className="link inline-flex min-h-11 items-center">
        {texts.back}
      </Link>
    </AccountPage>
  );
}

async function pathFor(request: Request, { id }: { id: string }): Promise<string> {
  const participant = await requireParticipant(request, id);
  const kind = await findKind(participant);
  return conversationPath(kind, participant.side, participant.conversationId);
}

function isDocument(request: Request): boolean {
  return !new URL(request.url).pathname.endsWith(".data");
}

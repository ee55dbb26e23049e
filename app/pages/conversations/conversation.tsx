import { Link, redirect } from "react-router";
import { createClientAction } from "#app/client/actions/client-action.ts";
import { DetailError } from "#app/client/loading/detail-error.tsx";
import { useStaleIfError } from "#app/client/loading/stale-if-error.ts";
import { requireParticipant } from "#app/features/conversations/access.server.ts";
import { handleConversationAction } from "#app/features/conversations/actions.server.ts";
import { conversationActions } from "#app/features/conversations/actions.ts";
import { findKind } from "#app/features/conversations/queries.server.ts";
import { conversationPath } from "#app/features/conversations/rules.ts";
import { conversationTexts } from "#app/features/conversations/texts.ts";
import { enquiryTexts } from "#app/features/marketplace/enquiries/texts.ts";
import { formErrorsOf } from "#app/platform/http/actions.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { Route } from "./+types/conversation.ts";
import { ConversationsScreen } from "./conversations-screen.tsx";
import { loadConversations, loadOpenConversation } from "./load-conversations.server.ts";
import { OpenedConversation } from "./opened-conversation.tsx";
import { isRefused } from "./refused-form.ts";
import { conversationScreenTexts as screenTexts } from "./texts.ts";

const { result: texts } = conversationTexts;

/** Leads to the page of the reader's side, or shows a conversation about a listing. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const participant = await requireParticipant(request, params.id);
  const opened = await loadOpenConversation(request, params.id);
  if (opened) return { opened, list: await loadConversations(request, participant.userId) };
  const path = await pathFor(request, params);
  if (!context.get(isRefused)) throw redirect(path);
  return { path, opened: null };
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

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.opened ? loaderData.opened.enquiry.title : texts.heading;
  return [{ title: `${title} – ${screenTexts.title} – Jaord` }];
}

export function ErrorBoundary() {
  return (
    <div className="wrap py-8">
      <DetailError title={enquiryTexts.errors.notLoaded} />
    </div>
  );
}

export default function Conversation({ loaderData, actionData }: Route.ComponentProps) {
  useStaleIfError(enquiryTexts.errors.notLoaded);
  const errors = formErrorsOf(actionData);
  const reasons = errors ? [errors.formError, ...Object.values(errors.fieldErrors)] : [];
  const reason = reasons.filter(Boolean).join(" ");
  if (!loaderData.opened) return <Refused reason={reason} path={loaderData.path} />;
  const { opened, list } = loaderData;
  const { conversationId } = opened.thread;
  return (
    <ConversationsScreen list={list} openedId={conversationId}>
      {reason && (
        <div role="alert" className="hidden noscript:block">
          <Notice tone="error">{reason}</Notice>
        </div>
      )}
      <OpenedConversation key={conversationId} opened={opened} query={list.query} />
    </ConversationsScreen>
  );
}

/** Shown where a form of a vendor's conversation was submitted without script and refused. */
function Refused({ reason, path }: { reason: string; path: string }) {
  return (
    <div className="wrap grid justify-items-start gap-4 py-12">
      <h1 className="text-d39">{texts.heading}</h1>
      <p>{reason}</p>
      <Link to={path} className="link inline-flex min-h-11 items-center">
        {texts.back}
      </Link>
    </div>
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

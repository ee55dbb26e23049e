import { useOpenFirst } from "#app/client/lists/use-open-first.ts";
import { LoadError } from "#app/client/loading/load-error.tsx";
import { useStaleIfError } from "#app/client/loading/stale-if-error.ts";
import { requireUser } from "#app/features/accounts/access.server.ts";
import { enquiryTexts } from "#app/features/marketplace/enquiries/texts.ts";
import type { Route } from "./+types/conversations.ts";
import { conversationQuery } from "./conversation-query.ts";
import { ConversationsScreen } from "./conversations-screen.tsx";
import { loadConversations } from "./load-conversations.server.ts";
import { conversationScreenTexts as texts } from "./texts.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const { id } = await requireUser(request);
  return loadConversations(request, id);
}

export function meta() {
  return [{ title: `${texts.title} – Jaord` }];
}

export function ErrorBoundary() {
  return (
    <div className="wrap py-8">
      <LoadError title={enquiryTexts.errors.notLoaded} />
    </div>
  );
}

export default function Conversations({ loaderData: list }: Route.ComponentProps) {
  useStaleIfError(enquiryTexts.errors.notLoaded);
  const first = list.conversations.find(({ kind }) => kind === "listing");
  const search = conversationQuery.href(list.query).replace(/^[^?]*/, "");
  useOpenFirst(first ? first.href + search : null);
  return <ConversationsScreen list={list} openedId={null} />;
}

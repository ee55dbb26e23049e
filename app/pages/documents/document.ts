import { requireUser } from "#app/features/accounts/access.server.ts";
import { requireParticipant } from "#app/features/conversations/access.server.ts";
import {
  conversationOf,
  type DocumentOwner,
  findDocument,
} from "#app/features/documents/queries.server.ts";
import { requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { serveDocument } from "#app/platform/documents/documents.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import type { Route } from "./+types/document.ts";

/** Serves a document to its owner. Foreign, missing and malformed ids get the same 404. */
export async function loader({ request, params: { id } }: Route.LoaderArgs) {
  await requireUser(request);
  const document = await findDocument(await requireOwner(request, id), id);
  if (!document) throw notFound();
  return serveDocument(document);
}

async function requireOwner(request: Request, id: string): Promise<DocumentOwner> {
  const conversationId = await conversationOf(id);
  if (conversationId === null) return { weddingId: await requireOwnedWedding(request) };
  const participant = await requireParticipant(request, conversationId);
  return { conversationId: participant.conversationId };
}

import { documentErrors } from "#app/client/texts.ts";
import { documentField } from "#app/client/upload/upload-file.ts";
import { requireUser } from "#app/features/accounts/access.server.ts";
import { requireParticipant } from "#app/features/conversations/access.server.ts";
import { rateLimitDocument, storeDocument } from "#app/features/documents/commands.server.ts";
import type { DocumentOwner } from "#app/features/documents/queries.server.ts";
import { requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { maxDocumentBytes } from "#app/platform/documents/document-files.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { readUpload } from "#app/platform/http/uploads.server.ts";
import { accountSender } from "#app/platform/upload-sender.ts";
import type { Route } from "./+types/upload.ts";

const statuses = { unsupported: 400, unreadable: 400, "too-large": 413, unavailable: 503 };

/** Without a loader, the framework responds to a GET with an error of its own. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireOwner(request);
  throw notFound();
}

/** Stores a document of the user's wedding, or of the conversation that the query names. */
export async function action({ request }: Route.ActionArgs) {
  const owner = await requireOwner(request);
  const { id: userId } = await requireUser(request);
  const allowed = await rateLimitDocument(userId);
  if (!allowed.ok) {
    const retryAfter = { "Retry-After": String(allowed.retryAfterSeconds) };
    return errorResponse(documentErrors.tooMany, 429, retryAfter);
  }
  const limits = {
    field: documentField,
    maxBytes: maxDocumentBytes,
    sender: accountSender(userId),
  };
  return readUpload(request, limits, async (upload) => {
    if (!upload.ok) {
      const reason = upload.reason === "malformed" ? "unreadable" : upload.reason;
      return errorResponse(documentErrors[reason], statuses[reason]);
    }
    if (!upload.file) return errorResponse(documentErrors.unsupported, 400);
    const stored = await storeDocument(upload.file, owner);
    if (stored.ok) return Response.json(stored.document, { status: 201 });
    return errorResponse(documentErrors[stored.reason], statuses[stored.reason]);
  });
}

async function requireOwner(request: Request): Promise<DocumentOwner> {
  const conversationId = new URL(request.url).searchParams.get("samtale");
  if (conversationId === null) return { weddingId: await requireOwnedWedding(request) };
  const participant = await requireParticipant(request, conversationId);
  return { conversationId: participant.conversationId };
}

function errorResponse(error: string, status: number, headers: HeadersInit = {}): Response {
  return Response.json({ error }, { status, headers });
}

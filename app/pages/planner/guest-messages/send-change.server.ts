import { markAnswered } from "#app/features/greetings/commands.server.ts";
import { senderOf } from "#app/features/greetings/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { hideVisitor, showVisitor } from "#app/features/weddings/guest-entries/commands.server.ts";
import { sqlState } from "#app/platform/db/sql-state.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { log } from "#app/platform/log.server.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { type Change, isIntent, type Outcome } from "./change.ts";

/** Does what the couple asked for with one message; 404 when there is no such message of theirs. */
export async function sendChange(weddingId: OwnedWeddingId, form: FormData): Promise<Outcome> {
  const [intent, id] = [form.get("intent"), form.get("id")];
  if (!isIntent(intent) || !isUuid(id)) throw notFound();
  try {
    await handlers[intent](weddingId, id);
    return { intent, id, ok: true };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    log().error({ errorCode: sqlState(error) ?? "unknown", intent }, "message not changed");
    return { intent, id, ok: false };
  }
}

const handlers: Record<Change["intent"], (weddingId: OwnedWeddingId, id: string) => Promise<void>> =
  {
    answer: markAnswered,
    hide: async (weddingId, id) => hideVisitor(weddingId, await sender(weddingId, id)),
    show: async (weddingId, id) => showVisitor(weddingId, await sender(weddingId, id)),
  };

async function sender(weddingId: OwnedWeddingId, id: string): Promise<string> {
  const visitorId = await senderOf(weddingId, id);
  if (!visitorId) throw notFound();
  return visitorId;
}

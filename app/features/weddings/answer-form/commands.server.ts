import { eq } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { transaction } from "#app/platform/db/database.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import { osloDate } from "#app/platform/oslo-time.ts";
import type { OwnedWeddingId } from "../access.server.ts";
import type { AnswerMode } from "../rules.ts";
import { weddings } from "../tables.server.ts";
import { weddingTopics } from "../topics.ts";

export interface AnswerSettings {
  answerMode: AnswerMode;
  /** Null accepts answers until the wedding day. */
  answerDeadline: string | null;
}

export type AnswerSettingsChange =
  | { ok: true }
  | { ok: false; reason: "conflict"; stored: AnswerSettings & { version: number } }
  /** The new deadline has been, or is after the wedding. */
  | { ok: false; reason: "past" | "after-wedding" };

/** An outdated version is a conflict, unless the values are stored. Throws 404 for no wedding. */
export function changeAnswerSettings(
  weddingId: OwnedWeddingId,
  version: number,
  { answerMode, answerDeadline }: AnswerSettings,
): Promise<AnswerSettingsChange> {
  return transaction(async (tx) => {
    const [stored] = await tx
      .select({
        answerMode: weddings.answerMode,
        answerDeadline: weddings.answerDeadline,
        weddingDate: weddings.weddingDate,
        version: weddings.version,
      })
      .from(weddings)
      .where(eq(weddings.id, weddingId))
      .for("update");
    if (!stored) throw notFound();
    const isSameDay = stored.answerDeadline === answerDeadline;
    if (isSameDay && stored.answerMode === answerMode) return { ok: true };
    if (stored.version !== version) return { ok: false, reason: "conflict", stored };
    if (answerDeadline !== null && !isSameDay) {
      if (answerDeadline > stored.weddingDate) return { ok: false, reason: "after-wedding" };
      if (answerDeadline < osloDate(now())) return { ok: false, reason: "past" };
    }
    await tx
      .update(weddings)
      .set({ answerMode, answerDeadline, version: version + 1, updatedAt: now() })
      .where(eq(weddings.id, weddingId));
    await publish(tx, { wedding: weddingId }, weddingTopics.wedding);
    return { ok: true };
  });
}

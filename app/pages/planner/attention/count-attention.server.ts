import type { SignedInUser } from "#app/features/accounts/access.server.ts";
import { countDue } from "#app/features/budget/dues/queries.server.ts";
import { reminderDays } from "#app/features/budget/reminders/rules.ts";
import { countAwaiting } from "#app/features/gallery/queries.server.ts";
import { countUnreplied } from "#app/features/greetings/admin/queries.server.ts";
import { countUnseenAnswers } from "#app/features/rsvp/admin/queries.server.ts";
import { countNewAnswers } from "#app/features/vendors/requests/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { countHeldCrowds } from "#app/features/weddings/blocked-visitors/queries.server.ts";
import { now } from "#app/platform/clock.ts";
import { osloDate } from "#app/platform/oslo-time.ts";
import { type Attention, type AttentionKind, attentionKinds } from "./attention.ts";

type Counter = (weddingId: OwnedWeddingId, user: SignedInUser) => Promise<number>;

const counters: Record<AttentionKind, Counter> = {
  answers: (weddingId, user) => countUnseenAnswers(weddingId, user.id),
  messages: countUnreplied,
  photos: countAwaiting,
  payments: async (weddingId) => {
    const { overdue, upcoming } = await countDue(weddingId, osloDate(now()), reminderDays);
    return overdue + upcoming;
  },
  vendorAnswers: (weddingId, user) => countNewAnswers({ weddingId, user }),
  held: countHeldCrowds,
};

export async function countAttention(
  weddingId: OwnedWeddingId,
  user: SignedInUser,
): Promise<Attention> {
  const counts = await Promise.all(
    attentionKinds.map(async (kind) => [kind, await counters[kind](weddingId, user)]),
  );
  return Object.fromEntries(counts);
}

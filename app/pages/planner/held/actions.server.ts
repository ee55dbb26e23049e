import { linkWaitingAnswers } from "#app/features/rsvp/guest-links/waiting/commands.server.ts";
import { type OwnedWeddingId, requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import {
  releaseHeldWishes,
  setCrowdState,
  setVisitorsState,
  undoReleaseHeldWishes,
} from "#app/features/weddings/blocked-visitors/commands.server.ts";
import type { CrowdState } from "#app/features/weddings/crowds/rules.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { retryTransaction } from "#app/platform/db/retry-transaction.server.ts";
import { implementActions } from "#app/platform/http/actions.server.ts";
import { heldActions } from "./actions.ts";
import { crowdRef, crowdRefs, senderRefs } from "./schema.ts";

interface CrowdInput {
  crowd: string;
  from: CrowdState;
}

interface SendersInput {
  sender: string[];
  from: CrowdState;
}

export const handleHeldAction = implementActions(heldActions, requireOwnedWedding, {
  "let-in-crowd": { input: crowdRef, run: decideCrowd("let-in") },
  "hide-crowd": { input: crowdRef, run: decideCrowd("hidden") },
  "hold-crowd": { input: crowdRef, run: decideCrowd("held") },
  "let-in": { input: senderRefs, run: decideSenders("let-in") },
  hide: { input: senderRefs, run: decideSenders("hidden") },
  hold: { input: senderRefs, run: decideSenders("held") },
  "free-gifts": {
    input: crowdRefs,
    run: async (wedding) => ({ ok: true, undo: { crowd: await releaseHeldWishes(wedding) } }),
  },
  "keep-gifts": {
    input: crowdRefs,
    run: (wedding, { crowd }) => undoReleaseHeldWishes(wedding, crowd),
  },
});

function decideCrowd(to: CrowdState) {
  return async (wedding: OwnedWeddingId, { crowd, from }: CrowdInput) => {
    await decide(wedding, to, (tx) => setCrowdState(tx, wedding, crowd, { from, to }));
    return { ok: true, undo: { crowd, from: to } } as const;
  };
}

function decideSenders(to: CrowdState) {
  return async (wedding: OwnedWeddingId, { sender, from }: SendersInput) => {
    await decide(wedding, to, (tx) => setVisitorsState(tx, wedding, sender, { from, to }));
    return { ok: true, undo: { sender, from: to } } as const;
  };
}

function decide(
  wedding: OwnedWeddingId,
  to: CrowdState,
  move: (tx: Transaction) => Promise<void>,
): Promise<void> {
  return retryTransaction(() =>
    transaction(async (tx) => {
      await move(tx);
      if (to === "let-in") await linkWaitingAnswers(tx, wedding);
    }),
  );
}

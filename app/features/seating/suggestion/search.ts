import type { Impossibility } from "../solver/impossibility.ts";
import type { SeatingProposal } from "../solver/proposal.ts";
import type { SeatingRequest } from "../solver/request.ts";
import { SeatingSolver } from "../solver/solve.ts";

export type SearchReport =
  | { type: "progress"; share: number; seated: number }
  | { type: "impossible"; impossible: Impossibility }
  | { type: "proposal"; proposal: SeatingProposal; isComplete: boolean };

interface Search {
  report: (report: SearchReport) => void;
  isStopped: () => boolean;
  /** Lets messages in between two slices. */
  pause: () => Promise<void>;
  now: () => number;
}

/** A few hundredths of a second. */
const sliceEvaluations = 25_000;
const reportEveryMs = 100;

/** Searches until the budget is used or the couple stops it, which keeps the best chart so far. */
export async function searchSeats(
  request: SeatingRequest,
  { report, isStopped, pause, now }: Search,
): Promise<void> {
  const solver = new SeatingSolver(request);
  if (solver.impossible) {
    report({ type: "impossible", impossible: solver.impossible });
    return;
  }
  let reportedAt = Number.NEGATIVE_INFINITY;
  while (!solver.isDone && !isStopped()) {
    if (now() - reportedAt >= reportEveryMs) {
      report({ type: "progress", share: solver.share, seated: solver.seated });
      reportedAt = now();
    }
    solver.step(sliceEvaluations);
    await pause();
  }
  const proposal = solver.proposal();
  if (proposal) report({ type: "proposal", proposal, isComplete: solver.isDone });
}

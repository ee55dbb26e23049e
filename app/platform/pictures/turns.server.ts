import { availableParallelism } from "node:os";

/** Thrown when so many pictures wait to be drawn that one more would wait too long. */
export class PicturesBusy extends Error {
  override name = "PicturesBusy";
}

/** Each of them holds an uploaded file in memory. */
const longestLine = 20;
const hurried: (() => void)[] = [];
const patient: (() => void)[] = [];
// Pages keep a core to themselves while many pictures come in at once.
let free = Math.max(1, Math.min(4, availableParallelism() - 1));

/** Does `work` when a core is free for pictures. Throws PicturesBusy when too many wait. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (free === 0 && hurried.length >= longestLine) throw new PicturesBusy();
  return whenFree(hurried, work);
}

/** The same for what nobody waits for: it comes after all that somebody waits for. */
export async function whenIdle<Result>(work: () => Promise<Result>): Promise<Result> {
  return whenFree(patient, work);
}

async function whenFree<Result>(line: (() => void)[], work: () => Promise<Result>) {
  if (free > 0) free--;
  else await new Promise<void>((resolve) => line.push(resolve));
  try {
    return await work();
  } finally {
    const next = hurried.shift() ?? patient.shift();
    if (next) next();
    else free++;
  }
}

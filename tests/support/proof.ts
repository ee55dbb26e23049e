/**
 * Returns how many rounds a proof has: few in `npm test`, as many as `npm run prove` was told
 * otherwise.
 */
export function proofRounds(inTests: number): number {
  return Number(process.env.PROOF_ROUNDS ?? inTests);
}

/** The seed of a proof's random choices, which `npm run prove` can change. */
export const proofSeed = Number(process.env.PROOF_SEED ?? 1);

/** Whether `npm run prove` runs. For proofs that have no short form. */
export const isLongForm = process.env.PROOF_ROUNDS !== undefined;

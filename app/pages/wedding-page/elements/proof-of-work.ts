import { submissionFields } from "#app/features/submissions/rules.ts";
import { meetsDifficulty, proofOfWorkInput } from "#app/platform/form-tokens/proof-of-work.ts";

const batchSize = 32;
const solutions = new Map<string, Promise<string>>();

/** Called at the first input, so that it is solved before the form is sent. Idempotent. */
export async function addProofOfWork(form: HTMLFormElement): Promise<void> {
  const formToken = hidden(form, submissionFields.token)?.value;
  // `crypto.subtle` exists in secure contexts only; elsewhere the form is sent without a nonce.
  if (!formToken || !globalThis.crypto?.subtle) return;
  const nonce = solutions.get(formToken) ?? solveProofOfWork(formToken);
  solutions.set(formToken, nonce);
  const proof = await nonce;
  const field = hidden(form, submissionFields.proof);
  if (field) field.value = proof;
}

export async function solveProofOfWork(formToken: string): Promise<string> {
  for (let first = 0; ; first += batchSize) {
    const nonces = Array.from({ length: batchSize }, (_, index) => String(first + index));
    const hashes = await Promise.all(
      nonces.map((nonce) => hash(proofOfWorkInput(formToken, nonce))),
    );
    const nonce = nonces.find((_, index) => meetsDifficulty(hashes[index] ?? new Uint8Array()));
    if (nonce) return nonce;
  }
}

async function hash(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

function hidden(form: HTMLFormElement, name: string): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>(`[name=${name}]`);
}

// Proof of work that the page's script computes and a simple bot does not: a nonce whose hash
// together with the form token begins with twelve zero bits.

/** Returns the text to hash with SHA-256. */
export function proofOfWorkInput(formToken: string, nonce: string): string {
  return `${formToken}:${nonce}`;
}

/** Returns true for one hash in 4096. */
export function meetsDifficulty([first, second = 255]: Uint8Array): boolean {
  return first === 0 && second < 16;
}

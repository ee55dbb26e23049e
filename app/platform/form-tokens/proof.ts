// A small piece of work that a page's script does for its guest and that a simple robot does not:
// finding the nonce whose hash together with the ticket begins with twelve zero bits.

/** What is hashed with SHA-256. */
export function proofText(ticket: string, nonce: string): string {
  return `${ticket}:${nonce}`;
}

/** Whether a hash is one that was to be found; one of 4096 is. */
export function isProof([first, second = 255]: Uint8Array): boolean {
  return first === 0 && second < 16;
}

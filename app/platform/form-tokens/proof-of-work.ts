// Deters simple bots, which do not run the page's script to find a matching nonce.
export function proofOfWorkInput(formToken: string, nonce: string): string {
  return `${formToken}:${nonce}`;
}

export function meetsDifficulty([first, second = 255]: Uint8Array): boolean {
  return first === 0 && second < 16;
}

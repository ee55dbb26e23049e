/** Returns 64 bits in base36, so that the URL reveals no names. `date` is `yyyy-mm-dd`. */
export function ornamentSeed(nameA: string, nameB: string, date: string): string {
  const names = [nameA, nameB].map((name) => name.normalize("NFKC").trim().toLowerCase());
  const [high, low] = hashText(JSON.stringify([...names, date]));
  return [high, low].map((lane) => lane.toString(36).padStart(7, "0")).join("");
}

export type Lanes = [number, number, number, number];

/** Returns four independent 32-bit lanes (cyrb128), so that short texts spread over 128 bits. */
export function hashText(text: string): Lanes {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  const mixed = a ^ b ^ c ^ d;
  return [mixed >>> 0, (b ^ mixed) >>> 0, (c ^ mixed) >>> 0, (d ^ mixed) >>> 0];
}

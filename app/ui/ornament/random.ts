export interface Random {
  /** Uniform in [0, 1). */
  unit(): number;
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  /** A soft bell in [-1, 1]: a hand's unsteadiness is never flat noise. */
  wobble(): number;
  pick<Choice>(choices: readonly [Choice, ...Choice[]]): Choice;
  chance(share: number): boolean;
  sign(): 1 | -1;
}

export type Lanes = [number, number, number, number];

/** Four independent 32-bit lanes (cyrb128), so short texts still spread over 128 bits. */
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

const warmUpDraws = 12;

export function createRandom(seed: string): Random {
  const unit = smallFastCounter(hashText(seed));
  for (let i = 0; i < warmUpDraws; i++) unit();
  return {
    unit,
    between: (low, high) => low + (high - low) * unit(),
    whole: (low, high) => Math.floor(low + (high - low + 1) * unit()),
    wobble: () => (unit() + unit() + unit() - 1.5) / 1.5,
    pick: (choices) => choices[Math.floor(unit() * choices.length)] ?? choices[0],
    chance: (share) => unit() < share,
    sign: () => (unit() < 0.5 ? -1 : 1),
  };
}

/** The sfc32 generator. */
function smallFastCounter([first, second, third, counter]: Lanes): () => number {
  let [a, b, c, d] = [first | 0, second | 0, third | 0, counter | 0];
  return () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
}

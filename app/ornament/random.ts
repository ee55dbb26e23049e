import { hashText, type Lanes } from "./seed.ts";

export interface Random {
  /** Uniform in [0, 1). */
  unit(): number;
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  /** Bell-shaped in [-1, 1]. */
  wobble(): number;
  pick<Choice>(choices: readonly [Choice, ...Choice[]]): Choice;
  chance(share: number): boolean;
  sign(): 1 | -1;
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

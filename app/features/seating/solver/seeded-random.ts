/** A generator of 32-bit integers (mulberry32), the same on every machine. */
export class SeededRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return mixed ^ (mixed >>> 14);
  }

  /** An integer from 0 to below the limit, which is at most 65,536. */
  below(limit: number): number {
    return ((this.next() >>> 16) * limit) >>> 16;
  }
}

export const lossDraws = 2048;

/** Losses that a temperature accepts; a drawn loss is one of these with equal chances. */
export function acceptedLosses(temperature: number): Int32Array {
  const losses = new Int32Array(lossDraws);
  const factor = exponential(-1 / temperature);
  let chance = factor;
  let loss = 0;
  for (let draw = lossDraws - 1; draw >= 0; draw--) {
    while (chance * lossDraws > draw + 0.5) {
      chance *= factor;
      loss++;
    }
    losses[draw] = loss;
  }
  return losses;
}

/** The geometric fall from the first to the last temperature. */
export function temperatures(from: number, to: number, levels: number): number[] {
  const factor = exponential(-naturalLogarithm(from / to) / (levels - 1));
  let temperature = from;
  return Array.from({ length: levels }, () => {
    const current = temperature;
    temperature *= factor;
    return current;
  });
}

/** Math.exp and Math.log may differ in the last bit between engines; these use exact operations. */
function exponential(x: number): number {
  let term = 1;
  let sum = 1;
  for (let n = 1; n < 40; n++) {
    term *= x / n;
    sum += term;
  }
  return sum;
}

function naturalLogarithm(x: number): number {
  const y = (x - 1) / (x + 1);
  let power = y;
  let sum = 0;
  for (let n = 1; n < 400; n += 2) {
    sum += power / n;
    power *= y * y;
  }
  return 2 * sum;
}

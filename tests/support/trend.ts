export interface Sample {
  /** In hours. */
  at: number;
  value: number;
}

export interface Trend {
  perHour: number;
  /** Between these it is with 95 % confidence. */
  least: number;
  most: number;
}

/**
 * Returns the Theil–Sen slope of samples in order of time with Sen's confidence interval, which a
 * few outliers, such as a garbage collection, do not move. Needs at least ten samples.
 */
export function trendOf(samples: readonly Sample[]): Trend {
  const slopes = samples
    .flatMap((later, index) =>
      samples.slice(0, index).map(({ at, value }) => (later.value - value) / (later.at - at)),
    )
    .sort((a, b) => a - b);
  const count = samples.length;
  // Variance of Kendall's statistic.
  const deviation = Math.sqrt((count * (count - 1) * (2 * count + 5)) / 18);
  const margin = Math.min(1.96 * deviation, slopes.length - 1) / 2;
  const middle = (slopes.length - 1) / 2;
  const slopeAt = (rank: number) => slopes[rank] ?? Number.NaN;
  return {
    perHour: (slopeAt(Math.floor(middle)) + slopeAt(Math.ceil(middle))) / 2,
    least: slopeAt(Math.max(0, Math.floor(middle - margin))),
    most: slopeAt(Math.min(slopes.length - 1, Math.ceil(middle + margin))),
  };
}

/** Returns the lowest sample of each of `count` equal parts: memory after garbage collections. */
export function troughs(samples: readonly Sample[], count: number): Sample[] {
  const size = Math.max(1, Math.floor(samples.length / count));
  return Array.from({ length: Math.floor(samples.length / size) }, (_, part) =>
    samples
      .slice(part * size, (part + 1) * size)
      .reduce((lowest, sample) => (sample.value < lowest.value ? sample : lowest)),
  );
}

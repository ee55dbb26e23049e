const { sin, PI } = Math;

/** Width along a leaf, 0 at base and tip, 1 where it is widest. */
export const leafProfiles = {
  lance: (t: number) => sin(PI * t ** 0.82) ** 1.15,
  ovate: (t: number) => sin(PI * t ** 0.62) ** 1.05,
  round: (t: number) => sin(PI * t ** 0.85) ** 0.72,
  birch: (t: number) => (t < 0.28 ? (t / 0.28) ** 0.6 : ((1 - t) / 0.72) ** 0.92),
  blade: (t: number) => sin(PI * t ** 0.55) ** 0.9,
} as const;

export type LeafProfile = keyof typeof leafProfiles;

/** Where along the spine the edge is measured: few points keep curves soft and paths short. */
export function edgeStations(profile: LeafProfile, length: number, teeth: number): number[] {
  if (teeth > 0) {
    const count = length < 30 ? 4 : length < 50 ? 5 : teeth;
    return Array.from({ length: count - 1 }, (_, i) => (i + 1) / count);
  }
  if (profile === "birch") return [0.12, 0.3, 0.6, 0.85];
  return length < 50 ? [0.28, 0.7] : [0.2, 0.5, 0.8];
}

export interface CoverSize {
  readonly width: number;
  readonly height: number;
}

export const coverSizes = {
  tall: { width: 480, height: 600 },
  wide: { width: 960, height: 640 },
  panorama: { width: 1216, height: 520 },
} as const satisfies Record<string, CoverSize>;

export type CoverShape = keyof typeof coverSizes;

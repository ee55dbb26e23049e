import type { LandscapePalette } from "../colors.ts";
import type { Random } from "../random.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Scene extends Size {
  /** Keeps the ids of two pictures on one page apart. */
  readonly prefix: string;
  readonly random: Random;
  readonly colors: LandscapePalette;
  /** Where sky and water meet, in pixels from the top. */
  readonly horizon: number;
  /** Where the fjord opens, as a share of the width. */
  readonly opening: number;
  /** Base height of the mountains, which fills both tall and wide pictures. */
  readonly reach: number;
}

import { commonColors, type OrnamentPalette, petalTones, secondTones } from "./colors.ts";
import { drawBorder } from "./composition/border.ts";
import { drawClosedRing, drawCompassFlower } from "./modern.ts";
import { drawOrnament, floras } from "./ornament.ts";
import { type OrnamentTheme, ornamentPalette } from "./palettes.ts";
import { createRandom } from "./random.ts";
import { Sketch } from "./sketch.ts";
import { renderSvg } from "./svg.ts";

/** How a guest is drawn: in flower, or closed for one who does not come. */
export type GuestFlower = "flower" | "bud";

const flowerView = { width: 296, height: 346, left: -26, top: -22 };
/** The tip of a climbing stem. */
const budView = { width: 144, height: 180, left: -12, top: 0 };

/**
 * Returns a standalone SVG for small copies; equal arguments give equal text. Seeds that end with
 * an even and an odd digit have different colours, for neighbours.
 */
export function drawGuestFlower(seed: string, theme: OrnamentTheme, kind: GuestFlower): string {
  const flora = floras[theme];
  if (flora && kind === "flower") {
    const isOdd = Number.parseInt(seed.at(-1) ?? "", 36) % 2 === 1;
    return drawOrnament(seed, theme, "bloom", { palette: paletteOf(theme, isOdd) });
  }
  const sketch = new Sketch(createRandom(`${seed}#${theme}#${kind}`));
  if (flora) (flora.compositions?.border ?? drawBorder)(sketch, flora);
  else if (kind === "flower") drawCompassFlower(sketch, 2.6);
  else drawClosedRing(sketch);
  return renderSvg(sketch, kind === "flower" ? flowerView : budView, ornamentPalette(theme), "o");
}

/** All petals have the theme's first flower colour, or for the odd its second, if it has one. */
function paletteOf(theme: OrnamentTheme, isOdd: boolean): Partial<OrnamentPalette> {
  const palette = ornamentPalette(theme);
  const hasOwnPetals = palette.petal0 !== commonColors.petal0;
  if (hasOwnPetals && palette.second0 === commonColors.second0) return {};
  const [from, to] = isOdd ? [secondTones, petalTones] : [petalTones, secondTones];
  return Object.fromEntries(to.map((tone, index) => [tone, palette[from[index] ?? tone]]));
}

import type { OrnamentPalette } from "./colors.ts";
import { drawBorder } from "./composition/border.ts";
import { drawBouquet } from "./composition/bouquet.ts";
import { drawCorner } from "./composition/corner.ts";
import { drawDivider } from "./composition/divider.ts";
import { drawWreath } from "./composition/wreath.ts";
import { type CompositionKind, compositionKinds, type Flora } from "./flora.ts";
import { cake } from "./illustrations/cake.ts";
import type { Illustration } from "./illustrations/drawing.ts";
import { dress } from "./illustrations/dress.ts";
import { glasses } from "./illustrations/glasses.ts";
import { invitation } from "./illustrations/invitation.ts";
import { rings } from "./illustrations/rings.ts";
import { shoes } from "./illustrations/shoes.ts";
import { tableSetting } from "./illustrations/table-setting.ts";
import { modernCompositions } from "./modern.ts";
import { type OrnamentTheme, ornamentPalette } from "./palettes.ts";
import { createRandom } from "./random.ts";
import { Sketch } from "./sketch.ts";
import { renderSvg, type View } from "./svg.ts";
import { boho } from "./themes/boho.ts";
import { elegant } from "./themes/elegant.ts";
import { garden } from "./themes/garden.ts";
import { romantic } from "./themes/romantic.ts";
import { rustic } from "./themes/rustic.ts";
import { vintage } from "./themes/vintage.ts";

const illustrations = {
  rings,
  dress,
  shoes,
  table: tableSetting,
  invitation,
  cake,
  glasses,
} as const satisfies Record<string, Illustration>;

type IllustrationKind = keyof typeof illustrations;
const illustrationKinds = Object.keys(illustrations) as IllustrationKind[];

export type OrnamentKind = CompositionKind | IllustrationKind;
export const ornamentKinds: readonly OrnamentKind[] = [...compositionKinds, ...illustrationKinds];

export const floras: Readonly<Record<OrnamentTheme, Flora | undefined>> = {
  romantic,
  modern: undefined,
  rustic,
  vintage,
  boho,
  garden,
  elegant,
};

const compositions: Readonly<Record<CompositionKind, (sketch: Sketch, flora: Flora) => void>> = {
  wreath: drawWreath,
  corner: drawCorner,
  divider: drawDivider,
  bloom: (sketch, flora) => flora.drawStudy(sketch),
  border: drawBorder,
  bouquet: drawBouquet,
};

const views: Readonly<Record<CompositionKind, View>> = {
  wreath: { width: 632, height: 632, left: -16, top: -16 },
  corner: { width: 400, height: 400 },
  divider: { width: 480, height: 80 },
  bloom: { width: 296, height: 346, left: -26, top: -22 },
  border: { width: 120, height: 600 },
  bouquet: { width: 432, height: 506, left: -36, top: -40 },
};

/**
 * Returns a standalone SVG; equal arguments give equal text. Drawings inlined on one page need
 * different `idPrefix`es: copies that share ids lose their gradients when the first is hidden.
 */
export function drawOrnament(
  seed: string,
  theme: OrnamentTheme,
  kind: OrnamentKind,
  options: { idPrefix?: string; palette?: Partial<OrnamentPalette> } = {},
): string {
  // Every kind has its own random stream, so that adding one changes no other.
  const sketch = new Sketch(createRandom(`${seed}#${theme}#${kind}`));
  const view = isComposition(kind)
    ? drawComposition(sketch, theme, kind)
    : drawIllustration(sketch, theme, illustrations[kind]);
  const idPrefix = options.idPrefix?.replaceAll(/[^\w-]/g, "") || "o";
  return renderSvg(sketch, view, ornamentPalette(theme, options.palette), idPrefix);
}

function drawComposition(sketch: Sketch, theme: OrnamentTheme, kind: CompositionKind): View {
  const flora = floras[theme];
  if (flora) (flora.compositions?.[kind] ?? compositions[kind])(sketch, flora);
  else modernCompositions[kind](sketch);
  return views[kind];
}

function drawIllustration(sketch: Sketch, theme: OrnamentTheme, illustration: Illustration): View {
  const flora = floras[theme];
  illustration.draw(sketch, flora?.illustrationTones ?? ["petal0", "petal0", "leaf2"], flora);
  return illustration.view;
}

const isComposition = (kind: OrnamentKind): kind is CompositionKind => kind in compositions;

import { isThemeId, type ThemeId } from "#app/features/weddings/rules.ts";
import { drawOrnament } from "#app/ornament/ornament.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import type { Route } from "./+types/flap.ts";
import { flapColors } from "./mail-theme.ts";

const seedShape = /^[0-9a-z]{1,32}$/;

/** Draws the flap of the envelope in invitation mails, lined with the couple's flowers. */
export async function loader({ params }: Route.LoaderArgs): Promise<Response> {
  const [seed = "", extension] = params.file.split(".");
  if (!isThemeId(params.theme) || !seedShape.test(seed) || extension !== "png") throw notFound();
  const { theme } = params;
  const { pngPicture } = await import("./png-picture.server.ts");
  return pngPicture(`flap ${theme} ${seed}`, () => ({ svg: draw(theme, seed) }));
}

function draw(theme: ThemeId, seed: string): string {
  const { envelope, edge, paper } = flapColors(theme);
  const bloom = drawOrnament(seed, theme, "bloom").replace(
    /width="\d+" height="\d+"/,
    'width="76" height="89"',
  );
  const blooms = places.map(([x, y]) => `<g transform="translate(${x} ${y})">${bloom}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 150" width="1200" height="300"><defs><clipPath id="lining"><path d="${lining}"/></clipPath></defs><path d="M16 150L286 6Q300-1 314 6L584 150Z" fill="${envelope}" stroke="${edge}"/><path d="${lining}" fill="${paper}"/><g clip-path="url(#lining)">${blooms.join("")}</g></svg>`;
}

const lining = "M70 150L289 18Q300 11 311 18L530 150Z";

const places = [
  [262, 22],
  [178, 70],
  [262, 96],
  [346, 70],
  [94, 118],
  [178, 146],
  [346, 146],
  [430, 118],
] as const;

import { renderAsync } from "@resvg/resvg-js";
import { isThemeId, type ThemeId } from "#app/features/weddings/rules.ts";
import { drawOrnament } from "#app/ornament/ornament.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import type { Route } from "./+types/flap.ts";
import { flapColors } from "./mail-theme.ts";

const seedShape = /^[0-9a-z]{1,32}$/;
const maxCached = 50;
const cache = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** The flap of the envelope in invitations, lined with the couple's own flower. */
export async function loader({ params }: Route.LoaderArgs) {
  const [seed = "", extension] = params.file.split(".");
  if (!isThemeId(params.theme) || !seedShape.test(seed) || extension !== "png") throw notFound();
  const key = `${params.theme} ${seed}`;
  const drawing = cache.get(key) ?? draw(params.theme, seed);
  addToCache(key, drawing);
  return new Response(await drawing, {
    headers: {
      "Cache-Control": "public, max-age=31536000, immutable",
      "Content-Type": "image/png",
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
}

async function draw(theme: ThemeId, seed: string): Promise<Uint8Array<ArrayBuffer>> {
  const { envelope, edge, paper } = flapColors(theme);
  const bloom = drawOrnament(seed, theme, "bloom").replace(
    /width="\d+" height="\d+"/,
    'width="76" height="89"',
  );
  const blooms = places.map(([x, y]) => `<g transform="translate(${x} ${y})">${bloom}</g>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 150" width="1200" height="300"><defs><clipPath id="lining"><path d="${lining}"/></clipPath></defs><path d="M16 150L286 6Q300-1 314 6L584 150Z" fill="${envelope}" stroke="${edge}"/><path d="${lining}" fill="${paper}"/><g clip-path="url(#lining)">${blooms.join("")}</g></svg>`;
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return new Uint8Array(image.asPng());
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

/** Drops the oldest; removes a failed drawing, so that the next request retries. */
function addToCache(key: string, drawing: Promise<Uint8Array<ArrayBuffer>>): void {
  cache.delete(key);
  cache.set(key, drawing);
  drawing.catch(() => cache.delete(key));
  const [oldest] = cache.keys();
  if (cache.size > maxCached && oldest) cache.delete(oldest);
}

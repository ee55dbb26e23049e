import { renderAsync } from "@resvg/resvg-js";

const maxCached = 200;
const cache = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** Mail programs show no SVG. The address must change with the drawing. */
export async function pngPicture(
  key: string,
  draw: () => string,
  fitTo: { mode: "width"; value: number } | { mode: "original" } = { mode: "original" },
): Promise<Response> {
  const picture = cache.get(key) ?? render(draw(), fitTo);
  addToCache(key, picture);
  return new Response(await picture, {
    headers: {
      "Cache-Control": "public, max-age=31536000, immutable",
      "Content-Type": "image/png",
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
}

async function render(
  svg: string,
  fitTo: { mode: "width"; value: number } | { mode: "original" },
): Promise<Uint8Array<ArrayBuffer>> {
  const image = await renderAsync(svg, { fitTo, font: { loadSystemFonts: false } });
  return new Uint8Array(image.asPng());
}

/** Drops the oldest; removes a failed drawing, so that the next request retries. */
function addToCache(key: string, picture: Promise<Uint8Array<ArrayBuffer>>): void {
  cache.delete(key);
  cache.set(key, picture);
  picture.catch(() => cache.delete(key));
  const [oldest] = cache.keys();
  if (cache.size > maxCached && oldest) cache.delete(oldest);
}

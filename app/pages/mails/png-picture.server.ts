import { renderAsync } from "@resvg/resvg-js";
import { sharp } from "#app/platform/pictures/sharp.server.ts";

interface Drawing {
  svg: string;
  /** In pixels; the drawing's own width by default. */
  width?: number;
  /** The part that is shown, in pixels. */
  crop?: { left: number; top: number; width: number; height: number };
}

const maxCached = 200;
const cache = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** Mail programs show no SVG. The response is cached for good, so a new drawing needs a new URL. */
export async function pngPicture(key: string, draw: () => Drawing): Promise<Response> {
  const picture = cache.get(key) ?? render(draw());
  addToCache(key, picture);
  return new Response(await picture, {
    headers: {
      "Cache-Control": "public, max-age=31536000, immutable",
      "Content-Type": "image/png",
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
}

async function render({ svg, width, crop }: Drawing): Promise<Uint8Array<ArrayBuffer>> {
  const image = await renderAsync(svg, {
    ...(width !== undefined && { fitTo: { mode: "width", value: width } }),
    font: { loadSystemFonts: false },
  });
  const png = image.asPng();
  if (!crop) return new Uint8Array(png);
  return new Uint8Array(await sharp(png).extract(crop).png().toBuffer());
}

/** Drops the oldest; removes a failed drawing, so that the next request retries. */
function addToCache(key: string, picture: Promise<Uint8Array<ArrayBuffer>>): void {
  cache.delete(key);
  cache.set(key, picture);
  picture.catch(() => cache.delete(key));
  const [oldest] = cache.keys();
  if (cache.size > maxCached && oldest) cache.delete(oldest);
}

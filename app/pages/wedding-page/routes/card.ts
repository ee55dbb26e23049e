import { requirePublicWedding } from "#app/features/weddings/access.server.ts";
import {
  type HeroImage,
  loadWeddingAndPhoto,
  type Wedding,
} from "#app/features/weddings/queries.server.ts";
import { formatPlace, themeOf } from "#app/features/weddings/rules.ts";
import { ornamentSeed } from "#app/ornament/seed.ts";
import { formatLongDate } from "#app/platform/oslo-time.ts";
import { readPreview } from "#app/platform/pictures/pictures.server.ts";
import { renderCard } from "../card/card.server.ts";
import { couplePalette } from "../theme/couple-palette.ts";
import type { Route } from "./+types/card.ts";

const maxCached = 100;
const cache = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

export async function loader({ request }: Route.LoaderArgs) {
  const { wedding, photo } = await loadWeddingAndPhoto(await requirePublicWedding(request));
  const key = `${wedding.id} ${wedding.version}`;
  const drawing = cache.get(key) ?? draw(wedding, photo);
  addToCache(key, drawing);
  return new Response(await drawing, {
    headers: {
      "Cache-Control": "public, max-age=86400",
      "Content-Type": "image/jpeg",
      "X-Robots-Tag": "noindex",
    },
  });
}

async function draw(wedding: Wedding, photo: HeroImage | null): Promise<Uint8Array<ArrayBuffer>> {
  const theme = themeOf(wedding);
  return renderCard({
    theme,
    palette: couplePalette(theme, wedding.colors),
    seed: ornamentSeed(wedding.bride, wedding.groom, wedding.weddingDate),
    names: [wedding.bride, wedding.groom],
    lines: [formatLongDate(wedding.weddingDate), formatPlace(wedding)].filter(Boolean),
    photo: photo && (await readPreview(photo.id)),
  });
}

/** Drops the oldest; removes a failed drawing, so that the next request retries. */
function addToCache(key: string, drawing: Promise<Uint8Array<ArrayBuffer>>): void {
  cache.delete(key);
  cache.set(key, drawing);
  drawing.catch(() => cache.delete(key));
  const [oldest] = cache.keys();
  if (cache.size > maxCached && oldest) cache.delete(oldest);
}

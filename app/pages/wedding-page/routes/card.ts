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
import { promiseCache } from "#app/platform/promise-cache.ts";
import { couplePalette } from "../theme/couple-palette.ts";
import type { Route } from "./+types/card.ts";

const drawn = promiseCache<Uint8Array<ArrayBuffer>>(100);

export async function loader({ request }: Route.LoaderArgs) {
  const { wedding, photo } = await loadWeddingAndPhoto(await requirePublicWedding(request));
  const key = `${wedding.id} ${wedding.version}`;
  return new Response(await drawn(key, () => draw(wedding, photo)), {
    headers: {
      "Cache-Control": "public, max-age=86400",
      "Content-Type": "image/jpeg",
      "X-Robots-Tag": "noindex",
    },
  });
}

async function draw(wedding: Wedding, photo: HeroImage | null): Promise<Uint8Array<ArrayBuffer>> {
  const theme = themeOf(wedding);
  const { renderCard } = await import("../card/card.server.ts");
  return renderCard({
    theme,
    palette: couplePalette(theme, wedding.colors),
    seed: ornamentSeed(wedding.bride, wedding.groom, wedding.weddingDate),
    names: [wedding.bride, wedding.groom],
    lines: [formatLongDate(wedding.weddingDate), formatPlace(wedding)].filter(Boolean),
    photo: photo && (await readPreview(photo.id)),
  });
}

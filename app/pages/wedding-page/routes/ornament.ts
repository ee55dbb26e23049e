import { isThemeId, type ThemeId } from "#app/features/weddings/rules.ts";
import { drawGuestFlower } from "#app/ornament/guest-flower.ts";
import { drawLandscape } from "#app/ornament/landscape.ts";
import { drawOrnament } from "#app/ornament/ornament.ts";
import { stemsOverPhoto } from "#app/ornament/palettes.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { immutableSvg } from "#app/platform/http/svg-responses.server.ts";
import { landscapeSizes, ornamentSizes } from "../ornament-files.ts";
import type { Route } from "./+types/ornament.ts";

const ornamentFile = /^([a-z]+)(?:-([a-z0-9]{1,8}?))??(-photo)?\.svg$/;
const landscapeFile = /^landscape-([a-z]+)\.svg$/;
const seedShape = /^[0-9a-z]{1,32}$/;

export function loader({ params, request }: Route.LoaderArgs) {
  const { theme, seed, file } = params;
  if (!isThemeId(theme) || !seedShape.test(seed)) throw notFound();
  return immutableSvg(request, () => {
    const svg = draw(theme, seed, file);
    if (!svg) throw notFound();
    return svg;
  });
}

function draw(theme: ThemeId, seed: string, file: string): string | undefined {
  const landscape = landscapeFile.exec(file)?.[1] ?? "";
  if (isKeyOf(landscapeSizes, landscape)) {
    const [width, height] = landscapeSizes[landscape];
    return drawLandscape(seed, theme, { width, height });
  }
  const [, kind = "", variant = "", overPhoto] = ornamentFile.exec(file) ?? [];
  if (!isKeyOf(ornamentSizes, kind)) return undefined;
  if (kind === "flower" || kind === "bud") return drawGuestFlower(seed + variant, theme, kind);
  return drawOrnament(seed + variant, theme, kind, {
    palette: overPhoto ? stemsOverPhoto[theme] : {},
  });
}

function isKeyOf<Map extends object>(map: Map, key: PropertyKey): key is keyof Map {
  return Object.hasOwn(map, key);
}

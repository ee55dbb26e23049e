import type { ThemeId } from "#app/features/weddings/rules.ts";
import { pagePalettes } from "#app/ornament/palettes.ts";
import { letteringOf } from "../theme/lettering.server.ts";

const box = 64;

const heart =
  "M32 50C20 41 13 34 13 25.5C13 19.500 17.500 15 23 15c3.800 0 7.200 2.100 9 5.500 1.800-3.400 5.200-5.500 9-5.500 5.500 0 10 4.500 10 10.500C51 34 44 41 32 50z";

export async function drawMonogram(theme: ThemeId, letters: string): Promise<string> {
  const { accent, onAccent } = pagePalettes[theme];
  const lettering = await letteringOf(theme, [letters]);
  const width = lettering.widthOf(letters);
  const size = Math.min(36, 50 / (width ?? 1));
  const path = width
    ? lettering.centred(letters, { middle: box / 2, baseline: box / 2 + size * 0.34, size })
    : heart;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box} ${box}">` +
    `<rect width="${box}" height="${box}" rx="14" fill="${accent}"/>` +
    `<path d="${path}" fill="${onAccent}"/></svg>`
  );
}

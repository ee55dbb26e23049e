import type { ThemeId } from "#app/features/weddings/rules.ts";
import { looks } from "../theme/themes.ts";
import { letteringOf } from "./lettering.server.ts";

const size = 64;

/** Two letters in the theme's display face on its accent, 64 pixels wide, as a standalone SVG. */
export async function drawMonogram(theme: ThemeId, letters: [string, string]): Promise<string> {
  const { accent, onAccent } = looks[theme].palette;
  const lettering = await letteringOf(theme);
  const path =
    lettering.centred(letters.join(""), {
      middle: size / 2,
      baseline: 44,
      height: 34,
      width: 50,
    }) ?? heart;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">` +
    `<rect width="${size}" height="${size}" rx="14" fill="${accent}"/>` +
    `<path d="${path}" fill="${onAccent}"/></svg>`
  );
}

/** For letters the face does not have. */
const heart =
  "M32 50C20 41 13 34 13 25.500C13 19.500 17.500 15 23 15c3.800 0 7.200 2.100 9 5.500 1.800-3.400 5.200-5.500 9-5.500 5.500 0 10 4.500 10 10.500C51 34 44 41 32 50z";

import { isThemeId, type ThemeId } from "#app/features/weddings/rules.ts";
import { drawGuestFlower, type GuestFlower } from "#app/ornament/guest-flower.ts";
import { guestFlowerVariant } from "#app/pages/wedding-page/ornament-files.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import type { Route } from "./+types/flower.ts";

const seedShape = /^[0-9a-z]{1,32}$/;
const fileShape = /^(flower|bud)-([0-9a-z]{1,8})\.png$/;
/** Twice the width in the mail. */
const width = 84;
/**
 * The picture of a bud is cut out of one of its whole stem, because resvg ends the process when a
 * transparent group lies outside the picture.
 */
const stem = {
  header: 'width="1200" height="2880" viewBox="-336 -192 1200 2880"',
  width: 175,
  crop: { left: 42, top: 28, width, height: 105 },
};

/** Draws a guest's flower for confirmations, the same as on the invitation's page. */
export async function loader({
  params: { theme, seed, file },
}: Route.LoaderArgs): Promise<Response> {
  const [, kind, variant = ""] = fileShape.exec(file) ?? [];
  if (!isThemeId(theme) || !seedShape.test(seed) || !kind) throw notFound();
  const drawing = `flower ${theme} ${seed} ${file}`;
  const { pngPicture } = await import("./png-picture.server.ts");
  return pngPicture(drawing, () => draw(seed + variant, theme, kind as GuestFlower));
}

function draw(seed: string, theme: ThemeId, kind: GuestFlower) {
  const svg = drawGuestFlower(seed, theme, kind);
  if (kind === "flower") return { svg, width };
  const whole = svg.replace(/width="\d+" height="\d+" viewBox="[^"]*"/, stem.header);
  return { svg: whole, width: stem.width, crop: stem.crop };
}

interface FlowerOf {
  theme: ThemeId;
  /** The seed of the couple's ornaments. */
  seed: string;
  /** A guest's id, or `companionKey` of it, as on the invitation's page. */
  person: string;
  /** The person's index in the household. */
  place: number;
}

export function flowerPath({ theme, seed, person, place }: FlowerOf, kind: GuestFlower): string {
  return `/mail-flower/${theme}/${seed}/${kind}-${guestFlowerVariant(person, place)}.png`;
}

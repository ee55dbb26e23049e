import { isThemeId, type ThemeId } from "#app/features/weddings/rules.ts";
import { drawGuestFlower, type GuestFlower } from "#app/ornament/guest-flower.ts";
import { guestFlowerVariant } from "#app/pages/wedding-page/ornament-files.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import type { Route } from "./+types/flower.ts";
import { pngPicture } from "./png-picture.server.ts";

const seedShape = /^[0-9a-z]{1,32}$/;
const fileShape = /^(flower|bud)-([0-9a-z]{1,8})\.png$/;
/** Twice the width in the mail. */
const width = 84;

/** A guest's flower in confirmations, the same as on the page of the invitation. */
export function loader({ params: { theme, seed, file } }: Route.LoaderArgs): Promise<Response> {
  const [, kind, variant = ""] = fileShape.exec(file) ?? [];
  if (!isThemeId(theme) || !seedShape.test(seed) || !kind) throw notFound();
  return pngPicture(
    `flower ${theme} ${seed} ${file}`,
    () => drawGuestFlower(seed + variant, theme, kind as GuestFlower),
    { mode: "width", value: width },
  );
}

interface FlowerOf {
  theme: ThemeId;
  /** Of the couple's ornaments. */
  seed: string;
  /** As on the page of the invitation: a guest's id, or that and `companion`. */
  person: string;
  /** Among all of the household. */
  place: number;
}

export function flowerPath({ theme, seed, person, place }: FlowerOf, kind: GuestFlower): string {
  return `/mail-flower/${theme}/${seed}/${kind}-${guestFlowerVariant(person, place)}.png`;
}

import type { ThemeId } from "#app/features/weddings/rules.ts";
import type { PhotoView } from "../gallery/gallery-view.ts";
import { landscapeImage, type OrnamentImage, ornamentImage } from "../ornament-files.ts";

/** Invented; must be marked wherever they are shown, and are stored nowhere. */
export function examplePhotos(theme: ThemeId, seed: string): PhotoView[] {
  const scene = (name: "tall" | "wide" | "square", variant: string) =>
    landscapeImage(theme, seed + variant, name);
  return [
    photo("Sigrid", "Utsikten fra kirkebakken", scene("wide", "u")),
    photo("Bord fire", "Skål for dere", ornamentImage(theme, seed, "glasses")),
    photo("Gunnvor", "Veien hjem, klokka halv tre", scene("tall", "v")),
    photo("Mathias, 7 år", "Jeg fikk passe ringene", ornamentImage(theme, seed, "rings")),
    photo("Ragnhild", "Buketten landet hos meg", ornamentImage(theme, seed, "bouquet")),
    photo("Naboene", "Det siste lyset den kvelden", scene("square", "l")),
  ];
}

function photo(guestName: string, caption: string, drawing: OrnamentImage): PhotoView {
  return {
    id: `eksempel-${guestName.toLowerCase().replace(/[^a-zæøå]+/g, "-")}`,
    guestName,
    caption,
    time: { iso: "", text: "" },
    picture: { ...drawing, href: drawing.src },
    likes: 0,
    liked: false,
    isOwn: false,
    awaiting: false,
    example: true,
  };
}

import type { ThemeId } from "#app/features/weddings/rules.ts";
import { landscapeImage, type OrnamentImage, ornamentImage } from "../ornament-files.ts";

type Kind = "glasses" | "table" | "cake" | "bouquet" | "shoes" | "invitation" | "landscape";

/** Word starts and endings, in order of precedence. */
const kindsByStems: readonly [Kind, string][] = [
  ["landscape", "reise tur helg hytte fjell opphold overnatting hotell ferie telt båt cruise fly"],
  ["glasses", "glass glassene vin øl champagne karaffel bobler krystall bar"],
  ["cake", "kake bake bakst bolle sjokolade miksmaskin kjøkkenmaskin vaffel"],
  ["bouquet", "blomst blomster vase vaser bukett plante potte hage"],
  ["shoes", "sko tøfler støvler ski dans dansekurs"],
  ["invitation", "gavekort abonnement billett billetter kurs bok bøker album bidrag penger"],
  [
    "table",
    "servise tallerken tallerkener bestikk kniv kniver fat skål skåler kopp kopper krus duk gryte kjele panne ovn kjøkken middag mat kaffe",
  ],
];

const defaultKinds = ["table", "glasses", "bouquet", "cake"] as const;

export interface WishDrawing extends OrnamentImage {
  fillsFrame: boolean;
}

/** Deterministic, so that a wish keeps its drawing. */
export function wishDrawing(
  theme: ThemeId,
  seed: string,
  wish: { id: string; title: string; description: string | null },
): WishDrawing {
  const kind = kindFor(wish.title) ?? kindFor(wish.description ?? "") ?? defaultKindFor(wish.id);
  return kind === "landscape"
    ? { ...landscapeImage(theme, seed, "square"), fillsFrame: true }
    : { ...ornamentImage(theme, seed, kind), fillsFrame: false };
}

function kindFor(text: string): Kind | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const matchesWord = (stem: string) =>
    words.some((word) => word.startsWith(stem) || word.endsWith(stem));
  return kindsByStems.find(([, stems]) => stems.split(" ").some(matchesWord))?.[0];
}

function defaultKindFor(id: string): Kind {
  return defaultKinds[Number.parseInt(id.slice(-4), 16) % defaultKinds.length] ?? "table";
}

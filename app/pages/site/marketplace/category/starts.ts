import type { ListingCategory } from "#app/features/marketplace/rules.ts";
import type { silhouetteForms } from "#app/ornament/plates/silhouette-forms.ts";
import { categoryPages } from "../paths.ts";

export type CategoryWithPage = keyof typeof categoryPages;

/** What the head of a category begins with. */
interface CategoryHead {
  lead: string;
  description: string;
  /** Searches within the category, by the words that sellers use. */
  searches: { label: string; text: string; form?: keyof typeof silhouetteForms }[];
  /** Or the choices of a filter. */
  facet: "storrelse" | "pris" | null;
  startLabel: string;
  /** The last cell asks for the reader's own. */
  sellYours: { title: string; action: string };
}

export const categoryHeads: Record<CategoryWithPage, CategoryHead> = {
  dresses: {
    lead: "Begynn med formen. Resten er str., pris og hvem den har danset med.",
    description: "Brukte og nye brudekjoler fra hele landet, etter form, størrelse og pris.",
    searches: [
      { label: "A-linje", text: "a-linje", form: "a" },
      { label: "Ballkjole", text: "ballkjole", form: "ball" },
      { label: "Havfrue", text: "havfrue", form: "mermaid" },
      { label: "Lange ermer", text: "lange ermer", form: "sheath" },
      { label: "Empire", text: "empire", form: "empire" },
      { label: "Silke", text: "silke", form: "slip" },
      { label: "Kort", text: "kort kjole", form: "tea" },
    ],
    facet: null,
    startLabel: "Velg form",
    sellYours: { title: "Henger kjolen deres i skapet?", action: "Selg kjolen" },
  },
  shoes: {
    lead: "Begynn med størrelsen. De fleste har danset én kveld, noen ikke en gang det.",
    description: "Brukte og nye brudesko, støvletter og dressko, etter størrelse og pris.",
    searches: [],
    facet: "storrelse",
    startLabel: "Velg størrelse",
    sellYours: { title: "Står skoene deres i skapet?", action: "Selg skoene" },
  },
  decoration: {
    lead: "Begynn med stedet. Det meste har pyntet ett bryllup før og pynter gjerne ett til.",
    description: "Brukt og ny pynt til bordet, vielsen og festen.",
    searches: [
      { label: "Til bordet", text: "bord" },
      { label: "Til vielsen", text: "seremoni" },
      { label: "Lys", text: "lys" },
      { label: "Papir og kort", text: "kort" },
    ],
    facet: null,
    startLabel: "Velg sted",
    sellYours: { title: "Står pynten deres i en kasse?", action: "Selg pynten" },
  },
  gifts: {
    lead: "Begynn med hva den skal koste. Papir og bånd kommer i tillegg.",
    description: "Bryllupsgaver med historie, brukte og nye, etter pris.",
    searches: [],
    facet: "pris",
    startLabel: "Velg pris",
    sellYours: { title: "Fikk dere to like?", action: "Selg den ene" },
  },
};

export function categoryOfPath(pathname: string): CategoryWithPage | null {
  const found = Object.entries(categoryPages).find(([, path]) => path === pathname);
  return found ? (found[0] as CategoryWithPage & ListingCategory) : null;
}

import type { Party, Season, Tone } from "../rules.ts";

interface PartyWords {
  /** After "det blir". */
  what: string;
  dinner: string;
  end: string;
  /** Begins a sentence of the light tone. */
  bring: string;
}

export const partyWords: Readonly<Record<Party, PartyWords>> = {
  barn: {
    what: "stor fest på låven",
    dinner: "Middag på låven",
    end: "Brudevals og fest på låven",
    bring: "Ta med dansesko.",
  },
  classic: {
    what: "middag, taler og dans",
    dinner: "Middag og taler",
    end: "Brudevals og dans",
    bring: "Øv gjerne på valsen.",
  },
  small: {
    what: "en lang middag med de nærmeste",
    dinner: "Lang middag",
    end: "En siste skål",
    bring: "Ta med god appetitt.",
  },
  garden: {
    what: "hagefest",
    dinner: "Mat i hagen",
    end: "Musikk i hagen",
    bring: "Sko som tåler gress, er lurt.",
  },
  city: {
    what: "fest i byen",
    dinner: "Middag i byen",
    end: "Brudevals og fest",
    bring: "Ta med dansesko.",
  },
  home: {
    what: "fest hjemme hos oss",
    dinner: "Mat hjemme hos oss",
    end: "Fest utover kvelden",
    bring: "Ta med godt humør.",
  },
  mountain: {
    what: "fest på fjellet",
    dinner: "Middag på fjellet",
    end: "Dans og høy himmel",
    bring: "Ta med en varm genser.",
  },
  sea: {
    what: "fest ved sjøen",
    dinner: "Middag ved sjøen",
    end: "Dans ved vannkanten",
    bring: "Ta med noe mot vinden.",
  },
};

export const seasonWords: Readonly<
  Record<Season, { definite: string; day: string; toast: string; color: string }>
> = {
  spring: { definite: "våren", day: "en vårdag", toast: "Skål ute", color: "mint" },
  summer: { definite: "sommeren", day: "en sommerdag", toast: "Skål ute", color: "honning" },
  autumn: {
    definite: "høsten",
    day: "en høstdag",
    toast: "Noe varmt i glasset",
    color: "burgunder",
  },
  winter: {
    definite: "vinteren",
    day: "en vinterdag",
    toast: "Noe varmt å drikke",
    color: "sjøblå",
  },
};

export const programWords = {
  ceremony: "Vielse",
  toast: "Skål og bilder",
  cake: "Kake og kaffe",
  breakfast: "Frokost dagen etter",
};

/** The name of a tone, and how the letter asks for it: "Skriv det lunt". */
export const toneWords: Readonly<Record<Tone, { name: string; adverb: string }>> = {
  warm: { name: "Lun", adverb: "lunt" },
  light: { name: "Leken", adverb: "lekent" },
  solemn: { name: "Høytidelig", adverb: "høytidelig" },
};

import type { StoredData } from "./stored-data.ts";

/** What the marketplace stores. */
export const marketFacts: StoredData[] = [
  {
    term: "Annonser på markedsplassen",
    holds:
      "Det selgeren skriver: tittel, beskrivelse, pris, mål, sted, navn, organisasjonsnummer og bilder. Også tidligere priser, hva som er reservert og solgt, prisen det ble solgt for, og om provisjonen er betalt.",
    purpose: "For at den som leter etter noe, skal finne det.",
    seenBy:
      "Alle, når annonsen er publisert. Kladder og provisjon ser bare selgeren og administratorene. E-postadressen vises ikke.",
    retention: "Til selgeren sletter annonsen eller kontoen.",
  },
  {
    term: "Handler og vurderinger",
    holds:
      "Hvilken annonse en samtale gjelder, hvem den er reservert for eller solgt til i samtalen, og kjøperens vurdering fra 1 til 5.",
    purpose: "For at kjøper og selger skal vite hva som er avtalt, og andre hvem de handler med.",
    seenBy:
      "De to i samtalen. Snittet av vurderingene står ved selgerens annonser, uten navn på dem som ga dem.",
    retention:
      "Til kjøperen sletter kontoen eller bryllupet. Da teller heller ikke vurderingen lenger.",
  },
  {
    term: "Favoritter og lagrede søk",
    holds:
      "Hvilke annonser du har lagret, søkene dine med navn, og når du sist så på treffene. Uten konto ligger favorittene bare i nettleseren din.",
    purpose: "For at du skal finne dem igjen, og for at vi kan si fra om nye treff.",
    seenBy: "Du. Selgeren får ikke vite hvem som har lagret annonsen.",
    retention: "Til du fjerner dem eller sletter kontoen.",
  },
];

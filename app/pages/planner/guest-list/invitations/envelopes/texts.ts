import type { SharingReason } from "#app/features/invitations/envelopes/rules.ts";
import { plural } from "../plural.ts";

export const envelopeTexts = {
  title: "Hvem deler konvolutt?",
  intro: (guests: number, households: number) =>
    `${plural(guests, "gjest", "gjester")} har ${plural(households, "konvolutt", "konvolutter")} nå. Dette er husstandene vi tror bor sammen.`,
  uncertain: (count: number) => (count === 0 ? "" : `${count} er vi usikre på.`),
  notice: (count: number) =>
    count === 1
      ? "To husstander ser ut til å dele konvolutt."
      : `Vi tror dere kan spare noen konvolutter: ${count} forslag.`,
  see: "Se forslagene",
  list: "Forslag",
  reasons: {
    contact: "Samme e-post eller telefon",
    address: "Samme adresse",
    "address-only": "Samme adresse, ulike etternavn",
    surname: "Samme etternavn",
  } satisfies Record<SharingReason, string>,
  noAddress: "Uten adresse",
  merge: "Del konvolutt",
  apart: "Hver sin",
  apartOf: (names: string) => `Hver sin konvolutt: ${names}`,
  refused: "Hver sin konvolutt",
  refusedHint: "Dere har sagt nei til at disse deler.",
  suggest: "Foreslå igjen",
  suggestOf: (names: string) => `Foreslå igjen: ${names}`,
  join: (names: string[]) => new Intl.ListFormat("nb").format(names),
  mergeOf: (names: string) => `Del konvolutt: ${names}`,
  mergeCertain: (count: number) => `Godta ${plural(count, "sikkert forslag", "sikre forslag")}`,
  none: "Ingen forslag",
  noneHint: "Hver husstand har sin konvolutt. I listen kan dere velge flere og slå dem sammen.",
  toList: "Til invitasjonene",
};

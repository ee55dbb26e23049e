import { formatNumber } from "#app/platform/numbers.ts";

const status = { attending: "Kommer", declined: "Kommer ikke", pending: "Venter svar" };

export const sinceTexts = {
  since: (time: string) => `Siden du var her ${time}`,
  first: "Alt som har skjedd så langt",
  markSeen: "Alt er sett",
  nothing: (day: string) => `Ingenting nytt siden ${day}.`,
  nothingYet: "Ingen har svart ennå.",
  nothingHint: "Her ser dere hvem som har svart, endret svaret eller meldt avbud.",
  coming: "Kommer",
  diets: "Beskjeder til kjøkkenet",
  from: (before: number) => `fra ${formatNumber(before)}`,
  unchanged: "som sist",
  at: (clock: string) => `kl. ${clock}`,
  kitchen: "Kjøkken",
  severe: (diet: string) => `${diet}, alvorlig`,
  answered: {
    attending: (name: string) => `${name} kommer`,
    declined: (name: string) => `${name} kommer ikke`,
    pending: (name: string) => `${name} venter med å svare`,
  },
  cancelled: (name: string) => `${name} kommer ikke likevel`,
  confirmed: (name: string) => `${name} kommer likevel`,
  companionNamed: (name: string) => `${name} ga følget et navn`,
  companionAdded: (name: string) => `${name} tar med følge`,
  companionGone: (name: string) => `${name} kommer uten følge`,
  diet: (name: string) => `${name} sa fra om maten`,
  companionIs: (companion: string) => `Følget er ${companion}.`,
  withCompanion: (companion: string) => `Sammen med ${companion}.`,
  setByPartner: (partner: string, name: string, to: keyof typeof status) =>
    `${partner} satte ${name} til ${status[to]}`,
};

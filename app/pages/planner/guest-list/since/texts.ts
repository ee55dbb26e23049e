import { formatCount, formatNumber } from "#app/platform/numbers.ts";

const list = new Intl.ListFormat("nb", { type: "conjunction" });
const status = { attending: "Kommer", declined: "Kommer ikke", pending: "Venter svar" };
const maxNames = 3;

type Status = keyof typeof status;

export const sinceTexts = {
  title: "Siden sist",
  since: (name: string, time: string) => `Siden ${name || "du"} var her ${time}`,
  first: "Alt som har skjedd så langt",
  all: (count: number) => (count === 1 ? "Se endringen" : `Se alle ${count}`),
  markSeen: "Alt er sett",
  nothing: (day: string) => `Ingenting nytt siden ${day}.`,
  nothingYet: "Ingen har svart ennå.",
  nothingHint: "Her ser dere hvem som har svart, endret svaret eller meldt avbud.",
  today: "I dag",
  yesterday: (day: string) => `I går, ${day}`,
  recent: { today: "i dag", yesterday: "i går" },
  coming: "Kommer",
  diets: "Beskjeder til kjøkkenet",
  before: "før",
  moreAndFewer: (more: number, fewer: number) => {
    const parts = [
      more > 0 && `${formatCount(more)} ${more === 1 ? "ny" : "nye"}`,
      fewer > 0 && `${formatCount(fewer)} mindre`,
    ];
    return parts.filter(Boolean).join(", ") || "som sist";
  },
  severeOfThem: (count: number) => `${formatCount(count)} av dem alvorlig`,
  unchanged: "som sist",
  kitchen: "Kjøkken",
  severe: (diet: string) => `${diet}, alvorlig`,
  severeAlone: "Alvorlig allergi",
  answered: {
    attending: (name: string) => `${name} kommer`,
    declined: (name: string) => `${name} kommer ikke`,
    pending: (name: string) => `${name} venter med å svare`,
  },
  answeredTogether: (names: readonly string[]) => `${list.format(names)} svarte`,
  comeAndStay: (coming: readonly string[], declined: readonly string[]) => {
    const sentences = [
      coming.length > 0 && `${list.format(coming)} kommer.`,
      declined.length > 0 && `${list.format(declined)} kommer ikke.`,
    ];
    return sentences.filter(Boolean).join(" ");
  },
  companion: "et følge",
  companionOf: (name: string) => `følget til ${name}`,
  cancelled: (name: string) => `${name} kommer ikke likevel`,
  confirmed: (name: string) => `${name} kommer likevel`,
  answeredBefore: (before: Status) => `Svarte ${status[before]} først.`,
  companionNamed: (name: string) => `${name} ga følget et navn`,
  companionAdded: (name: string) => `${name} tar med følge`,
  companionGone: (name: string) => `${name} kommer uten følge`,
  diet: (name: string) => `${name} sa fra om maten`,
  companionIs: (companion: string) => `Følget er ${companion}.`,
  withCompanion: (companion: string) => `Sammen med ${companion}.`,
  formerPartner: "En av dere",
  setByPartner: (partner: string, names: readonly string[], to: Status) => {
    const guests =
      names.length > maxNames ? `${formatNumber(names.length)} gjester` : list.format(names);
    return `${partner} satte ${guests} til ${status[to]}`;
  },
  companionByPartner: (partner: string, name: string) => `${partner} endret følget til ${name}`,
  dietByPartner: (partner: string, name: string) => `${partner} endret kostholdet til ${name}`,
};

import { formatNumber } from "#app/platform/numbers.ts";
export const galleryAdminTexts = {
  title: "Gjestebilder",
  download: "Last ned alle",
  downloadHint: "(zip-fil med originalene)",
  preview: "Forhåndsvis",
  newTab: "(åpnes i ny fane)",
  anonymous: "Anonym gjest",
  noWedding: "Gjestebildene hører til bryllupssiden. Lag den først, så kan gjestene dele bilder.",
  notLoaded: "Kunne ikke laste bilder",
  connectionLost: "Uten kontakt. Bildene kan være gamle.",

  approval: {
    label: "Godkjenn bilder før de vises",
    hint: "Nye bilder venter her til dere sier ja.",
  },

  filters: {
    label: "Hvilke bilder",
    all: "Alle",
    shown: "Vises",
    awaiting: "Venter",
    hidden: "Skjult",
  },
  noMatches: {
    shown: "Ingen bilder vises",
    awaiting: "Ingen bilder venter",
    hidden: "Ingen bilder er skjult",
    page: "Det er ingen flere bilder",
    showAll: "Vis alle bilder",
  },
  empty: {
    title: "Ingen bilder ennå",
    text: "Del lenken til bryllupssiden. Bildene gjestene deler, dukker opp her i samme øyeblikk.",
  },
  pages: {
    label: "Sider med bilder",
    range: (from: number, to: number, total: number) =>
      `Viser ${formatNumber(from)}–${formatNumber(to)} av ${formatNumber(total)}\u00a0bilder`,
    previous: "Forrige",
    next: "Neste",
  },

  photo: {
    select: (name: string) => `Velg bildet fra ${name}`,
    open: "Åpne i ny fane",
    openOf: (name: string) => `Åpne bildet fra ${name} i ny fane`,
    delete: "Slett",
    deleteOf: (name: string) => `Slett bildet fra ${name}`,
    moreOptions: (name: string) => `Flere valg for bildet fra ${name}`,
    hide: "Skjul",
    show: "Vis igjen",
    approve: "Godkjenn",
    showSender: "Vis alt fra avsenderen",
    likes: (count: number) => (count === 1 ? "1 hjerte" : `${count} hjerter`),
  },

  selection: {
    label: "Valgte bilder",
    hide: "Skjul",
    show: "Vis",
    download: "Last ned",
    delete: "Slett",
  },

  done: {
    deleted: (count: number) => (count === 1 ? "Bilde slettet" : `${count} bilder slettet`),
    alreadyDeleted: "Bildet var slettet allerede",
    restored: (count: number) => (count === 1 ? "Bildet er tilbake" : `${count} bilder er tilbake`),
    alreadyRestored: "Bildet er i galleriet allerede",
    shown: (count: number) => (count === 1 ? "Bildet vises" : `${count} bilder vises`),
    awaiting: (count: number) =>
      count === 1 ? "Bildet venter igjen" : `${count} bilder venter igjen`,
    hidden: (count: number) => (count === 1 ? "Bilde skjult" : `${count} bilder skjult`),
    unchanged: "Det var gjort allerede",
    approvalOn: "Nye bilder venter på dere",
    approvalOff: "Nye bilder vises med en gang",
  },
  errors: {
    delete: "Kunne ikke slette bilde",
    restore: "Kunne ikke hente tilbake bilde",
    change: "Kunne ikke lagre endringen",
  },

  zip: {
    hiddenFolder: "Skjult",
    heldFolder: "Til kontroll",
    missingFileName: "Mangler.txt",
    missingFileText: (names: string[]) =>
      ["Disse bildene ble ikke funnet, og er ikke med:", "", ...names, ""].join("\r\n"),
  },
} as const;

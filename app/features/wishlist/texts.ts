import { formatWait } from "#app/platform/http/texts.ts";

export const wishlistTexts = {
  title: "Ønskeliste",
  intro: "Det fineste er at du kommer. Vil du gi noe, har vi ønsket oss dette.",
  introMoney: "Det fineste er at du kommer. Vil du gi noe, kan du gjøre det her.",
  free: (free: number, total: number) =>
    free === 0 ? "Alle ønskene er reservert." : `${free} av ${total} er ledige, og de står først.`,
  more: "Vis flere",
  moreOf: (left: number) => `av ønskene. ${left} er ikke vist.`,
  noPrice: "Pris ikke oppgitt",
  example: "Eksempel",
  reserve: "Reserver",
  reserving: "Reserverer …",
  reserveHint: "Navnet ditt vises på ønskelisten, så to ikke gir det samme.",
  name: "Navnet ditt",
  cancel: "Avbryt",
  reservedBy: "Reservert av",
  reservedUnnamed: "Reservert",
  reservedByYou: "Du har reservert denne",
  nameHint: "De andre gjestene ser at",
  nameHintEnd: "har reservert",
  release: "Angre reservasjonen",
  releaseOf: (title: string) => `av «${title}»`,
  releasing: "Angrer …",
  reserved: (name: string, title: string) => `Takk ${name}! Du har reservert «${title}».`,
  released: (title: string) => `Reservasjonen av «${title}» er angret.`,
  errors: {
    name: "Skriv navnet ditt",
  },
  refused: {
    taken: "Denne er dessverre allerede reservert",
    tooMany: (max: number, seconds: number) =>
      `Du kan reservere ${max} gaver i timen. Vent ${formatWait(seconds)}, eller angre en av dem du har reservert.`,
    free: "Denne er ledig igjen. Send én gang til hvis du vil reservere den.",
  },
  gone: {
    reservation: "Kunne ikke reservere gjenstand. Ønsket står ikke lenger på listen.",
    release: "En feil oppstod. Ønsket står ikke lenger på listen.",
  },
  failed: "Kunne ikke reservere gjenstand",
  unexpected: "En feil oppstod",
  notLoaded: "Kunne ikke laste ønskeliste",
  notLoadedHint: "Resten av siden virker som den skal. Last siden på nytt for å prøve igjen.",
  money: {
    title: "Pengegave",
    account: "Kontonummer",
    giverHint: "Merk gaven med navnet ditt.",
    copy: "Kopier kontonummer",
    copied: "Kontonummeret er kopiert",
  },
} as const;

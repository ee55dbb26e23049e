import { imageErrors } from "#app/client/texts.ts";
import { formatWait } from "#app/platform/http/texts.ts";

export const galleryTexts = {
  shared: "Bilde lagt til i galleriet!",
  sharedMany: (count: number) => `${count} bilder lagt til i galleriet!`,
  awaiting: "Brudeparet ser på bildet før alle kan se det.",
  alreadyLiked: "Du har allerede likt dette bildet! ❤️",
  withdraw: "Ta tilbake hjertet",
  withdrawFrom: (name: string) => (name ? `fra bildet til ${name}` : "fra bildet"),
  likeNotSaved: "Vi fikk ikke lagret hjertet. Prøv igjen om litt.",
  tooManyLikes: (seconds: number) =>
    `Det kom mange hjerter på kort tid. Prøv igjen om ${formatWait(seconds)}.`,
  errors: {
    name: "Vennligst skriv inn navnet ditt",
    ...imageErrors,
    heic: "Denne nettleseren kan ikke lese HEIC-bilder. Velg «Mest kompatibel» under Innstillinger, Kamera og Formater på iPhonen, eller lagre bildet som JPG først.",
    unsupported: "Denne typen bilde kan ikke deles her. Lagre det som JPG eller PNG først.",
    "not-saved": "Bildet ble lastet opp, men kunne ikke lagres i galleriet",
    malformed: "En feil oppstod ved opplasting",
    tooMany: (seconds: number) =>
      `Det kom mange bilder på kort tid. Vi prøver igjen om ${formatWait(seconds)}.`,
    full: "Galleriet er fullt. Si fra til brudeparet.",
  },
  fileError: (name: string, error: string) => `«${name}»: ${error}`,
  tooManyFiles: "Du kan dele ti bilder om gangen. Del resten etterpå.",
  unnamedFile: "bilde",
  title: "Bilder",
  counts: {
    shared: (count: number) => (count === 1 ? "bilde delt" : "bilder delt"),
    likes: (count: number) => (count === 1 ? "hjerte" : "hjerter"),
  },
  empty: { title: "Ingen bilder ennå", hint: "Del det første, så fylles galleriet etter hvert." },
  notLoaded: { title: "Kunne ikke laste bilder", hint: "Last siden på nytt om litt." },
  older: "Vis flere bilder",
  newer: "Nyere bilder",
  example: "Eksempel",
  awaitingBadge: "Venter på brudeparet",
  photoBy: (name: string, caption: string) =>
    [name ? `Bilde fra ${name}` : "Bilde", caption].filter(Boolean).join(": "),
  like: (name: string) => (name ? `Lik bildet fra ${name}, hjerter:` : "Lik bildet, hjerter:"),
  form: {
    guestName: "Navnet ditt",
    caption: "Bildetekst",
    choose: "Velg bilder",
    hint: "PNG, JPG eller WEBP",
    maxSizeHint: "mindre enn 5\u00a0MB hvert",
    share: "Del bilder",
    uploads: "Bilder du deler",
  },
  upload: {
    states: {
      chosen: "Klart til å deles",
      waiting: "Venter på tur",
      sending: "Laster opp...",
      paused: "Bildet er ikke sendt ennå. Vi prøver igjen om litt.",
      failed: "Kunne ikke laste opp bilde",
      done: "Delt",
    },
    offline:
      "Du er uten nett. Bildet er lagret her. Det sendes når nettet er tilbake, eller når du åpner siden igjen med nett.",
    offlineNotStored: "Du er uten nett. La siden stå åpen, så sendes bildet når nettet er tilbake.",
    chosen: (count: number) => (count === 1 ? "1 bilde valgt" : `${count} bilder valgt`),
    progress: (name: string) => `Hvor mye som er lastet opp av ${name}`,
    cancel: "Avbryt",
    remove: "Fjern",
    retry: "Prøv igjen",
  },
  likeNotSent: "Vi fikk ikke lagret hjertet. Prøv igjen.",
  likeOffline:
    "Du er uten nett. Hjertet er lagret her. Det sendes når nettet er tilbake, eller når du åpner siden igjen med nett.",
  removal: {
    open: "Fjern bildet",
    openOf: (caption: string) => caption && `: ${caption}`,
    question: "Bildet blir borte for alle.",
    confirm: "Ja, fjern det",
    removed: "Bildet er fjernet.",
    notRemoved: "Vi fikk ikke fjernet bildet. Prøv igjen om litt.",
  },
  gone: "Bildet er fjernet.",
  viewer: {
    title: "Bilder i stort",
    position: (place: number, total: number) => `Bilde ${place} av ${total}`,
    previous: "Forrige bilde",
    next: "Neste bilde",
    close: "Lukk",
  },
} as const;

export const imageErrors = {
  "not-an-image": "Vennligst velg en bildefil",
  "too-large": "Bildet må være mindre enn 5MB",
  unreadable: "Kunne ikke laste opp bilde",
  unavailable: "Kunne ikke laste opp bilde",
} as const;

export const documentErrors = {
  unsupported: "Velg en PDF eller et bilde (PNG, JPG eller WEBP).",
  "too-large": "Filen må være mindre enn 15\u00a0MB.",
  unreadable: "Kunne ikke lese filen. Prøv en annen fil.",
  unavailable: "Kunne ikke laste opp filen. Prøv igjen.",
  tooMany: "Det har kommet mange filer herfra. Vent litt, og prøv igjen.",
} as const;

const undecodable =
  "Nettleseren kan ikke lese dette bildeformatet. Lagre bildet som JPG og prøv igjen.";
const unsupported = "Denne typen bilde kan ikke brukes her. Lagre det som JPG eller PNG først.";

export const clientTexts = {
  undo: "Angre",
  errors: {
    title: "Feil",
    retry: "Prøv igjen",
    savedDataHint: "Det som er lagret, er trygt.",
    unexpected: "En feil oppstod",
  },
  loading: "Henter …",
  noWedding: {
    title: "Dere har ingen bryllupsside ennå",
    create: "Opprett bryllupside",
  },
  copyLink: {
    label: "Kopier lenke",
    copied: "Lenke kopiert!",
    manualCopy: "Kopier lenken herfra",
    link: "Lenken til gjestene",
  },
  moreActions: (title: string) => `Flere valg for ${title}`,
  selection: {
    count: (count: number) => `${count} valgt`,
    all: (count: number) => `Velg alle ${count}`,
    allOnPage: (count: number) => `Velg alle ${count} på siden`,
    toBar: "Til valgene",
    clear: "Velg ingen",
  },
  visibility: { column: "Vises", held: "Til kontroll", hidden: "Skjult" },
  hideSender: {
    title: (senders: number) =>
      senders === 1 ? "Skjul alt fra avsenderen?" : `Skjul alt fra ${senders} avsendere?`,
    text: "Svar, hilsener, bilder og hjerter fra samme nettleser skjules for dere og for gjestene og teller ikke med. Det gjelder også det som sendes senere. Ønsker reservert derfra blir ledige igjen. Avsenderen merker det ikke.",
    cancel: "Avbryt",
    confirm: "Skjul alt",
    hide: "Skjul alt fra avsenderen",
    hidden: "Alt fra avsenderen er skjult",
    shown: "Alt fra avsenderen vises igjen",
    notHidden: "Kunne ikke skjule avsenderen",
    notShown: "Kunne ikke vise avsenderen igjen",
  },
  upload: {
    needsScript: "Slå på JavaScript i nettleseren for å velge, bytte eller fjerne bildet.",
    choose: "Velg bilde",
    dropHint: "eller slipp det her",
    fileHint: "PNG, JPG eller WEBP",
    maxSizeHint: "mindre enn 5\u00a0MB",
    uploading: "Laster opp...",
    progress: "Opplasting",
    cancel: "Avbryt opplastingen",
    retry: "Prøv igjen",
    replace: "Bytt bilde",
    remove: "Fjern",
    done: "Bilde lastet opp!",
    removed: "Bilde fjernet",
    document: {
      choose: "Velg fil",
      replace: "Bytt fil",
      fileHint: "PDF eller bilde, mindre enn 15\u00a0MB",
      needsScript: "Slå på JavaScript i nettleseren for å velge, bytte eller fjerne filen.",
      unnamed: "Åpne filen",
      removeNamed: (name: string) => `Fjern ${name}`,
      done: "Fil lastet opp!",
      removed: "Fil fjernet",
      errors: documentErrors,
    },
    errors: {
      ...imageErrors,
      heic: undecodable,
      unsupported,
      notUploaded: "En feil oppstod ved opplasting",
      signedOut: "Dere er logget ut. Logg inn igjen i en ny fane, og prøv på nytt her.",
    },
  },
  reorder: {
    handle: (title: string) => `Dra ${title} til et annet sted, eller bruk piltastene`,
    picked: (title: string) => `${title} er valgt. Trykk på håndtaket der den skal stå.`,
    released: (title: string) => `${title} blir stående`,
    up: "Flytt opp",
    down: "Flytt ned",
    position: (place: number, count: number) => `nummer ${place} av ${count}`,
    moved: (title: string, place: number, count: number) =>
      `${title} er nå nummer ${place} av ${count}`,
  },
  leave: {
    title: "Gå uten å lagre?",
    text: "Endringene dere har gjort her, blir borte.",
    stay: "Bli her",
    leave: "Gå uten å lagre",
  },
  restored: {
    couple: "Det dere ikke rakk å lagre sist, er hentet fram igjen.",
    user: "Det du ikke rakk å lagre sist, er hentet fram igjen.",
    discard: "Bruk det som er lagret",
  },
  dialog: {
    cancel: "Avbryt",
    question: "Forkaste det dere har skrevet?",
    stay: "Fortsett å skrive",
    discard: "Forkast",
  },
  conflict: {
    merged: "Noen av dere har lagret imens. Det nye er hentet inn her.",
    fields: (names: string) =>
      `Noen av dere har lagret imens, og dere har begge endret ${names}. Hva skal gjelde?`,
    question: (name: string) => `Hva skal gjelde for ${name}?`,
    ownValue: "Her står det",
    storedValue: "Lagret er",
    gone: "Det dere skrev, står fortsatt her.",
    empty: "ingenting",
    own: "Behold det som står her",
    theirs: "Bruk det som er lagret",
    withoutScript:
      "Noen av dere har lagret imens. Det dere skrev her, står fortsatt, og gjelder hvis dere lagrer nå.",
  },
} as const;

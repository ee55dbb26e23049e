import { formatNumber } from "#app/platform/numbers.ts";

export const issueTexts = {
  title: "Nyhetsbrev",
  subscribers: (count: number) => (count === 1 ? "abonnent" : "abonnenter"),
  create: "Nytt brev",
  list: "Brev",
  states: {
    draft: "Kladde",
    sending: (count: number) => `Sendes, ${formatNumber(count)} er lagt i utboksen`,
    sent: (count: number, when: string) => `Sendt til ${formatNumber(count)}, ${when}`,
  },
  actions: {
    preview: "Forhåndsvis",
    edit: "Rediger",
    test: "Send prøve til meg",
    send: "Send",
    delete: "Slett",
  },
  of: (subject: string) => ` «${subject}»`,
  empty: {
    title: "Ingen brev ennå",
    text: "Skriv en kladde, send en prøve til deg selv, og send den når den er god.",
  },
  dialog: {
    create: "Nytt brev",
    edit: "Rediger brevet",
    subject: "Emne",
    subjectHint: "Står også som overskrift i brevet.",
    body: "Brevet",
    bodyHint: "Hver linje blir et avsnitt.",
    buttonLabel: "Tekst på knappen",
    buttonUrl: "Adressen knappen leder til",
    optional: "Kan stå tom.",
    submit: "Lagre kladden",
  },
  sendDialog: {
    title: "Send brevet",
    to: (count: number) =>
      count === 1
        ? "Brevet går til 1 abonnent."
        : `Brevet går til ${formatNumber(count)} abonnenter.`,
    final: "Det kan ikke hentes tilbake. Hver får det høyst én gang, med lenke for å melde seg av.",
    preview: "Slik ser brevet ut",
    nobody: "Ingen har bekreftet adressen sin ennå.",
    submit: (count: number) => `Send til ${formatNumber(count)}`,
  },
  done: {
    saved: "Kladden er lagret",
    tested: "Prøven er på vei til deg",
    deleted: "Kladden er slettet",
    restored: "Kladden er tilbake",
    sent: "Brevet er på vei",
  },
  errors: {
    failed: "Kunne ikke oppdatere brevet",
    remove: "Kunne ikke slette brevet",
    gone: "Brevet er sendt eller slettet imens",
    notLoaded: "Kunne ikke hente brevene",
  },
};

import type { RequestState } from "./rules.ts";

export const requestTexts = {
  send: "Send forespørsel",
  asked: (day: string) => `Forespurt ${day}`,
  states: {
    declined: "Takket nei",
    new: "Nytt svar",
    answered: "Besvart",
    failed: "Ikke levert",
    uncertain: "Usikkert",
    waiting: "Venter svar",
  } satisfies Record<RequestState, string>,
  sample: "Dette er et eksempel",
  dialog: {
    eyebrow: "Forespørsel til",
    along: "Dette følger med",
    guests: (count: number) => (count === 1 ? "1 gjest så langt" : `${count} gjester så langt`),
    date: "Dato",
    service: "Hva gjelder det?",
    budget: "Budsjett",
    noBudget: "Ikke oppgitt",
    message: "Melding",
    note: "Leverandøren får dette på e-post og kan svare til adressen over. Svar i Jaord kommer under Mine forespørsler.",
  },
  done: {
    sent: "Forespørsel sendt til leverandør!",
    sentAgain: "Forespørselen sendes på nytt",
    declined: "Dere har takket nei",
    taken: "Forespørselen er åpen igjen",
  },
  errors: {
    send: "Kunne ikke sende forespørsel",
    sample: "Dette er et eksempel. Ingenting ble sendt.",
    own: "Du kan ikke sende forespørsel til din egen bedrift",
    gone: "Leverandøren finnes ikke lenger",
    tooMany: "Du har sendt mange forespørsler det siste døgnet. Prøv igjen i morgen.",
    change: "Kunne ikke oppdatere forespørselen",
    requestGone: "Forespørselen finnes ikke lenger",
    notFailed: "Forespørselen er allerede sendt",
  },
  invalid: {
    date: "Skriv datoen som dag, måned og år",
    dateRange: "Datoen må være mellom 2000 og 2100",
  },
};

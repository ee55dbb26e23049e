const number = new Intl.NumberFormat("nb-NO");

export const greetingTexts = {
  title: "Send en hilsen",
  intro: "Et minne, et råd eller bare noen ord. Vi leser alt, og ingen andre ser det.",
  fields: { guestName: "Navn", email: "E-post (valgfritt)", message: "Melding" },
  emailHint: "Så kan vi svare deg.",
  send: "Send hilsen",
  sending: "Sender …",
  missing: "Fyll inn navn og melding, så kan du sende.",
  thanks: "Takk for hilsenen. Den betyr mye for oss.",
  another: "Skriv en hilsen til",
  failed: "Kunne ikke sende hilsenen. Prøv igjen.",
  unexpected: "En feil oppstod ved sending av hilsenen",
  weddingMissing: "Kunne ikke finne bryllupsdata",
  errors: {
    required: "Fyll inn navn og melding",
    invalidForm: "Noe i skjemaet må rettes",
    guestName: "Skriv navnet ditt",
    message: "Skriv en melding",
    email: "Skriv en e-postadresse, for eksempel navn@epost.no, eller la feltet stå tomt",
    tooLong: (limit: number, length: number) =>
      `Her er det plass til ${number.format(limit)} tegn. Teksten er på ${number.format(length)}.`,
  },
} as const;

export const partnerTexts = {
  mail: {
    subject: "Planlegg bryllupet sammen",
    heading: "Dere kan planlegge sammen",
    text: (couple: string | null) =>
      `Du er invitert til å planlegge ${couple ? `bryllupet til ${couple}` : "et bryllup"} hos Jaord. Dere ser og endrer det samme, hver med sin egen konto.`,
    button: "Se invitasjonen",
    note: (email: string) =>
      `Invitasjonen gjelder i sju dager, og bare for ${email}. Kjenner du ikke dem som gifter seg? Da kan du se bort fra denne e-posten.`,
  },
  leftMail: {
    subject: "Partneren din har forlatt bryllupet",
    heading: "Du planlegger nå alene",
    text: (leaver: string, couple: string | null) =>
      `${leaver} har forlatt ${couple ? `bryllupet til ${couple}` : "bryllupet"} hos Jaord. Alt som er lagret, er der fortsatt, og bare du kan se og endre det.`,
    invite: "Under Innstillinger kan du invitere en partner igjen.",
    button: "Til Innstillinger",
  },
} as const;

export const partnerTexts = {
  mail: {
    subject: "Planlegg bryllupet sammen",
    heading: "Dere kan planlegge sammen",
    text: (inviter: string) =>
      `${inviter} har invitert deg til å planlegge bryllupet deres hos Jaord. Dere ser og endrer det samme, hver med sin egen konto.`,
    button: "Se invitasjonen",
    note: (email: string) =>
      `Invitasjonen gjelder i sju dager, og bare for ${email}. Kjenner du ikke den som har sendt den? Da kan du se bort fra denne e-posten.`,
  },
} as const;

export const invitationTexts = {
  title: "Invitasjon",
  heading: (names: string) => `Planlegg bryllupet til ${names}`,
  lead: "Dere ser og endrer det samme, hver med sin egen konto.",
  forEmail: "Invitasjonen er til",
  join: "Bli med",
  joined: "Nå planlegger dere sammen",
  signedOut: "Logg inn med den adressen, eller opprett en konto med den.",
  signUp: "Opprett konto",
  logIn: "Logg inn",
  otherEmail: (email: string) =>
    `Du er logget inn som ${email}. Logg ut, og kom tilbake hit med den andre adressen.`,
  signOut: "Logg ut",
  hasWedding: {
    heading: "Du har allerede et bryllup",
    lead: "Hver konto kan planlegge ett bryllup. Vil du bli med i dette, må du først slette eller forlate det du har, under Innstillinger. Deretter virker lenken fra e-posten fortsatt.",
    settings: "Til Innstillinger",
    planner: "Til mitt bryllup",
  },
  full: {
    heading: "Dere er allerede to",
    lead: "Et bryllup kan ha to som planlegger, og dette har det. Spør den som inviterte deg.",
  },
  spent: {
    heading: "Invitasjonen virker ikke lenger",
    lead: "Den er brukt, trukket tilbake eller eldre enn sju dager. Be om å få den sendt på nytt.",
    planner: "Til planleggeren",
  },
} as const;

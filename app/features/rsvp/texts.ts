export const rsvpTexts = {
  fields: {
    guestName: "Fullt navn",
    email: "E-post",
    emailOptional: "E-post (valgfritt)",
    attending: "Kommer du?",
    plusOneName: "Navn på følge",
    dietaryRestrictions: "Allergier eller kosthold",
    message: "Melding til brudeparet",
  },
  attending: { true: "Kommer", false: "Kommer ikke" },
  errors: {
    required: "Vennligst fyll ut alle obligatoriske felt",
    guestName: "Skriv navnet ditt",
    email: "Skriv e-postadressen din",
    emailInvalid: "Skriv en e-postadresse, for eksempel navn@epost.no",
    attending: "Velg om du kommer",
  },
  failed: "Kunne ikke sende RSVP. Prøv igjen.",
  unexpected: "En feil oppstod ved sending av RSVP",
  weddingMissing: "Kunne ikke finne bryllupsdata",
  thanks: {
    true: "Takk for bekreftelsen! Vi gleder oss til å se deg! 🎉",
    false: "Takk for beskjeden. Vi kommer til å savne deg! 💕",
  },
} as const;

export const householdTexts = {
  errors: {
    attending: (name: string) => `Vi mangler svar for ${name}.`,
    email: "Skriv en e-postadresse, for eksempel navn@epost.no, eller la feltet stå tomt",
  },
  failed: "Kunne ikke sende svaret. Prøv igjen.",
} as const;

export const issueErrors = {
  subject: "Skriv et emne.",
  body: "Skriv brevet.",
  label: "Skriv hva det skal stå på knappen.",
  url: "Skriv en hel adresse, som begynner med https://",
} as const;

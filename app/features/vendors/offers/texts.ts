export const offerTexts = {
  invalid: {
    availability: "Velg om dere er ledige",
    text: "Skriv et svar",
    date: "Skriv datoen som dag, måned og år",
    dateRange: "Datoen må være mellom 2000 og 2100",
    price: "Skriv prisen i kroner, for eksempel 15 000",
  },
} as const;

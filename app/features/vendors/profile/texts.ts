export const profileTexts = {
  errors: {
    name: "Skriv navnet på bedriften",
    category: "Velg en kategori",
    orgNumber:
      "Organisasjonsnummeret stemmer ikke. Det har ni siffer, og det siste er et kontrollsiffer.",
    description: "Skriv noen linjer om hva dere gjør",
    price: "Velg et prisnivå",
    priceFrom: "Skriv prisen i kroner, for eksempel 15 000",
    priceTooLarge: (max: string) => `Prisen kan være høyst ${max}`,
    phone: "Skriv et telefonnummer som virker, for eksempel 22 00 00 11",
    email: "Skriv en e-postadresse, for eksempel hei@bedriften.no",
    website: "Skriv en nettadresse, for eksempel bedriften.no",
    town: "Skriv stedet parene skal finne dere på",
    date: "Velg en dato",
    dateRange: "Velg en dato fra i dag og tre år frem",
  },
} as const;

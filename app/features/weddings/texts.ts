export const texts = {
  faults: {
    bride: "Skriv inn navnet til den første av dere",
    groom: "Skriv inn navnet til den andre av dere",
    date: "Velg en dato som finnes",
    dateRange: "Velg et år mellom 1900 og 2200",
    theme: "Velg en av stilene",
    story: "Fortell litt om dere",
    guestCount: "Skriv et helt tall fra 0 til 2000, eller la feltet stå tomt",
    heroImageGone: "Bildet ligger ikke hos oss lenger. Last det opp på nytt, eller fjern det.",
    tooLong: (max: number) => `Teksten er for lang. Det er plass til ${max} tegn.`,
  },
};

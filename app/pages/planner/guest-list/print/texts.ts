export const printTexts = {
  title: "Gjesteliste til utskrift",
  heading: (couple: string) => `Gjestene til ${couple}`,
  details: (guests: number, date: string) =>
    `${guests} ${guests === 1 ? "gjest" : "gjester"}, skrevet ut ${date}`,
  columns: ["Navn", "Status", "Kategori", "Telefon", "Adresse"],
  child: "barn",
  companion: (name: string | null) => (name ? `med ${name}` : "med følge"),
  back: "Tilbake til gjestelisten",
  print: "Skriv ut",
  empty: "Ingen gjester funnet",
  notLoaded: "Kunne ikke hente gjesteliste",
} as const;

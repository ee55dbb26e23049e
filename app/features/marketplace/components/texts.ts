export const cardTexts = {
  size: (size: string) => `str. ${size}`,
  showProduct: "Vis produkt",
  ratingOutOf: (rating: string) => `${rating} av 5`,
  favourite: (title: string) => `Lagre ${title}`,
  columns: {
    listing: "Annonse",
    condition: "Tilstand",
    size: "Str.",
    place: "Sted",
    price: "Pris",
    favourite: "Lagre",
  },
  noSize: "–",
};

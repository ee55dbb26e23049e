/** Fill the search box. */
export const popularSearches = [
  "Brudekjole",
  "Bryllupslokale",
  "Bryllupsgave",
  "Takkekort",
  "Bordkort",
  "Hva koster et bryllup",
  "Brudesko",
  "Slør",
  "Brudebukett",
  "Invitasjoner",
  "Gifteringer",
  "Bryllupskake",
  "Toastmaster",
  "Fotograf",
  "Bordpynt",
  "Forlovertale",
  "Dress til brudgom",
  "Bryllupsmusikk",
  "Morgengave",
  "Vielsesløfter",
] as const;

/** `drawing` is a view of shelf.svg. */
export const searchTiles = [
  { category: "Brudekjoler", count: "2000+", drawing: "dresses" },
  { category: "Sko", count: "500+", drawing: "shoes" },
  { category: "Dekorasjon", count: "800+", drawing: "decoration" },
  { category: "Gaver", count: "1200+", drawing: "gifts" },
  { category: "Blomster", count: "600+", drawing: "flowers" },
  { category: "Tilbehør", count: "400+", drawing: "accessories" },
] as const;

export const marketCategories = [
  { name: "Brudekjoler", count: 450 },
  { name: "Sko", count: 230 },
  { name: "Dekorasjon", count: 680 },
  { name: "Blomster", count: 120 },
  { name: "Gaver", count: 340 },
  { name: "Tilbehør", count: 890 },
] as const;

interface FeaturedListing {
  id: number;
  title: string;
  condition: string;
  size?: string;
  seller: string;
  place: string;
  isPrivate: boolean;
  /** In øre. */
  price: number;
  originalPrice?: number;
  rating: string;
}

/** Four of the sample listings. */
export const featuredListings: FeaturedListing[] = [
  {
    id: 8,
    title: "Bohemkjole med trompetermer",
    condition: "Meget god",
    size: "40",
    seller: "Ronja",
    place: "Kristiansand",
    isPrivate: true,
    price: 4400_00,
    originalPrice: 8900_00,
    rating: "4,9",
  },
  {
    id: 17,
    title: "24 lysestaker i gips",
    condition: "Ny",
    seller: "Verksted Nord",
    place: "Bergen",
    isPrivate: false,
    price: 1450_00,
    rating: "4,8",
  },
  {
    id: 27,
    title: "Brudebukett med peoner",
    condition: "Ny",
    seller: "Blomsterboden på Løkka",
    place: "Oslo",
    isPrivate: false,
    price: 1890_00,
    rating: "5,0",
  },
  {
    id: 37,
    title: "Sølje i oksidert sølv",
    condition: "Meget god",
    seller: "Sunniva",
    place: "Skien",
    isPrivate: true,
    price: 3200_00,
    rating: "4,9",
  },
];

/** `service` is one of the four offerings; `plant` a view of pressed-plants.svg. */
export const testimonials = [
  {
    text: "Åtti gjester, null regneark. Vi så svarene komme inn mens vi spiste middag.",
    name: "Kristin og Anders",
    service: "Planlegger",
    city: "Tromsø",
    plant: "anemone",
    pen: "text-ink",
  },
  {
    text: "Tante på 91 svarte selv, fra nettbrettet på sykehjemmet.",
    name: "Thea og Sofie",
    service: "Bryllupsnettsider",
    city: "Bergen",
    plant: "linnea",
    pen: "text-gran",
  },
  {
    text: "Kjolen min danser videre i Ålesund. Det var den fineste delen.",
    name: "Nora",
    service: "Markedsplass",
    city: "Stavanger",
    plant: "fern",
    pen: "text-[#3f5566]",
  },
  {
    text: "Vi fant ut at blomstene kostet mer enn bandet. I tide.",
    name: "Henrik og Emilie",
    service: "Planlegger",
    city: "Oslo",
    plant: "lingonberry",
    pen: "text-messing-ink",
  },
] as const;

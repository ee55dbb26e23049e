// The demo wedding. All people are fictional; e-mail addresses end in
// example.no, which is reserved.

export const displayName = "Kari Solberg";

export const wedding = {
  bride: "Kari",
  groom: "Ola",
  venue: "Fruktlåven",
  city: "Lofthus",
  theme: "Epleblomst, stearinlys og gammelt tre",
  story:
    "Vi møttes på en dugnad i borettslaget, over en trillebår med jord ingen ville ha. Ola lånte bort hanskene sine. Kari glemte å gi dem tilbake, og det var hele planen.\n\nNi år, to flyttinger og en hund senere gleder vi oss til å si ja foran dere som har vært med på veien.",
  guestCount: 72,
  ceremony: "Kom gjerne et kvarter før, så rekker vi å puste sammen. Det er parkering ved kirken.",
  ceremonyPlace: "Ullensvang kirke",
  ceremonyTime: "13:00",
  reception: "Middag, taler og dans. Siste buss til Odda går kl. 01.30.",
  receptionPlace: "Fruktlåven, Lofthus",
  receptionTime: "15:30",
};

/** A fictional account number with a valid check digit. */
export const gift = {
  giftAccount: "12345678903",
  giftNote: "Vi sparer til bryllupsreise med Hurtigruten.",
};

interface DemoAnswer {
  name: string;
  attending: boolean;
  plusOneName?: string;
  dietaryRestrictions?: string;
  message?: string;
  /** Had answered to come before. */
  cancels?: true;
  /** Hours before the first start. */
  hoursAgo: number;
}

/** When the couple last opened the answers. */
export const answersSeenHoursAgo = 24;

/** When Kari last marked the changes of the guest list as seen. */
export const changesSeenHoursAgo = 30;

export const answers: DemoAnswer[] = [
  {
    name: "Astrid Hovland",
    attending: true,
    plusOneName: "Jonas Lie",
    message: "Vi gleder oss! Trenger dere hjelp med bordene dagen før, så si fra.",
    hoursAgo: 0.4,
  },
  {
    name: "Per-Olav Myklebust",
    attending: false,
    cancels: true,
    message: "Da er jeg på havet.",
    hoursAgo: 1.6,
  },
  { name: "Sigrid Lie", attending: true, hoursAgo: 5 },
  {
    name: "Amina Yusuf",
    attending: true,
    plusOneName: "Ali Yusuf",
    dietaryRestrictions: "Halal",
    hoursAgo: 26,
  },
  { name: "Jonas L.", attending: true, hoursAgo: 31 },
  { name: "Tante Berit", attending: true, dietaryRestrictions: "Lite salt", hoursAgo: 33 },
  {
    name: "Torbjørn Solberg",
    attending: true,
    plusOneName: "Berit Solberg",
    message: "Mor og far kommer, så klart. Vi tar med klappstolene.",
    hoursAgo: 50,
  },
  { name: "Ingeborg Nes", attending: true, dietaryRestrictions: "Nøtter", hoursAgo: 53 },
  { name: "Kari Anne", attending: false, hoursAgo: 69 },
  { name: "Mikkel Sara", attending: true, plusOneName: "Elle Márjá Sara", hoursAgo: 71 },
  { name: "Tuva Bakken", attending: true, dietaryRestrictions: "Vegetar", hoursAgo: 74 },
  {
    name: "Rolf fra byggefeltet",
    attending: true,
    dietaryRestrictions: "Nøtter",
    hoursAgo: 78,
  },
  { name: "Henrik Aas", attending: true, plusOneName: "Emilie Aas", hoursAgo: 79 },
  { name: "Gunnvor Tveit", attending: true, message: "92 år, men danser gjerne.", hoursAgo: 97 },
  { name: "Sondre Kvam", attending: false, hoursAgo: 101 },
  { name: "Marte Kvam", attending: true, hoursAgo: 102 },
  {
    name: "Lars Eide",
    attending: true,
    plusOneName: "Thea Eide",
    dietaryRestrictions: "Laktose (Lars)",
    hoursAgo: 122,
  },
  { name: "Nora Fjeld", attending: true, hoursAgo: 126 },
  { name: "Øyvind Åsen", attending: true, plusOneName: "Åse Åsen", hoursAgo: 145 },
  { name: "Farah Hussain", attending: true, dietaryRestrictions: "Vegetar", hoursAgo: 150 },
  { name: "Eirik Moen", attending: true, hoursAgo: 168 },
  {
    name: "Jon Moen",
    attending: true,
    plusOneName: "Kjersti Vik",
    message: "Jeg holder tale uansett om dere vil.",
    hoursAgo: 171,
  },
  {
    name: "Hanne Dahl",
    attending: false,
    message: "Vi venter barn den uka. Stor klem.",
    hoursAgo: 190,
  },
  { name: "Kristian Dahl", attending: false, hoursAgo: 190.5 },
  { name: "Vilde Haugen", attending: true, hoursAgo: 214 },
  { name: "Solveig Haugen", attending: true, plusOneName: "Arne Haugen", hoursAgo: 220 },
  { name: "Magnus Berge", attending: true, dietaryRestrictions: "Gluten", hoursAgo: 238 },
  { name: "Piotr Nowak", attending: true, plusOneName: "Anna Nowak", hoursAgo: 243 },
  { name: "Live Sandvik", attending: true, hoursAgo: 262 },
  { name: "Johannes Ryen", attending: true, plusOneName: "Ragnhild Ryen", hoursAgo: 269 },
  { name: "Synne Holm", attending: true, hoursAgo: 287 },
  { name: "Anders Holm", attending: true, plusOneName: "Kristin Holm", hoursAgo: 290 },
  { name: "Maja Lunde", attending: false, hoursAgo: 312 },
  { name: "Ida Strand", attending: true, dietaryRestrictions: "Skalldyr", hoursAgo: 318 },
  { name: "Even Strand", attending: true, hoursAgo: 318.2 },
  { name: "Randi Opdal", attending: true, plusOneName: "Knut Opdal", hoursAgo: 336 },
  { name: "Sunniva Rød", attending: true, hoursAgo: 341 },
  { name: "Oskar Lindqvist", attending: true, plusOneName: "Maja Lindqvist", hoursAgo: 360 },
  {
    name: "Bjørg Solberg",
    attending: true,
    message: "Farmor sier ja. Hun sier også at dere må spise mer.",
    hoursAgo: 385,
  },
  { name: "Trond Solberg", attending: true, plusOneName: "Mette Solberg", hoursAgo: 386 },
  { name: "Camilla Engen", attending: true, hoursAgo: 408 },
  { name: "Hedda Myhre", attending: true, dietaryRestrictions: "Vegan", hoursAgo: 411 },
  { name: "Stian Myhre", attending: false, hoursAgo: 411.3 },
  { name: "Liv Granli", attending: true, plusOneName: "Odd Granli", hoursAgo: 433 },
  { name: "Jakob Vik", attending: true, hoursAgo: 440 },
];

export const wishes = [
  {
    title: "Champagneglass, seks stk",
    description: "Håndblåst, fra glassverket på Jevnaker.",
    price: 1200_00,
    drawing: "glasses",
    reservedBy: undefined,
  },
  {
    title: "Servise til tolv",
    description: "Hvite tallerkener vi kan bruke både til hverdag og jul.",
    price: 4890_00,
    drawing: "table",
    reservedBy: "Torbjørn Solberg",
  },
  {
    title: "Helg på fjellet",
    description: "To netter på turisthytte, bare oss to.",
    price: undefined,
    drawing: "landscape",
    reservedBy: undefined,
  },
  {
    title: "Epletre til hagen",
    description: "Gjerne en sort som tåler litt vind.",
    price: 750_00,
    drawing: "bouquet",
    reservedBy: "Sigrid Lie",
  },
] as const;

interface DemoGreeting {
  name: string;
  email?: string;
  message: string;
  hoursAgo: number;
  /** The couple has replied. */
  replied?: boolean;
}

export const greetings: DemoGreeting[] = [
  {
    name: "Gunnvor Tveit",
    message:
      "Kjære dere. Gå aldri sinte til sengs, og la den andre få siste kakestykke. Det har holdt her i 61 år.",
    hoursAgo: 30,
  },
  {
    name: "Astrid Hovland",
    email: "astrid.hovland@example.no",
    message: "Jeg visste det den dagen du kom hjem med feil hansker. Gratulerer, begge to.",
    hoursAgo: 76,
    replied: true,
  },
  {
    name: "Jon Moen",
    email: "jon.moen@example.no",
    message:
      "Hei, Kari og Ola.\n\nJeg har funnet lysbildene fra Hardangervidda i 2019. Det er 214 av dem, og på de fleste leter vi etter kartet. Skal jeg ta med framviseren, eller holder det med fem av dem i talen?\n\nHilsen Jon",
    hoursAgo: 128,
  },
  {
    name: "Naboene i tredje",
    message: "Takk for dugnaden som startet det hele. Trillebåren står her fortsatt.",
    hoursAgo: 200,
    replied: true,
  },
];

export const photos = [
  {
    name: "Solveig",
    caption: "Fra prøvemiddagen ved fjorden",
    drawing: "landscape",
    hoursAgo: 2,
    likes: 4,
  },
  { name: "Bjørg", caption: "Kaken er bestilt", drawing: "cake", hoursAgo: 5, likes: 9 },
  { name: "Jonas", caption: "Utsikten fra kirken", drawing: "landscape", hoursAgo: 28, likes: 17 },
  {
    name: "Ingeborg",
    caption: "Skisse til brudebuketten",
    drawing: "bouquet",
    hoursAgo: 50,
    likes: 12,
  },
  {
    name: "Berit",
    caption: "Invitasjonen kom i posten",
    drawing: "invitation",
    hoursAgo: 74,
    likes: 21,
  },
] as const;

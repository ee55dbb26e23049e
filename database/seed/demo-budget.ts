type DemoPayer = "first" | "second" | "first-parents" | "second-parents";

/** Relative, so that the demo always has something to pay soon. */
type DemoDay = { daysFromNow: number } | { daysBeforeWedding: number };

interface DemoPayment {
  name: string;
  /** In kroner, as all amounts here. */
  amount: number;
  due: DemoDay;
  paidDaysAgo?: number;
  paidBy?: DemoPayer;
}

interface DemoItem {
  name: string;
  estimated?: number;
  pricePerGuest?: number;
  pricePerChild?: number;
  agreed?: number;
  due?: DemoDay;
  paidDaysAgo?: number;
  payee?: string;
  notes?: string;
  payments?: DemoPayment[];
  shares?: Partial<Record<DemoPayer, number>>;
}

interface DemoCategory {
  name: string;
  amount: number;
  color: string;
  items: DemoItem[];
}

/** What the couple of the demo wedding has planned; one payment is overdue. */
export const categories: DemoCategory[] = [
  {
    name: "Mat og drikke",
    amount: 98_000,
    color: "#2F4B3C",
    items: [
      {
        name: "Middag, tre retter",
        pricePerGuest: 1510,
        pricePerChild: 755,
        payee: "Langbord Catering",
        notes: "Endelig antall gjester innen 20. mai.",
        payments: [
          {
            name: "depositum",
            amount: 20_000,
            due: { daysFromNow: -50 },
            paidDaysAgo: 50,
            paidBy: "first",
          },
          { name: "rate 2", amount: 30_000, due: { daysBeforeWedding: 103 } },
          { name: "resten", amount: 28_520, due: { daysBeforeWedding: 7 } },
        ],
        shares: { first: 2, second: 2, "first-parents": 1 },
      },
      {
        name: "Vin og bobler",
        estimated: 16_000,
        due: { daysBeforeWedding: 11 },
        shares: { "first-parents": 1 },
      },
    ],
  },
  {
    name: "Lokale",
    amount: 62_000,
    color: "#47647A",
    items: [
      {
        name: "Fruktlåven",
        estimated: 62_000,
        agreed: 62_000,
        payee: "Fruktlåven på Aga",
        payments: [
          { name: "rate 1", amount: 31_000, due: { daysFromNow: -80 }, paidDaysAgo: 80 },
          { name: "rate 2", amount: 31_000, due: { daysFromNow: 11 } },
        ],
        shares: { first: 1, second: 1, "second-parents": 2 },
      },
    ],
  },
  {
    name: "Klær og ringer",
    amount: 38_000,
    color: "#9A6274",
    items: [
      {
        name: "Brudekjole",
        estimated: 18_000,
        agreed: 16_900,
        due: { daysFromNow: -37 },
        paidDaysAgo: 37,
        shares: { "first-parents": 1 },
      },
      {
        name: "Gifteringer",
        estimated: 16_500,
        agreed: 16_500,
        due: { daysFromNow: -18 },
        paidDaysAgo: 18,
      },
    ],
  },
  {
    name: "Fotograf",
    amount: 28_000,
    color: "#B98736",
    items: [
      {
        name: "Fotograf",
        estimated: 26_000,
        agreed: 26_000,
        payee: "Lys over Hardanger",
        payments: [
          { name: "andre del", amount: 9000, due: { daysFromNow: -5 } },
          { name: "resten", amount: 17_000, due: { daysBeforeWedding: 29 } },
        ],
        shares: { second: 1 },
      },
    ],
  },
  {
    name: "Musikk",
    amount: 18_000,
    color: "#5F8A80",
    items: [
      {
        name: "Bandet",
        estimated: 15_000,
        agreed: 15_000,
        payments: [
          { name: "depositum", amount: 5000, due: { daysFromNow: 5 } },
          { name: "resten", amount: 10_000, due: { daysBeforeWedding: 1 } },
        ],
        shares: { second: 1 },
      },
    ],
  },
  {
    name: "Blomster",
    amount: 16_000,
    color: "#B5684A",
    items: [
      {
        name: "Blomster",
        estimated: 17_900,
        due: { daysBeforeWedding: 2 },
        shares: { first: 1 },
      },
    ],
  },
  {
    name: "Diverse",
    amount: 10_000,
    color: "#6B6258",
    items: [
      {
        name: "Gaver til forloverne",
        estimated: 2400,
        agreed: 2400,
        due: { daysFromNow: -30 },
        paidDaysAgo: 30,
      },
    ],
  },
  {
    name: "Papir",
    amount: 9000,
    color: "#7A8150",
    items: [
      {
        name: "Kort om å holde av datoen",
        estimated: 3400,
        agreed: 3400,
        due: { daysFromNow: -60 },
        paidDaysAgo: 60,
      },
      {
        name: "Invitasjoner, trykking",
        estimated: 2900,
        due: { daysFromNow: 24 },
        shares: { first: 1 },
      },
    ],
  },
  { name: "Transport", amount: 6000, color: "#7B5A78", items: [] },
];

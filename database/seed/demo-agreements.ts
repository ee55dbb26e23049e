import type { Availability, BudgetRange } from "#app/features/vendors/rules.ts";

/** Whom the couple has engaged, for which items of its budget. */
export const chosen = [
  { vendor: "Fruktlåven", item: "Fruktlåven" },
  { vendor: "Lys over Hardanger", item: "Fotograf" },
  { vendor: "Felekompaniet", item: "Bandet" },
  { vendor: "Søm og silke", item: "Brudekjole" },
];

interface DemoMessage {
  from: "couple" | "vendor";
  hoursAgo: number;
  text: string;
  offer?: {
    availability: Availability;
    /** In kroner. */
    price: number;
    summary: string;
    validForDays: number;
  };
}

interface DemoRequest {
  vendor: string;
  serviceType: string | null;
  budgetRange: BudgetRange | null;
  isDeclined?: boolean;
  messages: [DemoMessage, ...DemoMessage[]];
}

/**
 * Only the first vendor has an account, and can write. Its last message is new. All is some whole
 * days ago, so that nobody has written at night.
 */
export const requests: DemoRequest[] = [
  {
    vendor: "Lys over Hardanger",
    serviceType: "Vielse, portretter og fest",
    budgetRange: "25000-50000",
    messages: [
      {
        from: "couple",
        hoursAgo: 504,
        text: "Hei Silje. Vi gifter oss på Fruktlåven og liker bildene dine fra Molden svært godt. Er dere ledige, og hva koster en hel dag?",
      },
      {
        from: "vendor",
        hoursAgo: 502,
        text: "Så hyggelig at dere spør. Dagen er ledig. Vi kommer kl. 9 og blir til brudevalsen er over.",
        offer: {
          availability: "free",
          price: 30_000,
          summary: "Hele dagen, to fotografer, album",
          validForDays: -10,
        },
      },
      { from: "couple", hoursAgo: 480, text: "Tusen takk. Hva blir det uten album?" },
      {
        from: "vendor",
        hoursAgo: 478,
        text: "Da blir det 26 000 kr, og albumet kan dere alltid bestille senere.",
        offer: {
          availability: "free",
          price: 26_000,
          summary: "Hele dagen, to fotografer",
          validForDays: 14,
        },
      },
      { from: "couple", hoursAgo: 455, text: "Det sier vi ja til. Vi gleder oss." },
      {
        from: "vendor",
        hoursAgo: 25,
        text: "Dagen er deres. Har dere tenkt på hvor dere vil ta portrettene? Ved vannet er lyset best rundt kl. 19.",
      },
    ],
  },
  {
    vendor: "Blomsterboden ved elva",
    serviceType: "Bukett og bordpynt",
    budgetRange: "10000-25000",
    messages: [
      {
        from: "couple",
        hoursAgo: 144,
        text: "Hei. Vi ønsker oss en bukett og pynt til åtte bord, gjerne markblomster. Har dere tid den helgen?",
      },
    ],
  },
  {
    vendor: "Konditor Østby",
    serviceType: "Bryllupskake til 60",
    budgetRange: "under-10000",
    isDeclined: true,
    messages: [{ from: "couple", hoursAgo: 312, text: "Leverer dere kake til Lofthus?" }],
  },
];

/** What the administrator has decided, the oldest first. */
export const decisions = [
  { action: "vendor-approved", vendor: "Felekompaniet", hoursAgo: 96, reason: null },
  { action: "vendor-verified", vendor: "Felekompaniet", hoursAgo: 95, reason: null },
  { action: "vendor-approved", vendor: "Veteranbil Voss", hoursAgo: 26, reason: null },
  {
    action: "check-changed",
    vendor: "DJ Fest og moro",
    hoursAgo: 1,
    reason: "website: failed",
  },
] as const;

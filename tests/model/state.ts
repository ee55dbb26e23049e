/**
 * What the product promises about one wedding, its couple's conversation with a vendor, and a listing.
 * Pure: the proof runs it beside the product. Guests, answers and other things are known by their index.
 */
export interface Model {
  /** By person. Null: was never on the list. */
  guests: (Guest | null)[];
  /** In the order in which they were first sent. */
  answers: Answer[];
  /** The table of each guest (person 0) and companion (person 1), by `seatKey`. */
  seats: Record<string, number>;
  wishes: { isDeleted: boolean; holder: number | null }[];
  /** Null: was never added. */
  items: (Item | null)[];
  payments: (Payment | null)[];
  conversation: Conversation;
  listing: Listing;
  gallery: Gallery;
}

export type Status = "pending" | "attending" | "declined";

export interface Guest {
  isDeleted: boolean;
  /** What the couple has set; null: the answer counts. */
  ownStatus: Status | null;
}

export interface Answer {
  person: number;
  isComing: boolean;
  bringsCompanion: boolean;
  /** The guest of the list. */
  guest: number | null;
  /** The couple has linked or unlinked it, so that no rule links it any more. */
  isCouples: boolean;
  isIgnored: boolean;
}

export interface Cost {
  /** In øre; per person for `isPerGuest`. */
  planned: number;
  /** A fixed sum; 0 while none is agreed. */
  agreed: number;
  isPerGuest: boolean;
}

export interface Item extends Cost {
  isDeleted: boolean;
  isPaid: boolean;
  version: number;
}

export interface Payment {
  isDeleted: boolean;
  amount: number;
  isPaid: boolean;
}

export const users = ["kari", "ola", "vendor"] as const;

export type User = (typeof users)[number];

export interface Conversation {
  messages: { id: string; from: User }[];
  /** How many messages there were when each read last. */
  read: Record<User, number>;
  blockedBy: "couple" | "vendor" | null;
}

interface Listing {
  status: "published" | "reserved" | "sold" | "withdrawn";
  /** Undefined: not reserved. Null: reserved for an unnamed buyer. */
  reservedFor: number | null | undefined;
  sale: { buyer: number | null; price: number } | null;
}

export interface Photo {
  isDeleted: boolean;
  status: "shown" | "awaiting" | "hidden";
}

interface Gallery {
  photos: Photo[];
  /** Sorted, as are those below. */
  likes: { photo: number; browser: number }[];
  /** Browsers whose photos and likes only they see. */
  blocked: number[];
}

/** `ok`, or the reason of a refusal. */
export type Outcome = string;

/** Two share an e-mail, two a name. */
export const people = [
  { name: "Kari Moe", email: "moe@epost.no" },
  { name: "Per Moe", email: "moe@epost.no" },
  { name: "Kari Moe", email: "kari@epost.no" },
  { name: "Åse Lie", email: "aase@epost.no" },
] as const;

/** The guests who are coming at the start, so that some can be seated. */
export const listedAtFirst: readonly number[] = [0, 1];
/** Indexes in `people`: the guest with a companion, and the child. */
export const listedWithCompanion = 1;
export const listedAsChild = 3;
export const chairs = [2, 3] as const;
/** Opens the conversation. */
export const firstMessage = "first";
export const budgetAmount = 100_000;
/** The browser that sent each photo. */
export const photoSenders = [0, 1] as const;
export const galleryBrowsers = [0, 1, 2] as const;
export const itemOfPayment = [0, 0, 1] as const;

export function newModel(): Model {
  return {
    guests: people.map((_, guest) =>
      listedAtFirst.includes(guest) ? { isDeleted: false, ownStatus: "attending" } : null,
    ),
    answers: [],
    seats: {},
    wishes: [0, 1, 2].map(() => ({ isDeleted: false, holder: null })),
    items: [null, null],
    payments: itemOfPayment.map(() => null),
    conversation: {
      messages: [{ id: firstMessage, from: "kari" }],
      read: { kari: 0, ola: 0, vendor: 0 },
      blockedBy: null,
    },
    listing: { status: "published", reservedFor: undefined, sale: null },
    gallery: {
      photos: photoSenders.map(() => ({ isDeleted: false, status: "shown" })),
      likes: [],
      blocked: [],
    },
  };
}

import type {
  CheckResult,
  PriceRange,
  VendorCategory,
  VendorCheck,
} from "#app/features/vendors/rules.ts";
import listed from "./demo-vendors.json" with { type: "json" };

interface SampleVendor {
  name: string;
  category: VendorCategory;
  town: string;
  address: string;
  priceRange: PriceRange;
  /** In kroner. */
  priceFrom?: number;
  description: string;
  included?: string;
  contact: string;
  isVerified?: boolean;
  /** Of one that waits for approval; the others are open. */
  checks?: Partial<Record<VendorCheck, CheckResult>>;
  /** How many reviews have five, four, three stars and so on. */
  stars?: number[];
}

export const vendors = listed as SampleVendor[];

export const reviewers = [
  "Kristin og Jonas",
  "Amalie",
  "Torstein",
  "Sara og Henrik",
  "Ingunn",
  "Mads",
  "Elin og Tore",
  "Yasmin",
];

/** Every third review says something; the others are stars alone. */
export const comments: Record<number, { title: string; comment: string }[]> = {
  5: [
    { title: "Akkurat slik vi håpet", comment: "De lyttet, foreslo og holdt det de lovet." },
    { title: "Tusen takk", comment: "Gjestene snakker fortsatt om det." },
    { title: "Anbefales", comment: "Presise, vennlige og rolige da vi ikke var det." },
  ],
  4: [
    { title: "Veldig bra", comment: "Godt arbeid. Svarene på e-post kunne kommet raskere." },
    { title: "Fornøyde", comment: "Alt gikk etter planen, men prisen ble litt høyere enn avtalt." },
  ],
  3: [{ title: "Helt greit", comment: "Det var ikke noe å si på resultatet, men vi måtte purre." }],
  2: [{ title: "Litt skuffende", comment: "Kom en time for sent, og beklaget det for lite." }],
};

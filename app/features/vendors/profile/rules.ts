import { formatTypedMoney } from "#app/platform/money.ts";
import { formatOrgNumber } from "#app/platform/org-number.ts";
import type { CheckResult, PriceRange, VendorCategory, VendorStatus } from "../rules.ts";

/** In øre: ten million kroner. */
export const maxPrice = 10_000_000_00;

/** What the vendor says about itself. */
export interface Profile {
  businessName: string;
  category: VendorCategory;
  orgNumber: string | null;
  description: string;
  included: string | null;
  priceRange: PriceRange;
  /** In øre. */
  priceFrom: number | null;
  contactPerson: string | null;
  phone: string | null;
  email: string;
  website: string | null;
  address: string | null;
  town: string;
}

export const profileFields = [
  "businessName",
  "category",
  "orgNumber",
  "description",
  "included",
  "priceRange",
  "priceFrom",
  "contactPerson",
  "phone",
  "email",
  "website",
  "address",
  "town",
] as const satisfies (keyof Profile)[];

/** The values of the form; missing ones are "". */
export type ProfileForm = Record<keyof Profile, string>;

export function profileForm(profile: Profile): ProfileForm {
  const { orgNumber, priceFrom, website } = profile;
  const texts = profileFields.map((name) => [name, String(profile[name] ?? "")]);
  return {
    ...Object.fromEntries(texts),
    orgNumber: orgNumber === null ? "" : formatOrgNumber(orgNumber),
    priceFrom: priceFrom === null ? "" : formatTypedMoney(priceFrom),
    website: website === null ? "" : shownWebsite(website),
  };
}

/** What an administrator has checked; a change of it takes the seal away. */
const checkedFields = ["businessName", "orgNumber", "email", "website"] as const;

export type CheckedField = (typeof checkedFields)[number];

export function changedCheckedFields(before: Profile, after: Profile): CheckedField[] {
  return checkedFields.filter((name) => before[name] !== after[name]);
}

export interface Checks {
  orgNumberCheck: CheckResult;
  emailCheck: CheckResult;
  websiteCheck: CheckResult;
}

export const openChecks: Checks = {
  orgNumberCheck: "open",
  emailCheck: "open",
  websiteCheck: "open",
};

export function haveAllPassed(checks: Checks): boolean {
  const { orgNumberCheck, emailCheck, websiteCheck } = checks;
  return [orgNumberCheck, emailCheck, websiteCheck].every((result) => result === "passed");
}

/** From these states a vendor may ask for approval. */
export function canSubmit(status: VendorStatus): boolean {
  return status === "draft" || status === "rejected";
}

const maxTypedWebsite = 300;

/** Returns an address with https, or null. `example.no` is enough. */
export function parseWebsite(typed: string): string | null {
  const text = typed.trim();
  if (text.length > maxTypedWebsite || /\s/.test(text)) return null;
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const hasName = /^[^.].*\.[a-z][a-z0-9-]+$/.test(url.hostname);
  if (!hasName || url.username || url.password || url.port) return null;
  return url.pathname === "/" && !url.search && !url.hash ? url.origin : url.href;
}

export function shownWebsite(stored: string): string {
  return stored.replace(/^https?:\/\//, "");
}

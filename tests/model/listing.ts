import type { Model, Outcome } from "./state.ts";

/** `buyer` is one who has asked, or null. Doing the same again is no error. */
export function reserveFor({ listing }: Model, buyer: number | null): Outcome {
  if (listing.status === "reserved" && listing.reservedFor === buyer) return "ok";
  if (listing.status !== "published") return "not-now";
  Object.assign(listing, { status: "reserved", reservedFor: buyer });
  return "ok";
}

export function releaseAgain({ listing }: Model): Outcome {
  if (listing.status === "published") return "ok";
  if (listing.status !== "reserved") return "not-now";
  Object.assign(listing, { status: "published", reservedFor: undefined });
  return "ok";
}

/** A listing is sold once. */
export function sell({ listing }: Model, buyer: number | null, price: number): Outcome {
  if (listing.status === "sold") return listing.sale?.buyer === buyer ? "ok" : "not-now";
  if (listing.status === "withdrawn") return "not-now";
  Object.assign(listing, { status: "sold", sale: { buyer, price } });
  return "ok";
}

/** It is what it was before the sale. */
export function undoSale({ listing }: Model): Outcome {
  if (listing.status !== "sold") return "not-now";
  const status = listing.reservedFor === undefined ? "published" : "reserved";
  Object.assign(listing, { status, sale: null });
  return "ok";
}

export function withdraw({ listing }: Model): Outcome {
  if (listing.status === "sold") return "not-now";
  Object.assign(listing, { status: "withdrawn", reservedFor: undefined });
  return "ok";
}

/** Also brings a withdrawn listing back. */
export function renew({ listing }: Model): Outcome {
  if (listing.status === "sold") return "not-now";
  if (listing.status === "withdrawn") listing.status = "published";
  return "ok";
}

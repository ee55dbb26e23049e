import type { Scope } from "#app/platform/db/scope.server.ts";

interface ReceiverIds {
  wedding: Scope<"wedding", "owner" | "public">;
  vendor: Scope<"vendor", "owner" | "public">;
  account: Scope<"account">;
  conversation: Scope<"participants">;
}

export type ReceiverKind = keyof ReceiverIds;

export type Receiver<Kind extends ReceiverKind = ReceiverKind> = {
  [Each in Kind]: { readonly [Key in Each]: ReceiverIds[Each] };
}[Kind];

declare const receiver: unique symbol;

export type Topic<Kind extends ReceiverKind = ReceiverKind> = string & {
  readonly [receiver]: Kind;
};

/** Declares topics by kind of receiver. Names must be unique in the product. */
export function defineTopics<const Kinds extends Record<string, ReceiverKind>>(
  kinds: Kinds,
): { readonly [Name in keyof Kinds]: Topic<Kinds[Name]> } {
  const topics = Object.keys(kinds).map((name) => [name, name]);
  return Object.fromEntries(topics);
}

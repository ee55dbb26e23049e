import type { Scope } from "#app/platform/db/scope.server.ts";

interface AudienceIds {
  wedding: Scope<"wedding", "owner" | "public">;
  vendor: Scope<"vendor", "owner" | "public">;
  account: Scope<"account">;
  conversation: Scope<"participants">;
}

export type AudienceKind = keyof AudienceIds;

export type Audience<Kind extends AudienceKind = AudienceKind> = {
  [Each in Kind]: { readonly [Key in Each]: AudienceIds[Each] };
}[Kind];

declare const audience: unique symbol;

export type Topic<Kind extends AudienceKind = AudienceKind> = string & {
  readonly [audience]: Kind;
};

/** Declares topics by kind of audience. Names must be unique in the product. */
export function defineTopics<const Kinds extends Record<string, AudienceKind>>(
  kinds: Kinds,
): { readonly [Name in keyof Kinds]: Topic<Kinds[Name]> } {
  const topics = Object.keys(kinds).map((name) => [name, name]);
  return Object.fromEntries(topics);
}

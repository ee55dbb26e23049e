import { redirect } from "react-router";

/** Forms without script send empty and repeated fields; redirects to the address without them. */
export function redirectToCanonical(url: URL, href: string): void {
  const names = [...url.searchParams.keys()];
  const hasRepeated = new Set(names).size < names.length;
  const hasEmpty = [...url.searchParams.values()].includes("");
  if (hasRepeated || hasEmpty) throw redirect(href);
}

const shop = "Markedsplassen kommer snart";
const guides = "Guidene kommer snart";

/** Titles of the pages that the site's own links lead to before they are made, by first segment. */
const comingPages = new Map([
  ["marketplace", shop],
  ["product", shop],
  ["search", shop],
  ["sell", shop],
  ["guides", guides],
  ["guide", guides],
  ["about", "Siden om oss kommer snart"],
]);

/** What is on its way at a path where nothing is yet. */
export function comingSoonTitle(pathname: string): string | undefined {
  return comingPages.get(pathname.split("/")[1] ?? "");
}

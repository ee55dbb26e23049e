const shop = "Markedsplassen kommer snart";
const guides = "Guidene kommer snart";

const comingPages = new Map([
  ["marketplace", shop],
  ["product", shop],
  ["search", shop],
  ["sell", shop],
  ["guides", guides],
  ["guide", guides],
  ["about", "Siden om oss kommer snart"],
]);

export function comingSoonTitle(pathname: string): string | undefined {
  return comingPages.get(pathname.split("/")[1] ?? "");
}

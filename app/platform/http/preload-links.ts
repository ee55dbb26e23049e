const maxLinks = 4;

/**
 * Returns a `Link` header for what the page's head preloads, so that the browser requests it before it
 * has read the page. Empty without any. Leaves out images of several sizes, which not all browsers
 * choose by a header as they do by the element: they would load two.
 */
export function preloadLinks(html: string): string {
  const head = html.slice(0, html.indexOf("</head>"));
  const links = [...head.matchAll(/<link\b[^<>]*>/g)]
    .map(([element]) => attributesOf(element))
    .filter(
      (link) => link.get("rel") === "preload" && link.has("href") && !link.has("imagesrcset"),
    );
  return links.slice(0, maxLinks).map(headerOf).join(", ");
}

function attributesOf(element: string): Map<string, string> {
  const attributes = element.matchAll(/\s([a-z]+)(?:="([^"]*)")?/gi);
  return new Map([...attributes].map(([, name = "", value = ""]) => [name.toLowerCase(), value]));
}

function headerOf(link: Map<string, string>): string {
  const parts = [`<${link.get("href")}>`, "rel=preload", `as=${link.get("as")}`];
  const type = link.get("type");
  if (type) parts.push(`type="${type}"`);
  // A font that was requested without it is requested again.
  if (link.has("crossorigin")) parts.push("crossorigin");
  return parts.join("; ");
}

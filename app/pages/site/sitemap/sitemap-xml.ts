export interface SitemapEntry {
  url: string;
  changed?: Date | undefined;
}

const declaration = `<?xml version="1.0" encoding="UTF-8"?>\n`;
const namespace = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"`;

/** At most 50,000 entries, as the protocol says; their addresses are our own and need no escaping. */
export function sitemap(entries: SitemapEntry[]): string {
  return `${declaration}<urlset ${namespace}>\n${listOf("url", entries)}</urlset>\n`;
}

/** Lists sitemaps. */
export function sitemapIndex(entries: SitemapEntry[]): string {
  return `${declaration}<sitemapindex ${namespace}>\n${listOf("sitemap", entries)}</sitemapindex>\n`;
}

function listOf(name: "url" | "sitemap", entries: SitemapEntry[]): string {
  return entries
    .map(({ url, changed }) => {
      const date = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : "";
      return `<${name}><loc>${url}</loc>${date}</${name}>\n`;
    })
    .join("");
}

import { listSitemapParts } from "#app/features/marketplace/sitemap/queries.server.ts";
import { config } from "#app/platform/config.server.ts";
import { publicText } from "#app/platform/http/responses.server.ts";
import { sitemapIndex } from "./sitemap-xml.ts";

export async function loader() {
  const { publicUrl } = config();
  const parts = await listSitemapParts();
  const listings = parts.map(({ part, changed }) => ({ name: `products-${part}`, changed }));
  const sitemaps = [{ name: "pages" }, { name: "guides" }, ...listings];
  const entries = sitemaps.map(({ name, ...entry }) => ({
    url: `${publicUrl}/sitemaps/${name}.xml`,
    ...entry,
  }));
  return publicText(sitemapIndex(entries), "application/xml");
}

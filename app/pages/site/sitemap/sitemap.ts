import { listGuides } from "#app/features/guides/queries.server.ts";
import { productPath } from "#app/features/marketplace/components/listing-parts.tsx";
import { listSitemapListings } from "#app/features/marketplace/sitemap/queries.server.ts";
import { config } from "#app/platform/config.server.ts";
import { notFound, publicText } from "#app/platform/http/responses.server.ts";
import { guidePath } from "../guides/guide-card.tsx";
import type { Route } from "./+types/sitemap.ts";
import { publicPaths } from "./public-paths.ts";
import { type SitemapEntry, sitemap } from "./sitemap-xml.ts";

const partOfListings = /^products-(\d{1,9})\.xml$/;

export async function loader({ params }: Route.LoaderArgs) {
  const entries = await entriesOf(params.file);
  if (entries.length === 0) throw notFound();
  const { publicUrl } = config();
  const absolute = entries.map(({ url, changed }) => ({ url: publicUrl + url, changed }));
  return publicText(sitemap(absolute), "application/xml");
}

async function entriesOf(file: string): Promise<SitemapEntry[]> {
  if (file === "pages.xml") return publicPaths.map((url) => ({ url }));
  if (file === "guides.xml") {
    const guides = listGuides().map(({ id, publishDate }) => ({
      url: guidePath(id),
      changed: new Date(publishDate),
    }));
    return [{ url: "/guides" }, ...guides];
  }
  const part = partOfListings.exec(file)?.[1];
  if (part === undefined) return [];
  const listings = await listSitemapListings(Number(part));
  return listings.map(({ id, changed }) => ({ url: productPath(id), changed }));
}

import { findGuide } from "#app/features/guides/queries.server.ts";
import { findListing } from "#app/features/marketplace/queries.server.ts";
import { parseListingId } from "#app/features/marketplace/rules.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { promiseCache } from "#app/platform/promise-cache.ts";
import type { Route } from "./+types/route.ts";

const drawn = promiseCache<Uint8Array<ArrayBuffer>>(100);

const fileName = /^(guide|product)-(\d{1,15})\.jpg$/;

export async function loader({ params }: Route.LoaderArgs) {
  const [, kind, id = ""] = fileName.exec(params.file) ?? [];
  const picture = await (kind === "guide" ? guidePicture(id) : listingPicture(id));
  if (!picture) throw notFound();
  return new Response(picture, {
    headers: { "Cache-Control": "public, max-age=86400", "Content-Type": "image/jpeg" },
  });
}

function guidePicture(id: string) {
  const guide = findGuide(id);
  return (
    guide &&
    drawn(`guide ${id}`, async () => {
      const { renderGuideShare } = await import("./guide-picture.server.ts");
      return renderGuideShare(guide);
    })
  );
}

async function listingPicture(id: string) {
  const number = parseListingId(id);
  const listing = id === "" || number === null ? null : await findListing(number);
  if (!listing) return null;
  const { title, price, originalPrice, condition, size, town, cover } = listing;
  const shown = [listing.id, title, price, originalPrice, condition, size, town, cover?.id];
  return drawn(`product ${shown.join("|")}`, async () => {
    const { renderListingShare } = await import("./listing-picture.server.ts");
    return renderListingShare(listing);
  });
}

import { CopyLink } from "#app/client/copy-link.tsx";
import { useLive } from "#app/client/live/use-live.tsx";
import { galleryActions } from "#app/features/gallery/admin/actions.ts";
import { galleryAdminTexts } from "#app/features/gallery/admin/texts.ts";
import { galleryTopics } from "#app/features/gallery/topics.ts";
import { shareSection } from "#app/features/weddings/rules.ts";
import { weddingTopics } from "#app/features/weddings/topics.ts";
import { wishActions } from "#app/features/wishlist/admin/actions.ts";
import { wishAdminTexts } from "#app/features/wishlist/admin/texts.ts";
import { WishPicture } from "#app/features/wishlist/admin/wish-picture.tsx";
import { wishlistTopics } from "#app/features/wishlist/topics.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { Stat, StatStrip } from "#app/ui/stat-strip.tsx";
import { plannerTexts } from "../texts.ts";
import type { FeatureSummary } from "./load-feature-summary.server.ts";

const { featureSummary: texts, firstSteps } = plannerTexts;

type SummaryOf<Name extends FeatureSummary["tab"]> = Extract<FeatureSummary, { tab: Name }>;

export function WishlistSummary({
  summary: { counts, first },
}: {
  summary: SummaryOf<"wishlist">;
}) {
  useLive(wishlistTopics.wishes, weddingTopics.visitors);
  const { counts: labels, status, empty } = wishAdminTexts;
  if (counts.all === 0) {
    return (
      <Sheet>
        <EmptyState
          title={empty.title}
          action={<ButtonLink to={wishActions.path}>{firstSteps.wish.title}</ButtonLink>}
          className="min-h-80"
        >
          {empty.text}
        </EmptyState>
      </Sheet>
    );
  }
  return (
    <>
      <StatStrip>
        <Stat label={labels.all} value={counts.all} />
        <Stat label={labels.available} value={counts.all - counts.purchased} tone="gran" />
        <Stat label={labels.purchased} value={counts.purchased} />
      </StatStrip>
      <Sheet
        title={texts.wishlist.title}
        action={<ButtonLink to={wishActions.path}>{texts.wishlist.action}</ButtonLink>}
      >
        <ul className="divide-y divide-rule">
          {first.map((wish) => (
            <li key={wish.id} className="flex min-h-18 items-center gap-3.5 px-4 py-2 lg:px-6">
              <WishPicture wish={wish} className="h-13.75 w-11 flex-none" />
              <b className="line-clamp-2 min-w-0 flex-1 text-15 font-semibold wrap-anywhere">
                {wish.title}
              </b>
              <Badge tone={wish.purchased ? "neutral" : "gran"}>
                {wish.purchased ? status.purchased : status.available}
              </Badge>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}

interface GallerySummaryProps {
  summary: SummaryOf<"gallery">;
  page: string;
}

export function GallerySummary({ summary: { counts, newest }, page }: GallerySummaryProps) {
  useLive(galleryTopics.photos, weddingTopics.visitors);
  const { empty, filters } = galleryAdminTexts;
  const galleryLink = <ButtonLink to={galleryActions.path}>{texts.gallery.action}</ButtonLink>;
  if (counts.all === 0) {
    return (
      <Sheet>
        <EmptyState
          title={empty.title}
          action={
            <>
              <CopyLink path={page} fallback={shareSection.path} />
              {galleryLink}
            </>
          }
          className="min-h-80"
        >
          {empty.text}
        </EmptyState>
      </Sheet>
    );
  }
  return (
    <>
      <StatStrip>
        <Stat label={texts.gallery.all} value={counts.all} />
        <Stat label={filters.shown} value={counts.shown} tone="gran" />
        <Stat label={filters.awaiting} value={counts.awaiting} />
      </StatStrip>
      <Sheet title={texts.gallery.title} action={galleryLink}>
        <ul className="grid grid-cols-3 gap-2 p-4 empty:hidden sm:grid-cols-6 lg:gap-4 lg:p-6">
          {newest.map(({ id, picture }) => (
            <li key={id}>
              <img
                src={picture.src}
                srcSet={picture.srcSet}
                sizes="(min-width: 64rem) 180px, (min-width: 40rem) 15vw, 30vw"
                alt={picture.alt}
                loading="lazy"
                decoding="async"
                className="aspect-4/3 w-full rounded-m bg-paper-3 object-cover text-13 outline-1 -outline-offset-1 outline-ink/10"
              />
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}

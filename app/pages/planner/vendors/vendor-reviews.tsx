import { ActionForm } from "#app/client/actions/action-form.tsx";
import { DialogButton } from "#app/client/forms/dialog-button.tsx";
import { filledStars, formatRating } from "#app/features/vendors/reviews/rules.ts";
import { reviewTexts as texts } from "#app/features/vendors/reviews/texts.ts";
import { vendorQuery } from "#app/features/vendors/search/rules.ts";
import { formatDate, osloDate } from "#app/platform/oslo-time.ts";
import { Badge, ExampleBadge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Star } from "#app/ui/icons.ts";
import { Notice } from "#app/ui/notice.tsx";
import { vendorActions } from "./actions.ts";
import type { VendorPage } from "./load-vendor.server.ts";

export function VendorReviews({ page, onOpen }: { page: VendorPage; onOpen: () => void }) {
  const { vendor, reviews, ownReview, isOwn } = page;
  const label = ownReview ? texts.edit : texts.write;
  const canWrite = !vendor.isSample && !isOwn && !ownReview?.isHidden;
  return (
    <section className="grid gap-4 px-4 pt-7 sm:px-6">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-d20">{texts.title}</h3>
        {canWrite && (
          <span className="flex flex-wrap gap-2">
            <DialogButton
              size="small"
              href={vendorQuery.href({ leverandor: vendor.id, skjema: "review" })}
              onOpen={onOpen}
            >
              {label}
            </DialogButton>
            {ownReview && (
              <ActionForm
                actions={vendorActions}
                intent="delete-review"
                values={{ id: ownReview.id, vendorId: vendor.id }}
              >
                <Button size="small" variant="quiet">
                  {texts.delete}
                </Button>
              </ActionForm>
            )}
          </span>
        )}
      </header>
      {ownReview?.isHidden && <Notice>{texts.hidden}</Notice>}
      {vendor.rating === null ? (
        <p className="text-15 text-muted">{texts.none}</p>
      ) : (
        <Summary rating={vendor.rating} count={vendor.reviewCount} byRating={page.byRating} />
      )}
      <ul>
        {reviews.map((review) => (
          <li key={review.id} className="grid gap-1 border-t border-rule py-4">
            <p className="flex flex-wrap items-center gap-2.5 text-13 text-muted">
              <Stars rating={review.rating} />
              <span>
                {review.name || texts.anonymous}, {formatDate(osloDate(review.createdAt))}
              </span>
              {review.hasAsked && <Badge tone="gran">{texts.hasAsked}</Badge>}
              {review.isSample && (
                <span className="ml-auto">
                  <ExampleBadge />
                </span>
              )}
            </p>
            {review.title && (
              <h4 className="font-display text-[1.125rem] leading-snug wrap-anywhere">
                {review.title}
              </h4>
            )}
            {review.comment && (
              <p className="text-15 text-pretty whitespace-pre-line text-ink-2 wrap-anywhere">
                {review.comment}
              </p>
            )}
            {review.reply && (
              <blockquote className="mt-2 border-l-2 border-rule-2 pl-3.5 text-15 text-ink-2">
                <p className="text-13 font-semibold text-ink">{texts.reply}</p>
                <p className="whitespace-pre-line wrap-anywhere">{review.reply}</p>
              </blockquote>
            )}
          </li>
        ))}
      </ul>
      {page.moreReviews && (
        <ButtonLink to={page.moreReviews} preventScrollReset className="justify-self-start">
          {texts.more}
        </ButtonLink>
      )}
      <p className="text-13 text-muted">{texts.checked}</p>
    </section>
  );
}

interface SummaryProps {
  rating: number;
  count: number;
  byRating: VendorPage["byRating"];
}

function Summary({ rating, count, byRating }: SummaryProps) {
  const most = Math.max(...byRating.map((each) => each.count), 1);
  return (
    <div className="grid grid-cols-[7.25rem_1fr] items-center gap-3.5 sm:grid-cols-[9.25rem_1fr] sm:gap-5">
      <p className="grid justify-items-start gap-0.5 text-13 text-muted">
        <b className="font-display text-[3rem] leading-[3.125rem] font-normal text-ink lining-nums">
          {formatRating(rating)}
        </b>
        <Stars rating={rating} />
        <span className="tabular-nums">{texts.count(count)}</span>
      </p>
      <ol aria-label={texts.distribution} className="grid gap-1.25">
        {byRating.map(({ stars, count: each }) => (
          <li
            key={stars}
            className="grid grid-cols-[0.625rem_0.75rem_1fr_1.75rem] items-center gap-2 text-13 text-muted tabular-nums"
          >
            <span aria-hidden>{stars}</span>
            <Icon icon={Star} size={12} className="fill-messing stroke-2 text-messing" />
            <svg aria-hidden="true" width="100%" height="8" className="rounded-xs bg-paper-3">
              <rect
                width={`${(each / most) * 100}%`}
                height="8"
                className="fill-messing forced-colors:fill-[CanvasText]"
              />
            </svg>
            <span className="text-right">
              <span className="sr-only">{texts.stars(stars)}: </span>
              {each}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Stars({ rating }: { rating: number }) {
  const filled = filledStars(rating);
  return (
    <span className="inline-flex gap-0.5">
      <span className="sr-only">{texts.outOf(formatRating(rating))}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon
          key={star}
          icon={Star}
          size={14}
          className={`stroke-2 ${star <= filled ? "fill-messing text-messing" : "fill-paper-3 text-rule-2"}`}
        />
      ))}
    </span>
  );
}

import { useState } from "react";
import { ActionForm, ActionNotice } from "#app/client/actions/action-form.tsx";
import { createClientAction } from "#app/client/actions/client-action.ts";
import { FilterLinks } from "#app/client/lists/filter-links.tsx";
import { LoadError } from "#app/client/loading/load-error.tsx";
import { useStaleIfError } from "#app/client/loading/stale-if-error.ts";
import { requireAdmin } from "#app/features/accounts/access.server.ts";
import {
  countReviews,
  listReviews,
  type ModeratedReview,
} from "#app/features/vendors/moderation/reviews/queries.server.ts";
import { reviewsPerPage } from "#app/features/vendors/moderation/rules.ts";
import { maxLengths } from "#app/features/vendors/rules.ts";
import { formatDate, osloDate } from "#app/platform/oslo-time.ts";
import { Badge, ExampleBadge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/field.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { ModeratedList } from "../list/moderated-list.tsx";
import { ReasonDialog } from "../list/reason-dialog.tsx";
import { moderationTexts } from "../texts.ts";
import type { Route } from "./+types/reviews.ts";
import { handleReviewAction } from "./actions.server.ts";
import { reviewActions } from "./actions.ts";
import { reviewListQuery } from "./review-query.ts";

const { reviews: texts, vendors } = moderationTexts;

export async function loader({ request, url }: Route.LoaderArgs) {
  const admin = await requireAdmin(request);
  const query = reviewListQuery.parse(url.searchParams);
  const [reviews, counts] = await Promise.all([
    listReviews(admin.id, query.vis, query.side),
    countReviews(admin.id),
  ]);
  return { query, reviews, counts };
}

export const action = handleReviewAction;
export const clientAction = createClientAction(reviewActions);

export function meta() {
  return [{ title: `${texts.title} – Jaord` }];
}

export function ErrorBoundary() {
  return <LoadError title={texts.errors.notLoaded} />;
}

export default function Reviews({ loaderData, actionData }: Route.ComponentProps) {
  useStaleIfError(texts.errors.notLoaded);
  const { query, reviews, counts } = loaderData;
  const [hiding, setHiding] = useState<ModeratedReview | null>(null);
  return (
    <>
      <PageHeader title={texts.title} />
      <ActionNotice actions={reviewActions} result={actionData} />
      <FilterLinks
        label={texts.filter}
        choices={(["all", "hidden"] as const).map((vis) => ({
          key: vis,
          to: reviewListQuery.href({ vis }),
          isCurrent: query.vis === vis,
          label: texts[vis],
          count: counts[vis],
        }))}
        className="justify-self-start"
      />
      {hiding && (
        <ReasonDialog
          actions={reviewActions}
          intent="hide"
          values={{ id: hiding.vendorId, review: hiding.id }}
          draftKey="hide-review"
          owner={hiding.id}
          title={texts.dialog.title}
          eyebrow={hiding.vendorName}
          submitLabel={texts.dialog.submit}
          label={texts.dialog.reason}
          hint={vendors.dialog.logHint}
          maxLength={maxLengths.reason}
          onClose={() => setHiding(null)}
        />
      )}
      <ModeratedList
        rows={reviews.map((review) => (
          <ReviewRow key={review.id} review={review} onHide={() => setHiding(review)} />
        ))}
        empty={texts.empty}
        pages={{
          page: query.side,
          perPage: reviewsPerPage,
          total: counts[query.vis],
          hrefOf: (side) => reviewListQuery.href({ vis: query.vis, side }),
        }}
        className="max-w-220"
      />
    </>
  );
}

function ReviewRow({ review, onHide }: { review: ModeratedReview; onHide: () => void }) {
  const { vendorId, id, rating, title, comment, reply, hiddenAt, hiddenReason } = review;
  const reviewer = review.reviewer || review.sampleName || texts.anonymous;
  return (
    <li className="grid gap-x-6 gap-y-2 px-4 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-5">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
          <b className="font-semibold">{texts.stars(rating)}</b>
          <span>
            {reviewer} {texts.about(review.vendorName)}
          </span>
          <span className="text-muted">{formatDate(osloDate(review.createdAt))}</span>
          {review.sampleName && <ExampleBadge>{vendors.sample}</ExampleBadge>}
        </p>
        {title && <h2 className="font-text text-15 font-semibold tracking-normal">{title}</h2>}
        {comment && <p className="text-15 whitespace-pre-line wrap-anywhere">{comment}</p>}
        {reply && <p className="text-14 text-ink-2 wrap-anywhere">{texts.reply(reply)}</p>}
        {hiddenReason && (
          <p>
            <Badge tone="messing">{texts.hiddenBecause(hiddenReason)}</Badge>
          </p>
        )}
      </div>
      {hiddenAt ? (
        <ActionForm
          actions={reviewActions}
          intent="show"
          values={{ id: vendorId, review: id }}
          className="justify-self-start"
        >
          <Button size="small">{texts.show}</Button>
        </ActionForm>
      ) : (
        <>
          <Button
            type="button"
            size="small"
            onClick={onHide}
            className="self-start justify-self-start noscript:hidden"
          >
            {texts.hide}
          </Button>
          <noscript>
            <form method="post" className="grid gap-2">
              <input type="hidden" name="intent" value="hide" />
              <input type="hidden" name="id" value={vendorId} />
              <input type="hidden" name="review" value={id} />
              <TextArea id={`reason-${id}`} name="reason" label={texts.dialog.reason} rows={2} />
              <Button size="small">{texts.hide}</Button>
            </form>
          </noscript>
        </>
      )}
    </li>
  );
}

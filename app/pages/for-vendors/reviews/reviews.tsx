import { ActionNotice } from "#app/client/actions/action-form.tsx";
import { createClientAction } from "#app/client/actions/client-action.ts";
import { listQuery, pageNumber } from "#app/client/lists/list-query.ts";
import { ConnectionNotice } from "#app/client/live/use-live.tsx";
import { LoadError } from "#app/client/loading/load-error.tsx";
import { useStaleIfError } from "#app/client/loading/stale-if-error.ts";
import { requireOwnedVendor } from "#app/features/vendors/access.server.ts";
import {
  countReceivedReviews,
  listReceivedReviews,
} from "#app/features/vendors/replies/queries.server.ts";
import { reviewsShown } from "#app/features/vendors/reviews/rules.ts";
import { vendorTopics } from "#app/features/vendors/topics.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import type { Route } from "./+types/reviews.ts";
import { handleReply } from "./actions.server.ts";
import { replyActions } from "./actions.ts";
import { ReviewItem } from "./review-item.tsx";
import { replyTexts as texts } from "./texts.ts";

const query = listQuery("/for-vendors/reviews", { vis: pageNumber() });

export async function loader({ request, url }: Route.LoaderArgs) {
  const { id } = await requireOwnedVendor(request);
  const { vis } = query.parse(url.searchParams);
  const [reviews, counts] = await Promise.all([
    listReceivedReviews(id, reviewsShown(vis)),
    countReceivedReviews(id),
  ]);
  const more = counts.total > reviews.length ? query.href({ vis: vis + 1 }) : null;
  return { reviews, unanswered: counts.unanswered, more };
}

export const action = handleReply;
export const clientAction = createClientAction(replyActions);

export function meta() {
  return [{ title: `${texts.title} – Jaord` }];
}

export function ErrorBoundary() {
  return <LoadError title={texts.errors.notLoaded} />;
}

export default function Reviews({ loaderData, actionData }: Route.ComponentProps) {
  useStaleIfError(texts.errors.notLoaded);
  const { reviews, unanswered, more } = loaderData;
  return (
    <>
      <PageHeader
        title={texts.title}
        details={
          reviews.length > 0 && (
            <p className="text-14 text-muted tabular-nums">
              <b className="font-semibold text-ink">{unanswered}</b> {texts.unanswered}
            </p>
          )
        }
      />
      <ActionNotice actions={replyActions} result={actionData} />
      <ConnectionNotice topics={[vendorTopics.vendorProfile]} text={texts.connectionLost} />
      <Sheet className="max-w-200">
        {reviews.length === 0 ? (
          <EmptyState title={texts.empty.title} className="min-h-60">
            {texts.empty.text}
          </EmptyState>
        ) : (
          <>
            <p className="border-b border-rule px-4 py-3.5 text-14 text-muted lg:px-6">
              {texts.lead}
            </p>
            <ul className="divide-y divide-rule">
              {reviews.map((review) => (
                <ReviewItem key={review.id} review={review} />
              ))}
            </ul>
            {more && (
              <p className="border-t border-rule px-4 py-4 lg:px-6">
                <ButtonLink to={more} preventScrollReset>
                  {texts.more}
                </ButtonLink>
              </p>
            )}
          </>
        )}
      </Sheet>
    </>
  );
}

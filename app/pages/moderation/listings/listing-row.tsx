import { ActionForm } from "#app/client/actions/action-form.tsx";
import { productPath } from "#app/features/marketplace/components/listing-parts.tsx";
import type { ModeratedListing } from "#app/features/marketplace/moderation/queries.server.ts";
import type { ListingList } from "#app/features/marketplace/moderation/rules.ts";
import { sellerKindTexts } from "#app/features/marketplace/texts.ts";
import { formatMoney } from "#app/platform/money.ts";
import { formatOrgNumber } from "#app/platform/org-number.ts";
import { formatDate, osloDate } from "#app/platform/oslo-time.ts";
import { pictureSrcSet } from "#app/platform/pictures/picture-files.ts";
import { Button } from "#app/ui/button.tsx";
import { LongText } from "#app/ui/long-text.tsx";
import { AskButton } from "../list/ask-button.tsx";
import { listingModeration } from "./actions.ts";
import { moderatedListingQuery } from "./listing-query.ts";
import type { AskedReason } from "./reason-dialog.tsx";
import { moderatedListingTexts as texts } from "./texts.ts";

interface ListingRowProps {
  listing: ModeratedListing;
  list: ListingList;
  ask: (asked: AskedReason) => void;
}

export function ListingRow({ listing, list, ask }: ListingRowProps) {
  const { id, title, status, cover, price, soldAt, soldFor } = listing;
  const isPublic = status === "published" || status === "reserved" || status === "sold";
  const isLedger = list === "due" || list === "paid";
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 gap-y-2 px-4 py-3.5 lg:grid-cols-[4rem_minmax(0,1fr)_auto] lg:px-5">
      {cover ? (
        <img
          srcSet={pictureSrcSet(cover.id, cover.widths)}
          sizes="64px"
          alt=""
          loading="lazy"
          className="h-20 w-16 rounded-s object-cover"
        />
      ) : (
        <span className="h-20 w-16 rounded-s bg-paper-3" />
      )}
      <div className="min-w-0">
        <h2 className="text-d20 wrap-anywhere">
          {isPublic ? (
            <a href={productPath(id)} className="hover:text-berry">
              {title}
            </a>
          ) : (
            title
          )}
        </h2>
        <p className="text-13 text-muted tabular-nums wrap-anywhere">
          {texts.number(id)} · {price !== null && `${formatMoney(price)} · `}
          {texts.seller(listing.sellerName, sellerKindTexts[listing.sellerKind], listing.email)}
          {listing.orgNumber && ` · ${texts.orgNumber(formatOrgNumber(listing.orgNumber))}`}
        </p>
        {list === "review" && (
          <p className="text-14 font-medium text-messing-ink">
            {listing.reviewReason
              ? texts.because(texts.reasons[listing.reviewReason])
              : texts.changedSince}
          </p>
        )}
        {listing.rejectionReason && (
          <p className="text-13 text-ink-2">{texts.sentBack(listing.rejectionReason)}</p>
        )}
        {isLedger && soldAt && soldFor !== null ? (
          <p className="text-14 tabular-nums">
            {texts.sold(formatDate(osloDate(soldAt)), formatMoney(soldFor))} ·{" "}
            <b className="font-semibold">{formatMoney(listing.commission ?? 0)}</b>
            {listing.paidAt && ` · ${texts.paidAt(formatDate(osloDate(listing.paidAt)))}`}
          </p>
        ) : (
          <LongText
            text={listing.description}
            clamp="line-clamp-3 group-open:line-clamp-none"
            className="text-14 text-ink-2 wrap-anywhere"
          />
        )}
      </div>
      <div className="flex flex-wrap content-start gap-1 max-lg:col-span-2 lg:justify-end">
        <Decisions listing={listing} list={list} ask={ask} />
      </div>
    </li>
  );
}

function Decisions({ listing, list, ask }: ListingRowProps) {
  const { id, version, title, sellerName } = listing;
  const submit = (intent: "approve" | "paid" | "unpaid", isMain = false) => (
    <ActionForm
      actions={listingModeration}
      intent={intent}
      values={{ id: String(id), ...(intent === "approve" && { version: String(version) }) }}
    >
      <Button size="small" {...(isMain && { variant: "primary" as const })}>
        {texts[intent]}
        <span className="sr-only">{texts.of(title)}</span>
      </Button>
    </ActionForm>
  );
  const askFor = (intent: AskedReason["intent"]) => (
    <AskButton
      label={texts[intent]}
      of={texts.of(intent === "suspend" || intent === "reinstate" ? sellerName : title)}
      href={moderatedListingQuery.href({ vis: list, grunn: intent, annonse: String(id) })}
      onPress={() => ask({ intent, id })}
    />
  );
  const seller = listing.isSuspended ? askFor("reinstate") : askFor("suspend");
  switch (list) {
    case "review":
      return (
        <>
          {submit("approve")}
          {askFor("send-back")}
          {seller}
        </>
      );
    case "listed":
      return (
        <>
          {askFor("take-down")}
          {seller}
        </>
      );
    case "due":
      return submit("paid");
    case "paid":
      return submit("unpaid");
    default:
      return seller;
  }
}

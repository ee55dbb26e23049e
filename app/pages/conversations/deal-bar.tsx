import { useState } from "react";
import { ActionForm } from "#app/client/actions/action-form.tsx";
import {
  ListingPicture,
  productPath,
} from "#app/features/marketplace/components/listing-parts.tsx";
import { dealActions as actions } from "#app/features/marketplace/enquiries/actions.ts";
import {
  type DealAction,
  type DealState,
  dealActions,
} from "#app/features/marketplace/enquiries/rules.ts";
import { enquiryTexts as texts } from "#app/features/marketplace/enquiries/texts.ts";
import { actionsAt } from "#app/platform/http/actions.ts";
import { formatMoney, formatTypedMoney } from "#app/platform/money.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import type { OpenConversation } from "./load-conversations.server.ts";
import { SaleDialog } from "./sale-dialog.tsx";

const dots: Record<DealState, string> = {
  "for-sale": "bg-gran text-gran",
  "reserved-here": "bg-messing text-messing-ink",
  reserved: "bg-messing text-messing-ink",
  "sold-here": "bg-ink text-ink",
  sold: "bg-ink text-ink",
  off: "bg-edge text-muted",
  deleted: "bg-edge text-muted",
};

interface DealBarProps {
  opened: OpenConversation;
  buyerName: string;
}

/** The listing on its shelf, with its state and what the seller can do. */
export function DealBar({ opened, buyerName }: DealBarProps) {
  const { enquiry, thread } = opened;
  const { title, listingId, state, price, soldFor } = enquiry;
  const buyerStates: Partial<Record<DealState, string>> = texts.buyerStates;
  const stateText = (thread.side === "asker" && buyerStates[state]) || texts.states[state];
  const [dot, colour] = dots[state].split(" ");
  const shownPrice = soldFor ?? price;
  return (
    <section
      aria-label={title}
      className="sticky top-16 z-10 grid grid-cols-[56px_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-b-[1.5px] border-ink bg-paper-2 px-4 py-3 sm:grid-cols-[56px_minmax(0,1fr)_auto] lg:top-0 lg:px-7"
    >
      <span className="h-17.5 w-14 overflow-hidden rounded-s bg-paper-3">
        <ListingPicture
          cover={enquiry.cover}
          drawing={enquiry.drawing}
          sizes="56px"
          className="size-full"
        />
      </span>
      <div className="min-w-0">
        <h3 className="line-clamp-2 text-d18">
          {listingId !== null && state !== "deleted" && state !== "off" ? (
            <a href={productPath(listingId)} className="hover:text-berry">
              {title}
            </a>
          ) : (
            title
          )}
        </h3>
        <p className="flex flex-wrap items-center gap-x-2.5 text-15">
          {shownPrice !== null && (
            <b className="font-semibold tabular-nums">{formatMoney(shownPrice)}</b>
          )}
          <span role="status" className={`flex items-center gap-1.5 font-medium ${colour}`}>
            <span
              aria-hidden="true"
              className={`size-2.5 rounded-full ${dot} forced-colors:bg-[CanvasText]`}
            />
            {stateText}
          </span>
        </p>
      </div>
      <SellerActions opened={opened} buyerName={buyerName} />
    </section>
  );
}

function SellerActions({ opened, buyerName }: DealBarProps) {
  const [isSelling, setSelling] = useState(false);
  const { enquiry, thread } = opened;
  const offered = dealActions(enquiry.deal, thread.side).filter((action) => action !== "rate");
  const own = actionsAt(actions, { id: thread.conversationId });
  if (offered.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2 max-sm:col-span-2">
      {offered.map((action: DealAction) =>
        action === "sell" ? (
          <Button
            key={action}
            type="button"
            size="small"
            onClick={() => setSelling(true)}
            className="noscript:hidden"
          >
            {texts.actions.sell}
          </Button>
        ) : (
          <ActionForm
            key={action}
            actions={own}
            intent={action as "reserve" | "release"}
            values={{}}
            action={own.path}
          >
            <Button size="small" variant={action === "reserve" ? "secondary" : "quiet"}>
              {action === "reserve" ? texts.actions.reserve(buyerName) : texts.actions.release}
            </Button>
          </ActionForm>
        ),
      )}
      {offered.includes("sell") && <PlainSale opened={opened} />}
      {isSelling && (
        <SaleDialog
          conversationId={thread.conversationId}
          buyerName={buyerName}
          price={enquiry.price ?? 0}
          onClose={() => setSelling(false)}
        />
      )}
    </div>
  );
}

/** The dialog's form, for browsers without script. */
function PlainSale({ opened: { enquiry, thread } }: Pick<DealBarProps, "opened">) {
  const own = actionsAt(actions, { id: thread.conversationId });
  return (
    <details className="hidden noscript:block">
      <summary className="py-2.5 text-15 font-semibold">{texts.actions.sell}</summary>
      <ActionForm
        actions={own}
        intent="sell"
        values={{}}
        action={own.path}
        className="flex flex-wrap items-end gap-2"
      >
        <TextField
          name="price"
          label={texts.sale.price}
          hint={enquiry.price === null ? undefined : texts.sale.commission(enquiry.price)}
          required
          inputMode="decimal"
          autoComplete="off"
          defaultValue={enquiry.price === null ? "" : formatTypedMoney(enquiry.price)}
        />
        <Button size="small">{texts.sale.submit}</Button>
      </ActionForm>
    </details>
  );
}

import { useState } from "react";
import { Link } from "react-router";
import { ActionForm } from "#app/client/actions/action-form.tsx";
import { Thread } from "#app/features/conversations/components/thread.tsx";
import type { ThreadMessage } from "#app/features/conversations/queries.server.ts";
import { VendorDrawing } from "#app/features/vendors/components/vendor-drawing.tsx";
import { vendorQuery } from "#app/features/vendors/search/rules.ts";
import { budgetRangeTexts, categoryTexts } from "#app/features/vendors/texts.ts";
import { formatDate } from "#app/platform/oslo-time.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ChevronLeft, Mail } from "#app/ui/icons.ts";
import { chosenPath, requestsPath } from "../actions.ts";
import { ChooseDialog } from "../choose-dialog.tsx";
import { vendorScreenTexts } from "../texts.ts";
import { requestActions } from "./actions.ts";
import type { OpenRequest } from "./load-requests.server.ts";
import { OfferCard } from "./offer-card.tsx";
import { RequestSteps } from "./request-steps.tsx";
import { requestScreenTexts as texts } from "./texts.ts";

export function OpenedRequest({ request }: { request: OpenRequest }) {
  const { thread, offers, vendorName, category, town, setAside } = request;
  const offerOf = new Map(offers.map((offer) => [offer.messageId, offer]));
  const [latest] = offers;
  const renderBelow = ({ id }: ThreadMessage) => {
    const offer = offerOf.get(id);
    if (!offer) return null;
    const isReplaced = offer.messageId !== latest?.messageId;
    return (
      <OfferCard
        offer={offer}
        isReplaced={isReplaced}
        setAside={setAside}
        today={thread.loadedAt}
      />
    );
  };
  return (
    <div className="flex min-w-0 flex-col">
      <Link
        to={requestsPath}
        className="flex min-h-11 items-center gap-1.5 border-b border-rule px-3 text-15 font-semibold lg:hidden"
      >
        <Icon icon={ChevronLeft} size={18} />
        {texts.back}
      </Link>
      <Thread
        thread={thread}
        title={vendorName}
        lead={
          category && (
            <VendorLink request={request} text={`${categoryTexts[category].name}, ${town}`} />
          )
        }
        picture={
          category && (
            <VendorDrawing
              category={category}
              size="small"
              className="h-16 w-14 rounded-s object-contain! p-1"
            />
          )
        }
        intro={
          <>
            <RequestSteps request={request} />
            <Facts request={request} />
          </>
        }
        hint={request.budget ? texts.bothWrite : ""}
        names={{ asker: request.asker, answerer: vendorName }}
        earlier={`${requestsPath}/${request.conversationId}?antall=${thread.messages.length * 2}`}
        renderBelow={renderBelow}
      >
        <RequestActions request={request} price={latest?.price ?? null} />
      </Thread>
    </div>
  );
}

function VendorLink({ request, text }: { request: OpenRequest; text: string }) {
  if (!request.isListed || !request.vendorId) return text;
  return (
    <Link to={vendorQuery.href({ leverandor: request.vendorId })} className="link">
      {text}
    </Link>
  );
}

function Facts({ request }: { request: OpenRequest }) {
  const { eventDate, serviceType, budgetRange } = request;
  const facts = [
    [texts.facts.date, eventDate && formatDate(eventDate)],
    [texts.facts.service, serviceType],
    [texts.facts.budget, budgetRange && budgetRangeTexts[budgetRange]],
  ].filter(([, value]) => value);
  if (facts.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 px-4 pt-3 pb-2 text-14 lg:px-7">
      {facts.map(([label, value]) => (
        <div key={label} className="flex gap-2">
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function RequestActions({ request, price }: { request: OpenRequest; price: number | null }) {
  const [isChoosing, setChoosing] = useState(false);
  const { category, vendorId, conversationId, budget, isChosen, vendorEmail } = request;
  const declined = request.declinedByAskerAt
    ? texts.declinedByYou
    : request.declinedByVendorAt && texts.declinedByVendor;
  const values = { id: conversationId };
  const canChoose = budget && category && vendorId && request.isListed && !isChosen && !declined;
  return (
    <div className="px-4 pb-4 lg:px-7">
      {declined && <p className="pb-2 text-15 text-muted">{declined}</p>}
      {!request.isListed && <p className="pb-2 text-15 text-muted">{texts.vendorGone}</p>}
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        {canChoose && (
          <Button
            type="button"
            variant="primary"
            onClick={() => setChoosing(true)}
            className="noscript:hidden"
          >
            {vendorScreenTexts.detail.choose(category)}
          </Button>
        )}
        {isChosen && <ButtonLink to={chosenPath}>{texts.toChosen}</ButtonLink>}
        {vendorEmail && (
          <a
            href={`mailto:${vendorEmail}`}
            className="inline-flex min-h-control items-center justify-center gap-2 rounded-m border border-edge bg-sheet px-4 text-15 font-semibold hover:border-ink hover:bg-paper-2"
          >
            <Icon icon={Mail} size={18} />
            {texts.mail}
          </a>
        )}
        <ActionForm
          actions={requestActions}
          intent={request.declinedByAskerAt ? "reopen" : "decline"}
          values={values}
        >
          <Button variant="quiet" className="max-sm:w-full">
            {request.declinedByAskerAt ? texts.reopen : texts.decline}
          </Button>
        </ActionForm>
      </div>
      {isChoosing && canChoose && (
        <ChooseDialog
          vendor={{ id: vendorId, name: request.vendorName, category }}
          price={price}
          budget={budget}
          owner={request.owner}
          newId={request.newId}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}

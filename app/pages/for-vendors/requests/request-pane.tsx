import { useState } from "react";
import { ActionForm } from "#app/client/actions/action-form.tsx";
import { Thread } from "#app/features/conversations/components/thread.tsx";
import { threadStep } from "#app/features/conversations/rules.ts";
import { budgetRangeTexts } from "#app/features/vendors/texts.ts";
import { actionsAt } from "#app/platform/http/actions.ts";
import { formatMoney } from "#app/platform/money.ts";
import { formatDate, formatLongDate } from "#app/platform/oslo-time.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ChevronLeft } from "#app/ui/icons.ts";
import { Notice } from "#app/ui/notice.tsx";
import { receivedActions } from "./actions.ts";
import { AnswerForm } from "./answer-form.tsx";
import type { ReceivedView } from "./load-requests.server.ts";
import { receivedTexts as texts } from "./texts.ts";

type Offer = ReceivedView["request"]["offers"][number];

/** A request with its conversation; the first answer says whether the day is free. */
export function RequestPane({ request, thread, ownName, newId }: ReceivedView) {
  const { id, state, offers, others } = request;
  const name = request.name || texts.anonymous;
  const actions = actionsAt(receivedActions, { id });
  const [isOffering, setOffering] = useState(false);
  const offerOf = new Map(offers.map((offer) => [offer.messageId, offer]));
  const showsForm = state === "new" || (state === "answered" && isOffering);
  return (
    <div className="flex min-w-0 flex-col">
      <p className="border-b border-rule px-2 py-1 lg:hidden">
        <ButtonLink to="/for-vendors/requests" variant="quiet">
          <Icon icon={ChevronLeft} />
          {texts.back}
        </ButtonLink>
      </p>
      <Thread
        thread={thread}
        title={name}
        headline={<Headline request={request} name={name} />}
        names={{ asker: name, answerer: ownName }}
        hint={texts.hint}
        earlier={`?antall=${thread.messages.length + threadStep}`}
        renderBelow={(message) => {
          const offer = offerOf.get(message.id);
          return offer && <OfferLine offer={offer} />;
        }}
        {...(showsForm && {
          compose: (
            <AnswerForm id={id} newId={newId} others={others} onDone={() => setOffering(false)} />
          ),
        })}
      >
        {state === "declined" && (
          <div className="px-4 pb-4 lg:px-7">
            <Notice
              action={
                <ActionForm actions={actions} intent="reopen" values={{}}>
                  <Button size="small">{texts.reopen}</Button>
                </ActionForm>
              }
            >
              {texts.declined}
            </Notice>
          </div>
        )}
        {state === "withdrawn" && (
          <div className="px-4 pb-4 lg:px-7">
            <Notice>{texts.withdrawn}</Notice>
          </div>
        )}
        {state === "answered" && !isOffering && (
          <p className="flex flex-wrap gap-2 px-4 pb-4 lg:px-7 noscript:hidden">
            <Button type="button" size="small" onClick={() => setOffering(true)}>
              {texts.another}
            </Button>
          </p>
        )}
      </Thread>
    </div>
  );
}

function Headline({ request, name }: { request: ReceivedView["request"]; name: string }) {
  const { eventDate, place, guests, budgetRange, serviceType, isCouple } = request;
  const facts = [
    [texts.facts.place, place],
    [texts.facts.guests, guests],
    [texts.facts.budget, budgetRange && budgetRangeTexts[budgetRange]],
    [texts.facts.service, serviceType],
  ] as const;
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-end justify-between gap-x-7 gap-y-3">
      <h2>
        <span className="block font-text text-14 font-normal tracking-normal text-ink-2">
          {isCouple ? texts.getsMarried(name) : texts.asks(name)}
        </span>{" "}
        <span className="block text-d31">
          {eventDate ? formatLongDate(eventDate) : texts.noDate}
        </span>
      </h2>
      <dl className="flex flex-wrap gap-x-7 gap-y-2 tabular-nums">
        {facts.map(([label, value]) =>
          value === null || value === "" ? null : (
            <div key={label}>
              <dt className="text-13 text-muted">{label}</dt>
              <dd className="text-15 font-medium wrap-anywhere">{value}</dd>
            </div>
          ),
        )}
      </dl>
    </div>
  );
}

function OfferLine({ offer }: { offer: Offer }) {
  const { availability, price, summary, validUntil } = offer;
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
      {availability && (
        <Badge tone={availability === "free" ? "gran" : "messing"}>
          {texts.availabilities[availability]}
        </Badge>
      )}
      {price !== null && <b className="font-semibold">{formatMoney(price)}</b>}
      {summary && <span>{summary}</span>}
      {validUntil && (
        <span className="text-muted">{texts.offer.valid(formatDate(validUntil))}</span>
      )}
    </p>
  );
}

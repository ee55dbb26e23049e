import { useState } from "react";
import { ActionForm } from "#app/client/actions/action-form.tsx";
import { dealActions as actions } from "#app/features/marketplace/enquiries/actions.ts";
import { dealActions, stars } from "#app/features/marketplace/enquiries/rules.ts";
import { enquiryTexts } from "#app/features/marketplace/enquiries/texts.ts";
import { actionsAt } from "#app/platform/http/actions.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Star } from "#app/ui/icons.ts";
import type { OpenConversation } from "./load-conversations.server.ts";

const { rating: texts } = enquiryTexts;

interface RatingPartProps {
  opened: OpenConversation;
  sellerName: string;
}

/** Under the messages, once the two have agreed on a sale here. */
export function RatingPart({ opened, sellerName }: RatingPartProps) {
  const { deal } = opened.enquiry;
  const { side, conversationId } = opened.thread;
  const canRate = dealActions(deal, side).includes("rate");
  if (canRate) return <RatingForm conversationId={conversationId} sellerName={sellerName} />;
  if (deal.stars === null) return null;
  return (
    <p className="px-4 pb-4 text-15 text-ink-2 lg:px-7">
      {side === "asker" ? texts.given(deal.stars) : texts.got(deal.stars)}
    </p>
  );
}

function RatingForm({
  conversationId,
  sellerName,
}: {
  conversationId: string;
  sellerName: string;
}) {
  const [chosen, setChosen] = useState(0);
  const own = actionsAt(actions, { id: conversationId });
  return (
    <ActionForm
      actions={own}
      intent="rate"
      values={{}}
      action={own.path}
      className="m-4 grid gap-2.5 rounded-l border border-rule-2 bg-paper px-4 py-3.5 lg:mx-7"
    >
      <fieldset>
        <legend className="text-15 font-semibold">{texts.legend(sellerName)}</legend>
        <div className="-ml-1 flex pt-1">
          {stars.map((count) => (
            <label
              key={count}
              className="grid size-11 cursor-pointer place-items-center rounded-m has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ink"
            >
              <input
                type="radio"
                name="stars"
                value={count}
                required
                checked={chosen === count}
                onChange={() => setChosen(count)}
                className="sr-only noscript:not-sr-only"
              />
              <span className="sr-only">{texts.star(count)}</span>
              <Icon
                icon={Star}
                size={28}
                className={`stroke-1 ${count <= chosen ? "fill-messing text-messing" : "text-edge"}`}
              />
            </label>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="max-w-[34em] text-13 text-muted">{texts.note}</p>
        <Button size="small">{texts.submit}</Button>
      </div>
    </ActionForm>
  );
}

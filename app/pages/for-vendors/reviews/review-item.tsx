import { useState } from "react";
import { HiddenFields } from "#app/client/forms/form-notices.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import type { ReceivedReview } from "#app/features/vendors/replies/queries.server.ts";
import { maxLengths } from "#app/features/vendors/rules.ts";
import { formatDate, osloDate } from "#app/platform/oslo-time.ts";
import { ExampleBadge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/field.tsx";
import { replyActions } from "./actions.ts";
import { replyTexts as texts } from "./texts.ts";

export function ReviewItem({ review }: { review: ReceivedReview }) {
  const { rating, title, comment, reply, createdAt, isSample } = review;
  const name = review.name || texts.anonymous;
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="grid gap-2 px-4 py-4 lg:px-6">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
        <b className="font-semibold">{texts.outOf(rating)}</b>
        <span>{name}</span>
        <span className="text-muted">{formatDate(osloDate(createdAt))}</span>
        {isSample && <ExampleBadge />}
      </p>
      {title && <h2 className="font-text text-15 font-semibold tracking-normal">{title}</h2>}
      {comment && <p className="text-15 whitespace-pre-line wrap-anywhere">{comment}</p>}
      {reply !== null ? (
        <blockquote className="border-l-2 border-rule-2 pl-3.5 text-15 text-ink-2">
          <p className="text-13 font-semibold text-ink">{texts.own}</p>
          <p className="whitespace-pre-line wrap-anywhere">{reply}</p>
        </blockquote>
      ) : isOpen ? (
        <ReplyForm id={review.id} name={name} />
      ) : (
        <>
          <Button
            type="button"
            size="small"
            onClick={() => setOpen(true)}
            aria-label={texts.replyTo(name)}
            className="justify-self-start noscript:hidden"
          >
            {texts.reply}
          </Button>
          <noscript>
            <ReplyForm id={review.id} name={name} />
          </noscript>
        </>
      )}
    </li>
  );
}

function ReplyForm({ id, name }: { id: string; name: string }) {
  const form = useActionForm(replyActions, "reply", {
    values: { review: id },
    stored: { values: { reply: "" }, version: 0 },
    key: `review-reply-${id}`,
    owner: id,
  });
  const { Form, formProps, field, hidden, isSubmitting } = form;
  return (
    <Form {...formProps} className="grid gap-3">
      <HiddenFields values={hidden} />
      <TextArea
        {...field("reply")}
        id={`reply-${id}`}
        label={texts.replyTo(name)}
        rows={3}
        required
        maxLength={maxLengths.reply}
      />
      <Button size="small" busy={isSubmitting} className="justify-self-start">
        {texts.send}
      </Button>
    </Form>
  );
}

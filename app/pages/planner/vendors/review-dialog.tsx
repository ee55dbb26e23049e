import { useState } from "react";
import { FormDialog } from "#app/client/forms/form-dialog.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import type { OwnReview } from "#app/features/vendors/reviews/queries.server.ts";
import { ratings, reviewForm } from "#app/features/vendors/reviews/rules.ts";
import { reviewTexts } from "#app/features/vendors/reviews/texts.ts";
import { maxLengths } from "#app/features/vendors/rules.ts";
import { FieldError, TextArea, TextField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Star } from "#app/ui/icons.ts";
import { vendorActions } from "./actions.ts";
import type { Reader } from "./load-directory.server.ts";

const { dialog: texts } = reviewTexts;
const labels = { rating: texts.rating, title: texts.title, comment: texts.comment };

interface ReviewDialogProps {
  vendor: { id: string; name: string };
  review: OwnReview | null;
  reader: Reader;
  action: string;
  onClose: () => void;
}

export function ReviewDialog({ vendor, review, reader, action, onClose }: ReviewDialogProps) {
  const [id] = useState(() => review?.id ?? reader.newId);
  const form = useActionForm(vendorActions, review ? "change-review" : "review", {
    values: { id, vendorId: vendor.id },
    action,
    stored: { values: reviewForm(review), version: review?.version ?? 0 },
    key: "vendor-review",
    owner: reader.owner,
    row: vendor.id,
    onDone: onClose,
  });
  const { field } = form;
  return (
    <FormDialog
      title={vendor.name}
      eyebrow={texts.eyebrow}
      form={form}
      labels={labels}
      display={(name, value) => (name === "rating" ? reviewTexts.outOf(value) : value)}
      submitLabel={review ? texts.save : texts.add}
      onClose={onClose}
    >
      <StarRadios {...field("rating")} />
      <TextField
        {...field("title")}
        label={texts.title}
        maxLength={maxLengths.reviewTitle}
        autoComplete="off"
      />
      <TextArea {...field("comment")} label={texts.comment} maxLength={maxLengths.comment} />
      <p className="border-t border-rule pt-4 text-15">
        {texts.shownAs} <b className="font-semibold">{reader.name || reviewTexts.anonymous}</b>
        <span className="block text-13 text-muted">{texts.note}</span>
      </p>
    </FormDialog>
  );
}

type StarRadiosProps = ReturnType<
  ReturnType<typeof useActionForm<ReturnType<typeof reviewForm>>>["field"]
>;

/** Radios, so that arrow keys move between the stars. */
function StarRadios({ name, value, error, onChange }: StarRadiosProps) {
  const chosen = Number(value);
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="sr-only">{texts.rating}</legend>
      <div className="-ml-1 flex flex-wrap items-center gap-x-0.5">
        {ratings.map((rating) => (
          <label
            key={rating}
            className="grid size-11 cursor-pointer place-items-center rounded-m has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={name}
              value={rating}
              // Without script, the browser moves the choice itself.
              checked={chosen === rating}
              onChange={onChange}
              className="sr-only noscript:not-sr-only"
            />
            <span className="sr-only">{texts.chosen(rating, texts.words[rating - 1] ?? "")}</span>
            <Icon
              icon={Star}
              size={34}
              className={`stroke-1 ${rating <= chosen ? "fill-messing text-messing" : "text-edge"}`}
            />
          </label>
        ))}
        <output className="ml-3 text-15 text-ink-2">
          {texts.chosen(chosen, texts.words[chosen - 1] ?? "")}
        </output>
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

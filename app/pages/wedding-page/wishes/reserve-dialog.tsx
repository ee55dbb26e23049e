import { weddingPath } from "#app/features/weddings/rules.ts";
import { wishlistTexts } from "#app/features/wishlist/texts.ts";
import { FormTokenFields } from "../sections/form-fields.tsx";
import type { ReserveFormView } from "./view-reserving.ts";

const texts = wishlistTexts;

interface ReserveDialogProps {
  form: ReserveFormView;
  weddingId: string;
  formToken: string;
}

/** Without script, the form is part of the wish's card. */
export function ReserveDialog({ form, weddingId, formToken }: ReserveDialogProps) {
  const { wish, guestName, nameError, formError } = form;
  return (
    <dialog className="reserve" open={wish !== null} aria-labelledby="reserve-title">
      <form
        className="form"
        method="post"
        action={weddingPath(weddingId, { send: "reservation" })}
        noValidate
      >
        <h3 id="reserve-title">
          {texts.reserve} <bdi data-title>{wish?.title}</bdi>
        </h3>
        {formError && (
          // biome-ignore lint/a11y/noAutofocus: a refused form moves the focus to its error
          <p className="field-error" role="alert" tabIndex={-1} autoFocus data-focus>
            {formError}
          </p>
        )}
        <input type="hidden" name="wishId" value={wish?.id} autoComplete="off" />
        <div className="field">
          <label htmlFor="reserve-name">{texts.name}</label>
          <input
            type="text"
            id="reserve-name"
            name="guestName"
            defaultValue={guestName}
            autoComplete="name"
            aria-invalid={nameError ? true : undefined}
            aria-describedby={nameError ? "reserve-error reserve-hint" : "reserve-hint"}
            {...(nameError ? { autoFocus: true, "data-focus": true } : {})}
          />
          {nameError && (
            <p className="field-error" id="reserve-error">
              {nameError}
            </p>
          )}
          <small id="reserve-hint">{texts.reserveHint}</small>
        </div>
        <FormTokenFields formToken={formToken} />
        <p className="form-end">
          <button className="button button-primary" type="submit" data-busy={texts.reserving}>
            {texts.reserve}
          </button>
          <button
            className="button button-quiet"
            type="submit"
            formMethod="dialog"
            formNoValidate
            data-cancel
          >
            {texts.cancel}
          </button>
        </p>
      </form>
    </dialog>
  );
}

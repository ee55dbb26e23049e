import { maxLengths } from "#app/features/gallery/rules.ts";
import { galleryTexts } from "#app/features/gallery/texts.ts";
import { weddingPath } from "#app/features/weddings/rules.ts";
import type { FormErrors } from "#app/platform/http/forms.server.ts";
import { ErrorSummary, FieldError, FormTokenFields, TextField } from "../sections/form-fields.tsx";
import { pageTexts } from "../texts.ts";

const texts = galleryTexts.form;
/** Other forms of the page have fields of the same names. */
const prefix = "share-";

interface ShareFormProps {
  pageId: string;
  guestName: string;
  formToken: string;
  errors: FormErrors | null;
}

export function ShareForm({ pageId, guestName, formToken, errors }: ShareFormProps) {
  const photoError = errors?.fieldErrors.photo;
  const values: Record<string, string> = errors?.values ?? { guestName };
  const fieldOf = (name: keyof typeof maxLengths) => ({
    id: `${prefix}${name}`,
    name,
    label: texts[name],
    error: errors?.fieldErrors[name],
    defaultValue: values[name],
    maxLength: maxLengths[name],
  });
  return (
    <photo-share data-page={pageId}>
      <form
        className="form share"
        id="del-bilder"
        method="post"
        action={weddingPath(pageId, { send: "photo" })}
        encType="multipart/form-data"
        noValidate
      >
        {errors && (
          <ErrorSummary
            summary={errors.formError ?? pageTexts.rsvp.someErrors}
            errors={errors.fieldErrors}
            prefix={prefix}
          />
        )}
        <FormTokenFields formToken={formToken} />
        <TextField {...fieldOf("guestName")} autoComplete="name" required />
        <TextField {...fieldOf("caption")} autoComplete="off" />
        <div className="share-files">
          {/* Without HEIC, Safari converts an iPhone's pictures to JPEG by itself. */}
          <input
            type="file"
            id="share-photo"
            name="photo"
            multiple
            accept="image/jpeg,image/png,image/webp"
            aria-invalid={photoError ? true : undefined}
            aria-describedby={photoError ? "share-photo-error share-hint" : "share-hint"}
          />
          <label className="share-choose" htmlFor="share-photo">
            {texts.choose}
          </label>
          <small id="share-hint">
            {texts.hint}
            <noscript>, {texts.maxSizeHint}</noscript>
          </small>
          <FieldError fieldId="share-photo" text={photoError} />
        </div>
        <ul className="uploads" aria-label={texts.uploads} />
        <p className="form-end">
          <button className="button button-primary" type="submit">
            {texts.share}
          </button>
        </p>
        <p className="only-read" role="status" />
      </form>
    </photo-share>
  );
}

import type { InputHTMLAttributes } from "react";
import { maxLengths } from "#app/features/gallery/rules.ts";
import { galleryTexts } from "#app/features/gallery/texts.ts";
import { weddingPath } from "#app/features/weddings/rules.ts";
import type { FormFaults } from "#app/platform/http/forms.server.ts";
import { GuestTicket } from "../sections/guest-ticket.tsx";
import { pageTexts } from "../texts.ts";

const texts = galleryTexts.form;

interface ShareFormProps {
  pageId: string;
  ticket: string;
  /** When it was sent without script and could not be taken. */
  faults: FormFaults | null;
}

/**
 * Shares photos. As a form it takes ten at once; `<photo-share>` sends them one by one, keeps them
 * until they have arrived, and shows how each is doing.
 */
export function ShareForm({ pageId, ticket, faults }: ShareFormProps) {
  const photoFault = faults?.fieldErrors.photo;
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
        {faults && <FaultSummary faults={faults} />}
        <GuestTicket ticket={ticket} />
        <ShareField name="guestName" faults={faults} autoComplete="name" required />
        <ShareField name="caption" faults={faults} autoComplete="off" />
        <div className="share-files">
          {/* Without HEIC, Safari turns an iPhone's pictures into JPEG by itself. */}
          <input
            type="file"
            id="share-photo"
            name="photo"
            multiple
            accept="image/jpeg,image/png,image/webp"
            aria-invalid={photoFault ? true : undefined}
            aria-describedby={photoFault ? "share-photo-fault share-hint" : "share-hint"}
          />
          <label className="share-choose" htmlFor="share-photo">
            {texts.choose}
          </label>
          <small id="share-hint">{texts.hint}</small>
          {photoFault && (
            <p className="fault" id="share-photo-fault">
              {photoFault}
            </p>
          )}
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

interface ShareFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: keyof typeof maxLengths;
  faults: FormFaults | null;
}

function ShareField({ name, faults, ...input }: ShareFieldProps) {
  const fault = faults?.fieldErrors[name];
  const id = `share-${name}`;
  return (
    <div className="field">
      <label htmlFor={id}>
        {texts[name]} {input.required && <i>{pageTexts.rsvp.required}</i>}
      </label>
      <input
        type="text"
        {...input}
        id={id}
        name={name}
        maxLength={maxLengths[name]}
        defaultValue={faults?.values[name]}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault && `${id}-fault`}
      />
      {fault && (
        <p className="fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
}

function FaultSummary({ faults }: { faults: FormFaults }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: a refused form is answered at its fault, script or not
    <div className="form-faults" role="alert" tabIndex={-1} autoFocus>
      <p>{faults.formError ?? pageTexts.rsvp.someFaults}</p>
      <ul>
        {Object.entries(faults.fieldErrors).map(([name, fault]) => (
          <li key={name}>
            <a href={`#share-${name}`}>{fault}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { galleryTexts } from "#app/features/gallery/texts.ts";
import styles from "../elements/photo-gallery.css?url";
import type { GuestFormError } from "../guest-form-errors.ts";
import { Ornament } from "../sections/ornament-image.tsx";
import type { GalleryView } from "./gallery-view.ts";
import { Photos } from "./photos.tsx";
import { ShareForm } from "./share-form.tsx";

const texts = galleryTexts;

interface GallerySectionProps {
  gallery: GalleryView;
  guestName: string;
  formToken: string;
  refusal: GuestFormError | null;
}

export function GallerySection({ gallery, guestName, formToken, refusal }: GallerySectionProps) {
  const errors = refusal?.form === "photo" && "errors" in refusal ? refusal.errors : null;
  const removalError = refusal?.form === "removal" ? removalErrorOf(refusal) : null;
  return (
    <photo-gallery data-page={gallery.pageId} data-styles={styles}>
      <section className="gallery" id="bilder" aria-labelledby="bilder-title">
        <div className="gallery-head">
          <h2 id="bilder-title">{texts.title}</h2>
          {gallery.total > 0 && <Counts gallery={gallery} />}
        </div>
        <ShareForm
          pageId={gallery.pageId}
          guestName={guestName}
          formToken={formToken}
          errors={errors}
        />
        {removalError && (
          // biome-ignore lint/a11y/noAutofocus: a refused form moves the focus to its error
          <p className="field-error" role="alert" tabIndex={-1} autoFocus data-focus>
            {removalError}
          </p>
        )}
        <div className="gallery-photos">
          {gallery.photos.length > 0 ? (
            <Photos gallery={gallery} formToken={formToken} />
          ) : (
            <Empty gallery={gallery} />
          )}
        </div>
      </section>
    </photo-gallery>
  );
}

function removalErrorOf(refusal: Extract<GuestFormError, { form: "removal" }>): string {
  if (!("errors" in refusal)) return texts.gone;
  return refusal.errors.formError ?? texts.removal.notRemoved;
}

function Counts({ gallery: { total, totalLikes } }: Pick<GallerySectionProps, "gallery">) {
  return (
    <p className="gallery-counts">
      <span data-count="shared">
        <b>{total}</b> {texts.counts.shared(total)}
      </span>
      <span data-count="hearts">
        <b>{totalLikes}</b> {texts.counts.likes(totalLikes)}
      </span>
    </p>
  );
}

function Empty({ gallery: { bouquet, failed } }: Pick<GallerySectionProps, "gallery">) {
  const { title, hint } = failed ? texts.notLoaded : texts.empty;
  return (
    <div className="gallery-empty" role={failed ? "status" : undefined}>
      <Ornament image={bouquet} className="gallery-bouquet" />
      <p>{title}</p>
      <small>{hint}</small>
    </div>
  );
}

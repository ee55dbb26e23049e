import { galleryTexts } from "#app/features/gallery/texts.ts";
import { FormTokenFields } from "../sections/form-fields.tsx";
import { countCaptionLines, type GalleryView, type PhotoView, shapeOf } from "./gallery-view.ts";

const texts = galleryTexts;
const sizes = "(min-width: 1240px) 380px, (min-width: 640px) 31vw, calc(50vw - 27px)";

export function Photos({ gallery, formToken }: { gallery: GalleryView; formToken: string }) {
  const { photos, offset, newerHref, olderHref } = gallery;
  return (
    <>
      {/* Every like button below belongs to this one form. */}
      <form id="likes" method="post" action={gallery.likesAction}>
        <FormTokenFields formToken={formToken} />
        <svg className="only-read" aria-hidden="true">
          <symbol id="heart" viewBox="0 0 24 24">
            <path d="M12 20.3C4.8 15.4 2.6 12 2.6 8.6a4.9 4.9 0 0 1 9.4-2 4.9 4.9 0 0 1 9.4 2c0 3.4-2.2 6.8-9.4 11.7Z" />
          </symbol>
        </svg>
      </form>
      {newerHref && (
        <p className="gallery-more">
          <a className="button button-line" href={newerHref}>
            {texts.newer}
          </a>
        </p>
      )}
      <ol className="photos" start={offset + 1} data-total={gallery.total}>
        {photos.map((photo) => (
          <Photo photo={photo} gallery={gallery} key={photo.id} />
        ))}
      </ol>
      {olderHref && (
        <p className="gallery-more">
          <a className="button button-line" href={olderHref} data-more>
            {texts.older}
          </a>
        </p>
      )}
    </>
  );
}

interface PhotoProps {
  photo: PhotoView;
  gallery: GalleryView;
}

function Photo({ photo, gallery }: PhotoProps) {
  const { id, guestName, caption, picture, time } = photo;
  return (
    <li
      className="photo"
      id={`bilde-${id}`}
      data-shape={shapeOf(picture)}
      data-lines={countCaptionLines(caption) || undefined}
      data-example={photo.example || undefined}
      data-own={photo.isOwn || undefined}
    >
      <figure>
        <a className="photo-link" href={picture.href}>
          <Picture photo={photo} />
        </a>
        <figcaption>
          <p className="photo-by">
            <b>
              <bdi>{guestName}</bdi>
            </b>
            {photo.example ? (
              <small className="photo-mark">{texts.example}</small>
            ) : (
              <time dateTime={time.iso}>{time.text}</time>
            )}
          </p>
          {!photo.example && !photo.awaiting && <Like photo={photo} />}
          {caption && <p className="photo-caption">{caption}</p>}
          {photo.awaiting && <small className="photo-mark">{texts.awaitingBadge}</small>}
          {photo.liked && <WithdrawLike photo={photo} action={`${gallery.likesAction}&withdraw`} />}
          {photo.isOwn && <Removal photo={photo} action={gallery.removalAction} />}
        </figcaption>
      </figure>
    </li>
  );
}

interface OwnActionProps {
  photo: PhotoView;
  action: string;
}

/** Hidden with script, which offers it when the heart is pressed again. */
function WithdrawLike({ photo: { id, guestName }, action }: OwnActionProps) {
  return (
    <button
      type="submit"
      className="button button-quiet like-withdraw"
      form="likes"
      formAction={action}
      name="photo"
      value={id}
    >
      {texts.withdraw} <span className="only-read">{texts.withdrawFrom(guestName)}</span>
    </button>
  );
}

function Removal({ photo: { id, caption }, action }: OwnActionProps) {
  const { open, openOf, question, confirm } = texts.removal;
  return (
    <details className="photo-own">
      <summary>
        {open}
        <span className="only-read">{openOf(caption)}</span>
      </summary>
      <p>{question}</p>
      <button
        type="submit"
        className="button button-line"
        form="likes"
        formAction={action}
        name="photo"
        value={id}
      >
        {confirm}
      </button>
    </details>
  );
}

function Picture({ photo: { guestName, caption, picture } }: { photo: PhotoView }) {
  const { src, srcSet, avifSrcSet, width, height } = picture;
  const image = (
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      width={width}
      height={height}
      alt={texts.photoBy(guestName, caption)}
      loading="lazy"
      decoding="async"
    />
  );
  return avifSrcSet ? (
    <picture>
      <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />
      {image}
    </picture>
  ) : (
    image
  );
}

function Like({ photo: { id, guestName, likes, liked } }: { photo: PhotoView }) {
  return (
    <button
      type="submit"
      className="like"
      form="likes"
      name="photo"
      value={id}
      aria-pressed={liked}
    >
      <svg aria-hidden="true">
        <use href="#heart" />
      </svg>
      <span className="only-read">{texts.like(guestName)}</span> <b>{likes}</b>
    </button>
  );
}

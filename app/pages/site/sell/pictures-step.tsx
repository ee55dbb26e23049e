import { moveInFrontOf } from "#app/client/lists/move-in-front-of.ts";
import { ReorderGrip, ReorderStatus, useReorder } from "#app/client/lists/reorder.tsx";
import { clientTexts } from "#app/client/texts.ts";
import { acceptedImages, UploadProgress } from "#app/client/upload/image-field.tsx";
import { uploadField } from "#app/client/upload/upload-file.ts";
import { maxPictures, pictureIds } from "#app/features/marketplace/drafts/rules.ts";
import { previewPath } from "#app/platform/pictures/picture-files.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ArrowLeft, ArrowRight, ImagePlus, X } from "#app/ui/icons.ts";
import type { StepFields } from "./step-props.ts";
import { sellTexts } from "./texts.ts";
import { usePictureUploads } from "./use-picture-uploads.ts";

const { pictures: texts } = sellTexts;

const cornerButton =
  "absolute grid size-11 place-items-center rounded-m bg-sheet hover:text-berry lg:size-9";

/** In the order of the listing; the first is the cover. */
export function PicturesStep({ field, values, change }: StepFields) {
  const ids = pictureIds(values.pictures);
  const set = (next: readonly string[]) => change({ pictures: next.join(" ") });
  const { upload, failed, add, retry } = usePictureUploads(ids, set);
  const rows = ids.map((id, index) => ({ id, title: texts.name(index + 1) }));
  const { announcement, picked, handleProps, step } = useReorder({
    rows,
    isGrid: true,
    onMove: (id, before) => set(moveInFrontOf(ids, id, before || null)),
  });
  const { error } = field("pictures");
  const room = maxPictures - ids.length;
  const { phase } = upload;

  return (
    <>
      <p className="max-w-[36em] text-15 text-muted">
        {texts.lead(maxPictures)}
        <span className="hidden noscript:inline"> {texts.maxSize}</span>
      </p>
      <input type="hidden" name="pictures" value={values.pictures} readOnly />
      <ReorderStatus announcement={announcement} picked={picked} />
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {rows.map((row, index) => (
          <li
            key={row.id}
            data-row={row.id}
            className="relative aspect-[4/5] min-w-0 rounded-m data-dragged:z-10 data-dragged:shadow-float data-dragged:outline-2 data-dragged:outline-offset-2 data-dragged:outline-ink"
          >
            <img
              src={previewPath(row.id)}
              alt={row.title}
              draggable={false}
              className="size-full rounded-m bg-paper-3 object-cover"
            />
            {index === 0 && (
              <span className="absolute top-2 left-2">
                <Badge tone="sheet">{texts.cover}</Badge>
              </span>
            )}
            <PictureButton
              pressed={`remove ${row.id}`}
              label={texts.remove(row.title)}
              onPress={() => set(ids.filter((id) => id !== row.id))}
              className={`${cornerButton} top-2 right-2`}
            >
              <Icon icon={X} size={16} />
            </PictureButton>
            <span className="absolute bottom-2 left-2 flex gap-1">
              {index > 0 && (
                <PictureButton
                  pressed={`earlier ${row.id}`}
                  label={texts.earlier(row.title)}
                  onPress={() => step(row.id, -1)}
                  className="grid size-11 place-items-center rounded-m bg-sheet hover:text-berry lg:size-9"
                >
                  <Icon icon={ArrowLeft} size={16} />
                </PictureButton>
              )}
              {index < ids.length - 1 && (
                <PictureButton
                  pressed={`later ${row.id}`}
                  label={texts.later(row.title)}
                  onPress={() => step(row.id, 1)}
                  className="grid size-11 place-items-center rounded-m bg-sheet hover:text-berry lg:size-9"
                >
                  <Icon icon={ArrowRight} size={16} />
                </PictureButton>
              )}
            </span>
            <span className="absolute right-2 bottom-2 rounded-m bg-sheet noscript:hidden">
              <ReorderGrip row={row} reorder={{ handleProps, picked, step }} />
            </span>
          </li>
        ))}
        {room > 0 && (
          <li className="relative grid aspect-[4/5] place-content-center justify-items-center gap-1.5 rounded-m border-[1.5px] border-dashed border-edge text-center text-15 font-medium hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink noscript:hidden">
            <Icon icon={ImagePlus} size={22} />
            <span className="underline decoration-rule-2 underline-offset-4">{texts.add}</span>
            <span className="text-13 font-normal text-muted">
              {texts.count(ids.length, maxPictures)}
            </span>
            <input
              id="pictures"
              type="file"
              multiple
              accept={acceptedImages}
              aria-label={texts.add}
              aria-invalid={error || failed.length > 0 ? true : undefined}
              aria-describedby="pictures-error"
              onChange={({ currentTarget }) => {
                const files = [...(currentTarget.files ?? [])];
                currentTarget.value = "";
                add(files);
              }}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
          </li>
        )}
      </ul>
      {phase.kind === "running" && <UploadProgress {...phase} onCancel={upload.cancel} />}
      <div id="pictures-error" className="grid gap-1.5 empty:hidden">
        {failed.map(({ file, error: reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be chosen twice
          <FieldError key={index}>
            <span className="min-w-0 wrap-anywhere">{texts.failed(file.name, reason)}</span>
          </FieldError>
        ))}
        {failed.length === 0 && error && <FieldError>{error}</FieldError>}
      </div>
      {failed.some(({ canRetry }) => canRetry) && (
        <button
          type="button"
          className="link min-h-11 justify-self-start text-14 font-semibold"
          onClick={retry}
        >
          {clientTexts.upload.retry}
        </button>
      )}
      {room > 0 && (
        <div className="hidden flex-wrap items-end gap-3 noscript:flex">
          <label className="grid gap-1.5 text-14 font-semibold">
            {texts.choose}
            <input type="file" name={uploadField} accept={acceptedImages} className="text-15" />
          </label>
          <Button name="pressed" value="upload" formEncType="multipart/form-data">
            {texts.upload}
          </Button>
        </div>
      )}
    </>
  );
}

interface PictureButtonProps {
  pressed: string;
  label: string;
  onPress: () => void;
  className: string;
  children: React.ReactNode;
}

/** Changes the form in the browser; without script the server does. */
function PictureButton({ pressed, label, onPress, className, children }: PictureButtonProps) {
  return (
    <button
      type="submit"
      name="pressed"
      value={pressed}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
      className={className}
    >
      {children}
    </button>
  );
}

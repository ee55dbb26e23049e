import { type ComponentProps, type DragEvent, useState } from "react";
import { clientTexts } from "#app/client/texts.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { FieldError } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ImagePlus, X } from "#app/ui/icons.ts";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import type { ImageUpload } from "./use-image-upload.ts";
import { type Upload, uploadError } from "./use-upload.ts";

const { upload: texts } = clientTexts;

interface ImageFieldProps {
  name: string;
  label: string;
  value: string;
  url: string | null;
  alt: string;
  upload: ImageUpload;
  error: string | undefined;
}

export function ImageField({ name, label, value, url, alt, upload, error }: ImageFieldProps) {
  const errorId = `${name}-error`;
  const { phase } = upload;
  const { isDragOver, dropTarget } = useFileDrop(upload.choose);
  const isInvalid = Boolean(uploadError(upload, error));
  return (
    <div className="grid gap-1.5">
      <input type="hidden" name={name} value={value} />
      <span className="text-14 font-semibold">{label}</span>
      {phase.kind === "running" ? (
        <UploadProgress {...phase} onCancel={upload.cancel} />
      ) : (
        <div
          {...dropTarget}
          className={classNames(
            "relative flex min-h-18 items-center gap-3.5 rounded-m noscript:hidden border-[1.5px] border-dashed bg-paper px-4 py-3 text-14 text-muted has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ink",
            isDragOver ? "border-ink bg-paper-2" : isInvalid ? "border-error" : "border-edge",
          )}
        >
          {url ? (
            <img src={url} alt={alt} className="h-18.75 w-15 rounded-s bg-paper-2 object-cover" />
          ) : (
            <Icon icon={ImagePlus} className="text-ink-2" />
          )}
          <p aria-hidden="true" className="min-w-0 flex-1">
            <b className="font-semibold text-ink underline decoration-rule-2 underline-offset-4">
              {url ? texts.replace : texts.choose}
            </b>{" "}
            <span className="pointer-coarse:hidden">{texts.dropHint}</span>
            <span className="block text-13">
              <FileHint />
            </span>
          </p>
          <FileInput
            label={url ? texts.replace : texts.choose}
            errorId={isInvalid ? errorId : undefined}
            choose={upload.choose}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {url && (
            <Button
              type="button"
              variant="quiet"
              size="small"
              onClick={upload.remove}
              className="z-10"
            >
              {texts.remove}
            </Button>
          )}
        </div>
      )}
      <NeedsScript />
      <UploadError id={errorId} upload={upload} error={error} className="grid gap-1.5" />
    </div>
  );
}

export function NeedsScript() {
  return <p className="hidden text-14 text-muted noscript:block">{texts.needsScript}</p>;
}

/** A picture above the limit is made smaller by the browser, but not without script. */
export function FileHint() {
  return (
    <>
      {texts.fileHint}
      <span className="hidden noscript:inline">, {texts.maxSizeHint}</span>
    </>
  );
}

interface FileInputProps extends Omit<ComponentProps<"input">, "onChange"> {
  label: string;
  errorId: string | undefined;
  choose: (file: File) => void;
}

/** Without HEIC, so that iPhones convert photos to JPEG. */
export const acceptedImages = "image/png,image/jpeg,image/webp";

export function FileInput({
  label,
  errorId,
  choose,
  accept = acceptedImages,
  ...props
}: FileInputProps) {
  return (
    <input
      {...props}
      type="file"
      accept={accept}
      aria-label={label}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      onChange={(event) => {
        const [file] = event.currentTarget.files ?? [];
        // Choosing the same file again must trigger a change, and the form must not submit it.
        event.currentTarget.value = "";
        if (file) choose(file);
      }}
    />
  );
}

interface UploadErrorProps {
  id: string;
  upload: Pick<Upload, "phase" | "choose">;
  error: string | undefined;
  className: string;
}

export function UploadError({ id, upload, error, className }: UploadErrorProps) {
  const { phase, choose } = upload;
  const message = uploadError(upload, error);
  if (!message) return null;
  return (
    <div className={className}>
      <FieldError id={id}>{message}</FieldError>
      {phase.kind === "failed" && phase.canRetry && (
        <button
          type="button"
          className="link min-h-11 justify-self-start text-14 font-semibold"
          onClick={() => choose(phase.file)}
        >
          {texts.retry}
        </button>
      )}
    </div>
  );
}

export function useFileDrop(choose: (file: File) => void) {
  const [isDragOver, setDragOver] = useState(false);
  const dropTarget = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setDragOver(true);
    },
    onDragLeave: () => setDragOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setDragOver(false);
      const [file] = event.dataTransfer.files;
      if (file) choose(file);
    },
  };
  return { isDragOver, dropTarget };
}

interface UploadProgressProps {
  file: File;
  progress: number;
  /** Of the image that is being uploaded. */
  url?: string | null;
  onCancel: () => void;
}

export function UploadProgress({ file, progress, url, onCancel }: UploadProgressProps) {
  return (
    <div
      aria-busy="true"
      className="flex min-h-18 items-center gap-3.5 rounded-m border border-rule-2 py-3 pr-2 pl-4"
    >
      {url && <img src={url} alt="" className="h-18.75 w-15 rounded-s object-cover opacity-45" />}
      <div className="min-w-0 flex-1">
        <p role="status" className="text-14 font-semibold">
          {texts.uploading}
        </p>
        <div className="my-1.5">
          <ProgressBar label={texts.progress} percent={progress * 100} />
        </div>
        <p className="flex justify-between gap-3 text-13 text-muted tabular-nums">
          <span className="truncate">{file.name}</span>
          <span>{Math.round(progress * 100)}&nbsp;%</span>
        </p>
      </div>
      <Button type="button" variant="quiet" iconOnly aria-label={texts.cancel} onClick={onCancel}>
        <Icon icon={X} />
      </Button>
    </div>
  );
}

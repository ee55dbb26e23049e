import type { ReactNode } from "react";
import { clientTexts } from "#app/client/texts.ts";
import { FileInput, UploadError } from "#app/client/upload/image-field.tsx";
import type { ImageUpload } from "#app/client/upload/use-image-upload.ts";
import { uploadError } from "#app/client/upload/use-upload.ts";
import type { WeddingDraft } from "#app/features/weddings/rules.ts";
import { texts } from "#app/features/weddings/texts.ts";
import { previewPath } from "#app/platform/pictures/picture-files.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ImagePlus, X } from "#app/ui/icons.ts";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { Spinner } from "#app/ui/spinner.tsx";

const { upload: uploadTexts } = clientTexts;
const fileInput = {
  id: "heroImage",
  name: "heroFile",
  className:
    "absolute inset-0 cursor-pointer opacity-0 noscript:static noscript:max-w-full noscript:opacity-100",
};
const errorId = "heroImage-error";

export function heroImageUrl(
  { heroImage }: Pick<WeddingDraft, "heroImage">,
  { phase, localImage }: ImageUpload,
): string | null {
  if (phase.kind === "running" && phase.url) return phase.url;
  if (!heroImage) return null;
  return localImage?.id === heroImage ? localImage.url : previewPath(heroImage);
}

interface HeroImageProps {
  upload: ImageUpload;
  error: string | undefined;
  isDragOver?: boolean;
  children: ReactNode;
}

export function HeroImage({ upload, error, isDragOver = false, children }: HeroImageProps) {
  return (
    <>
      {upload.phase.kind === "running" ? (
        <Progress phase={upload.phase} onCancel={upload.cancel} />
      ) : (
        children || (
          <Choice
            isDragOver={isDragOver}
            isInvalid={Boolean(uploadError(upload, error))}
            choose={upload.choose}
          />
        )
      )}
      <UploadError
        id={errorId}
        upload={upload}
        error={error}
        className="flex flex-wrap items-center gap-x-3"
      />
    </>
  );
}

interface ChoiceProps {
  isDragOver: boolean;
  isInvalid: boolean;
  choose: (file: File) => void;
}

function Choice({ isDragOver, isInvalid, choose }: ChoiceProps) {
  return (
    <div
      className={classNames(
        "relative grid min-h-60 content-center justify-items-center gap-2 rounded-l border-[1.5px] border-dashed p-6 text-center transition-colors lg:min-h-75",
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink",
        isDragOver
          ? "border-ink bg-paper-2"
          : isInvalid
            ? "border-error"
            : "border-edge hover:border-ink",
      )}
    >
      <Icon icon={ImagePlus} size={32} className="text-ink-2" />
      <p aria-hidden="true" className="text-16 text-muted">
        {isDragOver ? (
          texts.upload.dropHint
        ) : (
          <>
            <b className="font-semibold text-ink underline decoration-rule-2 underline-offset-4">
              {uploadTexts.choose}
            </b>{" "}
            <span className="noscript:hidden pointer-coarse:hidden">{uploadTexts.dropHint}</span>
          </>
        )}
      </p>
      <FileInput
        {...fileInput}
        label={uploadTexts.choose}
        errorId={isInvalid ? errorId : undefined}
        choose={choose}
      />
    </div>
  );
}

export function ReplaceImage({ choose }: { choose: (file: File) => void }) {
  return (
    <span className="relative inline-flex min-h-control items-center rounded-m border border-edge bg-sheet px-4 text-15 font-semibold transition-colors hover:border-ink hover:bg-paper-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink noscript:gap-3 noscript:py-2">
      <span aria-hidden="true">{uploadTexts.replace}</span>
      <FileInput {...fileInput} label={uploadTexts.replace} errorId={undefined} choose={choose} />
    </span>
  );
}

interface ProgressProps {
  phase: Extract<ImageUpload["phase"], { kind: "running" }>;
  onCancel: () => void;
}

function Progress({ phase: { file, progress, url }, onCancel }: ProgressProps) {
  return (
    <div aria-busy="true" className="overflow-hidden rounded-l border border-rule-2 bg-sheet">
      <div className="relative aspect-8/5 bg-paper-2">
        {url && <img src={url} alt="" className="size-full object-cover opacity-45" />}
        <p
          role="status"
          className="absolute inset-0 grid content-center justify-items-center gap-3 text-16 font-semibold"
        >
          <Spinner className="size-8" />
          {uploadTexts.uploading}
        </p>
      </div>
      <div className="flex items-center gap-4 border-t border-rule py-3 pr-2 pl-4.5">
        <div className="min-w-0 flex-1">
          <p className="truncate text-15 font-semibold">{file.name}</p>
          <div className="my-1.5">
            <ProgressBar label={uploadTexts.progress} percent={progress * 100} />
          </div>
          <p className="flex justify-between text-13 text-muted tabular-nums">
            <span>
              {texts.upload.uploadedSize(megabytes(file.size * progress), megabytes(file.size))}
            </span>
            <span>{Math.round(progress * 100)}&nbsp;%</span>
          </p>
        </div>
        <Button
          type="button"
          variant="quiet"
          iconOnly
          aria-label={uploadTexts.cancel}
          onClick={onCancel}
        >
          <Icon icon={X} />
        </Button>
      </div>
    </div>
  );
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toLocaleString("nb-NO", {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
}

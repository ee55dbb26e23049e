import { ImagePlus, X } from "lucide-react";
import { type DragEvent, useState } from "react";
import type { ImageUpload } from "#app/client/upload/use-image-upload.ts";
import { texts as weddingTexts } from "#app/features/weddings/texts.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { FieldError } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";

const { upload: texts } = weddingTexts;

interface ImageFieldProps {
  name: string;
  label: string;
  /** What the form submits: the id of the image, or "" for none. */
  value: string;
  /** Where the image is shown from; null for none. */
  url: string | null;
  alt: string;
  upload: ImageUpload;
  error: string | undefined;
}

/** An image that is chosen or dropped, uploaded while the form is filled in, and removed. */
export function ImageField({ name, label, value, url, alt, upload, error }: ImageFieldProps) {
  const errorId = `${name}-error`;
  const { phase } = upload;
  const [isOver, setOver] = useState(false);
  const message = phase.kind === "failed" ? phase.error : error;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) upload.choose(file);
  };
  return (
    <div className="grid gap-1.5">
      <input type="hidden" name={name} value={value} />
      <span className="text-14 font-semibold">{label}</span>
      {phase.kind === "running" ? (
        <Running phase={phase} onCancel={upload.cancel} />
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: files are dropped here; the field inside is for everybody else
        <div
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className={classNames(
            "relative flex min-h-18 items-center gap-3.5 rounded-m border-[1.5px] border-dashed bg-paper px-4 py-3 text-14 text-muted has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ink",
            isOver ? "border-ink bg-paper-2" : message ? "border-error" : "border-edge",
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
            {texts.orDrop}
            <span className="block text-13">{texts.rule}</span>
          </p>
          <FileInput
            label={url ? texts.replace : texts.choose}
            errorId={errorId}
            message={message}
            upload={upload}
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
      {message && <FieldError id={errorId}>{message}</FieldError>}
      {phase.kind === "failed" && phase.canRetry && (
        <button
          type="button"
          className="link min-h-11 justify-self-start text-14 font-semibold"
          onClick={() => upload.choose(phase.file)}
        >
          {texts.retry}
        </button>
      )}
    </div>
  );
}

interface FileInputProps {
  errorId: string;
  label: string;
  message: string | undefined;
  upload: ImageUpload;
}

/** Lies invisibly over what invites to choose a file. Without a name it stays out of the form. */
function FileInput({ errorId, label, message, upload }: FileInputProps) {
  return (
    <input
      type="file"
      accept="image/png,image/jpeg,image/webp"
      aria-label={label}
      aria-invalid={message ? true : undefined}
      aria-describedby={message ? errorId : undefined}
      className="absolute inset-0 cursor-pointer opacity-0"
      onChange={(event) => {
        const [file] = event.currentTarget.files ?? [];
        // The same file chosen again must count as a change.
        event.currentTarget.value = "";
        if (file) upload.choose(file);
      }}
    />
  );
}

interface RunningProps {
  phase: Extract<ImageUpload["phase"], { kind: "running" }>;
  onCancel: () => void;
}

function Running({ phase: { file, share, url }, onCancel }: RunningProps) {
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
          <ProgressBar label={texts.progress} percent={share * 100} />
        </div>
        <p className="flex justify-between gap-3 text-13 text-muted tabular-nums">
          <span className="truncate">{file.name}</span>
          <span>{Math.round(share * 100)}&nbsp;%</span>
        </p>
      </div>
      <Button type="button" variant="quiet" iconOnly aria-label={texts.cancel} onClick={onCancel}>
        <Icon icon={X} />
      </Button>
    </div>
  );
}

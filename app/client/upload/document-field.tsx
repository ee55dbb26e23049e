import { useState } from "react";
import { documentPath, maxDocumentBytes } from "#app/platform/documents/document-files.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { FileText, Paperclip } from "#app/ui/icons.ts";
import { clientTexts } from "../texts.ts";
import {
  acceptedImages,
  FileInput,
  UploadError,
  UploadProgress,
  useFileDrop,
} from "./image-field.tsx";
import { prepareImage } from "./prepare-image.ts";
import { uploadDocument } from "./upload-file.ts";
import { type Upload, uploadError, useUpload } from "./use-upload.ts";

const { upload: texts } = clientTexts;

export type DocumentFieldOwner = "wedding" | { conversationId: string };

export interface ShownDocument {
  id: string;
  name: string;
}

interface DocumentFieldProps {
  name: string;
  label: string;
  /** Who will see the document. */
  owner: DocumentFieldOwner;
  /** The stored one. */
  document: ShownDocument | null;
  /** The id that a draft holds, "" for none; by default the field keeps it by itself. */
  value?: string;
  onChange?: (id: string, document: ShownDocument | null) => void;
  onBusy?: (isBusy: boolean) => void;
  error?: string | undefined;
}

/** Uploads a PDF or a picture at once and submits its id. */
export function DocumentField({ name, label, owner, error, ...field }: DocumentFieldProps) {
  const { document, upload } = useDocumentUpload(owner, field);
  const { phase } = upload;
  const errorId = `${name}-error`;
  const isInvalid = Boolean(uploadError(upload, error));
  const { isDragOver, dropTarget } = useFileDrop(upload.choose);
  return (
    <div className="grid gap-1.5">
      <input type="hidden" name={name} value={document?.id ?? ""} />
      <span className="text-14 font-semibold">{label}</span>
      {phase.kind === "running" ? (
        <UploadProgress file={phase.file} progress={phase.progress} onCancel={upload.cancel} />
      ) : (
        <div
          {...dropTarget}
          className={classNames(
            "relative flex min-h-14 flex-wrap items-center gap-x-3.5 gap-y-1 rounded-m border-[1.5px] border-dashed bg-paper px-4 py-2 text-14 text-muted has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ink",
            isDragOver ? "border-ink bg-paper-2" : isInvalid ? "border-error" : "border-edge",
          )}
        >
          <Icon icon={document ? FileText : Paperclip} className="text-ink-2" />
          {document && (
            <DocumentLink
              document={document}
              className="relative z-10 min-w-0 flex-1 basis-32 text-ink"
            />
          )}
          <p aria-hidden="true" className="min-w-0 flex-1 basis-32 noscript:hidden">
            <b className="font-semibold text-ink underline decoration-rule-2 underline-offset-4">
              {document ? texts.document.replace : texts.document.choose}
            </b>{" "}
            <span className="pointer-coarse:hidden">{texts.dropHint}</span>
            {!document && <span className="block text-13">{texts.document.fileHint}</span>}
          </p>
          <FileInput
            label={`${label}: ${document ? texts.document.replace : texts.document.choose}`}
            accept={`application/pdf,${acceptedImages}`}
            errorId={isInvalid ? errorId : undefined}
            choose={upload.choose}
            className="absolute inset-0 cursor-pointer opacity-0 noscript:hidden"
          />
          {document && (
            <Button
              type="button"
              variant="quiet"
              size="small"
              aria-label={texts.document.removeNamed(document.name)}
              onClick={upload.remove}
              className="z-10 noscript:hidden"
            >
              {texts.remove}
            </Button>
          )}
        </div>
      )}
      <p className="hidden text-14 text-muted noscript:block">{texts.document.needsScript}</p>
      <UploadError id={errorId} upload={upload} error={error} className="grid gap-1.5" />
    </div>
  );
}

/** Opens a document in a new tab. */
export function DocumentLink({
  document: { id, name },
  className = "",
}: {
  document: ShownDocument;
  className?: string;
}) {
  return (
    <a
      href={documentPath(id)}
      target="_blank"
      rel="noopener"
      className={classNames("link font-semibold wrap-anywhere", className)}
    >
      {name || texts.document.unnamed}
    </a>
  );
}

interface UploadedDocument {
  /** What is chosen now. */
  document: ShownDocument | null;
  upload: Upload;
}

/** For a field of another look. */
export function useDocumentUpload(
  owner: DocumentFieldOwner,
  {
    document: stored,
    value,
    onChange,
    onBusy,
  }: Pick<DocumentFieldProps, "document" | "value" | "onChange" | "onBusy">,
): UploadedDocument {
  const [known, setKnown] = useState<ShownDocument | null>(stored);
  const [ownValue, setOwnValue] = useState(stored?.id ?? "");
  const set = (document: ShownDocument | null) => {
    if (document) setKnown(document);
    setOwnValue(document?.id ?? "");
    onChange?.(document?.id ?? "", document);
    onBusy?.(false);
  };
  const upload = useUpload({
    prepare: async (file) => {
      onBusy?.(true);
      const prepared = await prepareDocument(file);
      if (!prepared.ok) onBusy?.(false);
      return prepared;
    },
    send: async (file, options) => {
      const sent = await uploadDocument(file, uploadPathOf(owner), options);
      if (!sent.ok) onBusy?.(false);
      return sent;
    },
    onDone: (id, file) => set({ id, name: file.name }),
    onRemove: () => set(null),
    texts: texts.document,
  });
  const cancel = () => {
    upload.cancel();
    onBusy?.(false);
  };
  const id = value ?? ownValue;
  const name = [known, stored].find((document) => document?.id === id)?.name ?? "";
  return { document: id ? { id, name } : null, upload: { ...upload, cancel } };
}

function uploadPathOf(owner: DocumentFieldOwner): string {
  return owner === "wedding" ? "/documents" : `/documents?samtale=${owner.conversationId}`;
}

async function prepareDocument(file: File) {
  const { errors } = texts.document;
  // Some browsers give no type for a file from another program.
  if (file.type === "application/pdf" || file.name.toLowerCase().endsWith(".pdf")) {
    return file.size > maxDocumentBytes
      ? ({ ok: false, error: errors["too-large"] } as const)
      : ({ ok: true, file } as const);
  }
  const prepared = await prepareImage(file);
  if (prepared.ok) return { ok: true, file: prepared.image } as const;
  const error =
    prepared.reason === "not-an-image" ? errors.unsupported : texts.errors[prepared.reason];
  return { ok: false, error } as const;
}

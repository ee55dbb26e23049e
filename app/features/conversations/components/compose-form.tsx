import { type KeyboardEvent, type RefObject, type SubmitEvent, useState } from "react";
import { HiddenFields } from "#app/client/forms/form-notices.tsx";
import { useDocumentUpload } from "#app/client/upload/document-field.tsx";
import {
  acceptedImages,
  FileInput,
  UploadError,
  UploadProgress,
} from "#app/client/upload/image-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Paperclip, X } from "#app/ui/icons.ts";
import { maxLengths } from "../rules.ts";
import { conversationTexts as texts } from "../texts.ts";
import type { Attachment } from "./outgoing.ts";

interface ComposeFormProps {
  conversationId: string;
  path: string;
  /** The message's id where the browser makes none. */
  nextId: string;
  recipient: string;
  hint: string | undefined;
  suggestions: readonly string[] | undefined;
  text: string;
  attachment: Attachment | null;
  textArea: RefObject<HTMLTextAreaElement | null>;
  onChange: (changed: { text?: string; attachment?: Attachment | null }) => void;
  onSend: () => void;
}

export function ComposeForm(props: ComposeFormProps) {
  const { conversationId, path, nextId, recipient, hint, text, attachment, onChange } = props;
  const [error, setError] = useState<string>();
  const { upload } = useDocumentUpload(
    { conversationId },
    {
      document: attachment,
      value: attachment?.id ?? "",
      onChange: (_, document) => onChange({ attachment: document }),
    },
  );
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (upload.phase.kind === "running") return;
    if (text.trim() === "" && !attachment) {
      setError(texts.invalid.message);
      props.textArea.current?.focus();
      return;
    }
    props.onSend();
    props.textArea.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.currentTarget.form?.requestSubmit();
    }
  };
  const label = texts.write(recipient);
  return (
    <form
      method="post"
      action={path}
      onSubmit={onSubmit}
      noValidate
      className="grid gap-2.5 rounded-b-l border-t border-rule bg-paper px-4 py-3.5 lg:px-7"
    >
      <HiddenFields values={{ intent: "send", id: nextId, attachmentId: attachment?.id ?? "" }} />
      {props.suggestions && (
        <Suggestions
          suggestions={props.suggestions}
          onPick={(suggestion) => {
            onChange({ text: suggestion });
            props.textArea.current?.focus();
          }}
        />
      )}
      <textarea
        ref={props.textArea}
        name="text"
        rows={2}
        aria-label={label}
        placeholder={label}
        maxLength={maxLengths.message}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? "melding-feil" : undefined}
        value={text}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => {
          setError(undefined);
          onChange({ text: currentTarget.value });
        }}
        className={`block min-h-19 w-full field-sizing-content max-h-80 rounded-m border bg-sheet px-3 py-2.5 text-16 placeholder:text-muted ${error ? "border-error" : "border-edge"}`}
      />
      {error && <FieldError id="melding-feil">{error}</FieldError>}
      {upload.phase.kind === "running" && (
        <UploadProgress
          file={upload.phase.file}
          progress={upload.phase.progress}
          onCancel={upload.cancel}
        />
      )}
      <UploadError id="vedlegg-feil" upload={upload} error={undefined} className="grid gap-1.5" />
      {attachment && upload.phase.kind !== "running" && (
        <p className="flex items-center gap-2 text-14">
          <Icon icon={Paperclip} size={18} className="flex-none text-ink-2" />
          <span className="min-w-0 truncate">{attachment.name}</span>
          <Button
            type="button"
            variant="quiet"
            size="small"
            iconOnly
            aria-label={texts.removeAttachment(attachment.name)}
            onClick={upload.remove}
          >
            <Icon icon={X} size={18} />
          </Button>
        </p>
      )}
      <div className="flex items-center gap-2">
        {hint && <p className="mr-auto text-13 text-muted max-lg:sr-only">{hint}</p>}
        <span className="relative grid size-control place-items-center rounded-m text-ink hover:bg-paper-3 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ink noscript:hidden ml-auto">
          <Icon icon={Paperclip} />
          <FileInput
            label={texts.attach}
            accept={`application/pdf,${acceptedImages}`}
            errorId={upload.phase.kind === "failed" ? "vedlegg-feil" : undefined}
            choose={upload.choose}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </span>
        <Button
          variant={props.suggestions ? "primary" : "secondary"}
          busy={upload.phase.kind === "running"}
        >
          {texts.send}
        </Button>
      </div>
    </form>
  );
}

interface SuggestionsProps {
  suggestions: readonly string[];
  onPick: (suggestion: string) => void;
}

/** They only fill the box. */
export function Suggestions({ suggestions, onPick }: SuggestionsProps) {
  return (
    <ul
      aria-label={texts.suggestions}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-0.5 whitespace-nowrap [scrollbar-width:none] noscript:hidden lg:mx-0 lg:flex-wrap lg:px-0"
    >
      {suggestions.map((suggestion) => (
        <li key={suggestion}>
          <Button type="button" size="small" onClick={() => onPick(suggestion)}>
            {suggestion}
          </Button>
        </li>
      ))}
    </ul>
  );
}

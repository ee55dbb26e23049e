import { type ChangeEventHandler, type KeyboardEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { type CampaignSize, maxLengths, placeholders } from "../rules.ts";
import { SegmentRuler } from "./segment-ruler.tsx";
import { smsAdminTexts } from "./texts.ts";

const { compose: texts } = smsAdminTexts;

interface MessageFieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: ChangeEventHandler<HTMLTextAreaElement>;
  onText: (text: string) => void;
  /** The link is each household's own. */
  hasLink: boolean;
  size: CampaignSize;
}

const placeholder = /(\{navn\}|\{lenke\})/;
const both =
  "col-start-1 row-start-1 min-h-26 px-3.5 pt-3 pb-3.5 text-16 wrap-anywhere whitespace-pre-wrap";

/** Marks the placeholders under the text, and deletes each as one character. */
export function MessageField(props: MessageFieldProps) {
  const { name, value, error, onChange, onText, hasLink, size } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const replace = (from: number, to: number, text: string) => {
    // The caret can be placed once the text is there.
    flushSync(() => onText(value.slice(0, from) + text + value.slice(to)));
    area.current?.focus();
    area.current?.setSelectionRange(from + text.length, from + text.length);
  };
  const insert = (text: string) => {
    const { selectionStart = value.length, selectionEnd = value.length } = area.current ?? {};
    replace(selectionStart, selectionEnd, text);
  };
  const deleteWhole = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    if (selectionStart !== selectionEnd) return;
    for (const unit of Object.values(placeholders)) {
      const isBefore = value.slice(0, selectionStart).endsWith(unit);
      const isAfter = value.startsWith(unit, selectionStart);
      const from =
        event.key === "Backspace" && isBefore ? selectionStart - unit.length : selectionStart;
      if (!(event.key === "Backspace" && isBefore) && !(event.key === "Delete" && isAfter))
        continue;
      event.preventDefault();
      return replace(from, from + unit.length, "");
    }
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={name} className="text-14 font-semibold">
        {texts.message}
      </label>
      <div
        className={`overflow-hidden rounded-m border bg-sheet focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-ink ${error ? "border-error" : "border-edge"}`}
      >
        <div className="grid">
          <div aria-hidden="true" className={`${both} text-transparent`}>
            {value.split(placeholder).map((part, index) =>
              index % 2 === 1 ? (
                <mark
                  // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity
                  key={index}
                  className="border-b-[1.5px] border-ink bg-paper-2 text-transparent"
                >
                  {part}
                </mark>
              ) : (
                part
              ),
            )}{" "}
          </div>
          <textarea
            ref={area}
            id={name}
            name={name}
            value={value}
            onChange={onChange}
            onKeyDown={deleteWhole}
            required
            maxLength={maxLengths.message}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${name}-error ${name}-lengde` : `${name}-lengde`}
            className={`${both} resize-none overflow-hidden bg-transparent outline-none`}
          />
        </div>
        <div className="flex flex-wrap items-center gap-2 border-t border-rule px-2 pt-1.5 pb-2 noscript:hidden">
          <Button type="button" size="small" onClick={() => insert(placeholders.name)}>
            {texts.insertName}
          </Button>
          <Button
            type="button"
            variant="quiet"
            size="small"
            onClick={() => insert(placeholders.link)}
          >
            {texts.insertLink}
          </Button>
          {hasLink && value.includes(placeholders.link) && (
            <span className="ml-auto text-13 text-muted">{texts.linkHint}</span>
          )}
        </div>
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
      <SegmentRuler id={`${name}-lengde`} typed={value.length} size={size} />
    </div>
  );
}

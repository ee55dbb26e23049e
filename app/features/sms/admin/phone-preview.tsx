import { useState } from "react";
import { formatDayAndTime, formatLongDate, formatTimeOfDay } from "#app/platform/oslo-time.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ChevronLeft, ChevronRight } from "#app/ui/icons.ts";
import { type SmsPerson, splitAddresses, type TextParts, textFor } from "../rules.ts";
import type { CampaignForm } from "./campaign-form.ts";
import type { ComposeView } from "./load-compose.server.ts";
import { smsAdminTexts } from "./texts.ts";

const { compose: texts } = smsAdminTexts;

interface PhonePreviewProps {
  people: readonly SmsPerson<number>[];
  parts: TextParts;
  view: ComposeView;
  values: CampaignForm;
}

/** Shows what each person gets. */
export function PhonePreview({ people, parts, view, values }: PhonePreviewProps) {
  const [position, setPosition] = useState(0);
  const index = Math.min(position, Math.max(0, people.length - 1));
  const person = people[index];
  const step = (by: number) => setPosition((index + by + people.length) % people.length);
  const text = textFor(person?.name ?? "", parts);
  return (
    <section
      aria-label={texts.preview}
      className="grid justify-items-center gap-3.5 justify-self-center lg:sticky lg:top-21"
    >
      <div className="grid min-h-140 w-78 max-w-full grid-rows-[auto_minmax(0,1fr)_auto] rounded-[40px] border-[1.5px] border-ink bg-sheet">
        <header className="relative border-b border-rule px-4 pt-9.5 pb-3 text-center text-14 font-semibold before:absolute before:top-3.5 before:left-1/2 before:h-1.5 before:w-18 before:-translate-x-1/2 before:rounded-full before:bg-paper-3">
          <span className="block truncate">{view.sender}</span>
          <span className="block text-12 font-normal text-muted">{texts.sms}</span>
        </header>
        <div className="grid content-start px-3.5 pb-4">
          <p className="justify-self-center pt-3.5 text-12 text-muted">{timeOf(values, view.at)}</p>
          {text.trim() !== "" && (
            <p className="mt-4.5 max-w-66 justify-self-start rounded-[18px] rounded-bl-s bg-paper-2 px-4 py-3 text-15 wrap-anywhere whitespace-pre-wrap">
              {splitAddresses(text).map((part, index) =>
                index % 2 === 1 ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity
                  <span key={index} className="underline underline-offset-3">
                    {part}
                  </span>
                ) : (
                  part
                ),
              )}
            </p>
          )}
        </div>
        <span
          aria-hidden="true"
          className="mb-3 h-1 w-26 justify-self-center rounded-full bg-ink"
        />
      </div>
      <div className="flex items-center gap-1 text-13 text-muted">
        <Button
          type="button"
          variant="quiet"
          iconOnly
          aria-label={texts.previous}
          disabled={people.length < 2}
          onClick={() => step(-1)}
          className="noscript:hidden"
        >
          <Icon icon={ChevronLeft} size={18} />
        </Button>
        <p role="status" className="w-50 text-center">
          <b className="block truncate text-15 font-semibold text-ink">
            {person?.name ?? texts.nobody}
          </b>
          {people.length > 0 && texts.position(index + 1, people.length)}
        </p>
        <Button
          type="button"
          variant="quiet"
          iconOnly
          aria-label={texts.next}
          disabled={people.length < 2}
          onClick={() => step(1)}
          className="noscript:hidden"
        >
          <Icon icon={ChevronRight} size={18} />
        </Button>
      </div>
    </section>
  );
}

function timeOf({ when, date, time }: CampaignForm, at: Date): string {
  if (when !== "later" || !date) return formatDayAndTime(at, at);
  return `${formatLongDate(date)} ${formatTimeOfDay(time.replace(".", ":"))}`;
}

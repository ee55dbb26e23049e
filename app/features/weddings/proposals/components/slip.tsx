import type { ReactNode } from "react";
import { formatLongDate } from "#app/platform/oslo-time.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Info } from "#app/ui/icons.ts";
import { Switch } from "#app/ui/switch.tsx";
import { formatPlace, isDate, type WeddingDraft, weddingName } from "../../rules.ts";
import type { Facts } from "../rules.ts";
import { proposalTexts } from "../texts.ts";
import { sentLines } from "../writer/model-prompt.ts";
import { redact } from "../writer/redaction.ts";

const texts = proposalTexts.slip;

interface SlipScreenProps {
  host: string;
  draft: WeddingDraft;
  facts: Facts;
  isAllowed: boolean;
  onAllow: (isAllowed: boolean) => void;
}

/** Shows what leaves Jaord, made by the function that makes what is sent. */
export function SlipScreen({ host, draft, facts, isAllowed, onAllow }: SlipScreenProps) {
  const slip = redact(draft, facts);
  const kept = [
    weddingName(draft),
    isDate(draft.weddingDate) ? formatLongDate(draft.weddingDate) : "",
    formatPlace(draft),
  ].filter(Boolean);
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_27.5rem] lg:gap-14">
      <section className="border border-rule-2 bg-sheet px-4.5 pt-5 pb-7 lg:px-7.5 lg:pt-6.5">
        <h2 className="mb-2.5 text-d20 wrap-anywhere">{texts.to(host)}</h2>
        <dl className="grid">
          {sentLines(slip, facts).map(({ label, text }) => (
            <SlipLine key={label} label={label}>
              <WithHidden text={text} />
            </SlipLine>
          ))}
          <SlipLine label={texts.notSent}>
            {kept.map((text) => (
              <span key={text}>
                <Hidden text={text} />,{" "}
              </span>
            ))}
            {texts.guestList}
          </SlipLine>
        </dl>
      </section>
      <div className="grid gap-4.5 text-16 text-ink-2">
        <Switch
          id="la-modellen-skrive"
          type="button"
          checked={isAllowed}
          label={texts.allow}
          hint={texts.allowHint}
          onClick={() => onAllow(!isAllowed)}
          className="rounded-l border border-rule-2 bg-sheet px-4.5 py-4 text-ink"
        />
        <p>{texts.what(host)}</p>
        <p>{texts.invents}</p>
        <p className="flex gap-3 text-15">
          <Icon icon={Info} size={18} className="mt-0.5 flex-none text-messing" />
          {texts.fallback}
        </p>
      </div>
    </div>
  );
}

function SlipLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="gap-3.5 border-t border-rule py-2.5 lg:grid lg:grid-cols-[9.5rem_1fr]">
      <dt className="text-14 text-muted">{label}</dt>
      <dd className="text-16 wrap-anywhere">{children}</dd>
    </div>
  );
}

/** The line as it is sent, with a bar where a mark stands for a name. */
function WithHidden({ text }: { text: string }) {
  return text.split(/(\[N\d{1,3}\])/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts never move
      <Hidden key={index} text={part} />
    ),
  );
}

function Hidden({ text }: { text: string }) {
  return (
    <span
      role="img"
      aria-label={texts.hidden}
      className="rounded-[2px] bg-ink box-decoration-clone px-1 text-transparent select-none forced-colors:bg-[CanvasText]"
    >
      <span aria-hidden="true">{text}</span>
    </span>
  );
}

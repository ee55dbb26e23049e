import { Icon } from "#app/ui/icon.tsx";
import { Info, PenLine } from "#app/ui/icons.ts";
import type { Proposal } from "../rules.ts";
import { proposalTexts } from "../texts.ts";

const { writers, model } = proposalTexts;

interface WhoWroteProps {
  proposal: Proposal;
  host: string | null;
  /** What the marks of this screen mean. */
  marks: string;
  onWriteOurselves: () => void;
}

/** Says truthfully which of the two wrote the text. */
export function WhoWrote({ proposal, host, marks, onWriteOurselves }: WhoWroteProps) {
  const { writtenBy } = proposal;
  if (writtenBy !== "model") {
    return (
      <p className="flex max-w-[56em] gap-3 border-t border-rule pt-3.5 text-15 text-ink-2">
        <Icon icon={PenLine} size={18} className="mt-0.5 flex-none text-messing" />
        <span>
          <b className="font-semibold text-ink">{writers[writtenBy].who}</b>{" "}
          {writers[writtenBy].how} {marks}
        </span>
      </p>
    );
  }
  const count = countUnfounded(proposal);
  return (
    <p className="flex max-w-[56em] gap-3 border-t border-rule pt-3.5 text-15 text-ink-2">
      <Icon icon={Info} size={18} className="mt-0.5 flex-none text-messing" />
      <span>
        <b className="font-semibold text-ink">{model.who}</b> {model.at(host ?? "")}{" "}
        {count > 0 ? model.unfounded(count) : model.orElse}
        <button type="button" className="link" onClick={onWriteOurselves}>
          {model.ourselves}
        </button>
        . {proposalTexts.restByJaord}
      </span>
    </p>
  );
}

function countUnfounded({ paragraphs, greetings }: Proposal): number {
  return [...paragraphs, greetings]
    .flatMap(({ warm, light, solemn }) => [...warm, ...light, ...solemn])
    .filter(({ isUnfounded }) => isUnfounded).length;
}

import { classNames } from "#app/ui/class-names.ts";
import {
  type Facts,
  type FactText,
  factNumbers,
  maxFactLength,
  parties,
  proposers,
  seasons,
  tones,
} from "../rules.ts";
import { proposalTexts as texts } from "../texts.ts";
import { partyWords, seasonWords, toneWords } from "../writer/texts.ts";
import { FactMark } from "./segments.tsx";

export interface LetterProps {
  facts: Facts;
  names: { bride: string; groom: string };
  change: (fields: Partial<Facts>) => void;
}

const { letter, questions } = texts;

const gap =
  "field-sizing-content max-w-full rounded-t-[4px] border-b-[1.5px] border-ink bg-paper-2 px-2 focus-visible:bg-sheet";
const ownWords = `${gap} font-text text-[1.25rem] font-medium`;

/** The whole letter, with its gaps to write in. */
export function Letter({ facts, names, change }: LetterProps) {
  return (
    <div className="rounded-l border border-rule bg-sheet px-15 pt-12 pb-10 font-display text-[1.8125rem]/[3.25rem] font-[380] tracking-[-.012em] outline -outline-offset-9 outline-rule">
      <p>
        {letter.met} <TextGap fact="met" facts={facts} change={change} />.
      </p>
      <p>
        <ProposerSelect className={`${gap} text-[1.625rem]`} {...{ facts, names, change }} />{" "}
        <TextGap fact="proposal" facts={facts} change={change} />.
      </p>
      <p>
        {letter.loves} <TextGap fact="loves" facts={facts} change={change} />.
      </p>
      <p>
        {letter.season} <SeasonSelect className={ownWords} {...{ facts, change }} />
        <FactMark fact={factNumbers.season} />, {letter.party}{" "}
        <PartySelect className={ownWords} {...{ facts, change }} />
        <FactMark fact={factNumbers.party} />. {letter.tone}{" "}
        <ToneSelect className={ownWords} {...{ facts, change }} />
        <FactMark fact={factNumbers.tone} />, {letter.please}
      </p>
    </div>
  );
}

type GapProps = Pick<LetterProps, "facts" | "change">;

function TextGap({ fact, facts, change }: GapProps & { fact: FactText }) {
  const question = questions[factNumbers[fact] - 1];
  return (
    <span className="whitespace-nowrap">
      <textarea
        rows={1}
        value={facts[fact]}
        maxLength={maxFactLength}
        aria-label={question?.question}
        placeholder={question?.example}
        onChange={(event) => change({ [fact]: event.currentTarget.value.replaceAll("\n", " ") })}
        className={classNames(ownWords, "min-w-60 resize-none py-0.5 align-middle leading-8")}
      />
      <FactMark fact={factNumbers[fact]} />
    </span>
  );
}

interface SelectProps extends GapProps {
  className: string;
}

export function ProposerSelect({
  className,
  facts,
  names,
  change,
}: SelectProps & Pick<LetterProps, "names">) {
  return (
    <select
      value={facts.proposer}
      aria-label={texts.proposer}
      onChange={({ currentTarget: { value } }) =>
        change({ proposer: proposers.find((proposer) => proposer === value) ?? "" })
      }
      className={className}
    >
      <option value="">{letter.proposal[""]}</option>
      <option value="bride">{letter.proposal.one(names.bride)}</option>
      <option value="groom">{letter.proposal.one(names.groom)}</option>
      <option value="both">{letter.proposal.both}</option>
    </select>
  );
}

export function SeasonSelect({ className, facts, change }: SelectProps) {
  return (
    <select
      value={facts.season}
      aria-label={questions[3]?.question}
      onChange={({ currentTarget: { value } }) =>
        change({ season: seasons.find((season) => season === value) ?? "" })
      }
      className={className}
    >
      <option value="">{letter.open}</option>
      {seasons.map((season) => (
        <option key={season} value={season}>
          {seasonWords[season].definite}
        </option>
      ))}
    </select>
  );
}

export function PartySelect({ className, facts, change }: SelectProps) {
  return (
    <select
      value={facts.party}
      aria-label={questions[4]?.question}
      onChange={({ currentTarget: { value } }) =>
        change({ party: parties.find((party) => party === value) ?? "" })
      }
      className={className}
    >
      <option value="">{letter.open}</option>
      {parties.map((party) => (
        <option key={party} value={party}>
          {partyWords[party].what}
        </option>
      ))}
    </select>
  );
}

export function ToneSelect({ className, facts, change }: SelectProps) {
  return (
    <select
      value={facts.tone}
      aria-label={questions[5]?.question}
      onChange={({ currentTarget: { value } }) =>
        change({ tone: tones.find((tone) => tone === value) ?? "warm" })
      }
      className={className}
    >
      {tones.map((tone) => (
        <option key={tone} value={tone}>
          {toneWords[tone].adverb}
        </option>
      ))}
    </select>
  );
}

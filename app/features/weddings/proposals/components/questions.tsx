import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { TextArea } from "#app/ui/field.tsx";
import type { FactNumber } from "../rules.ts";
import { type Facts, factTexts, filledGaps, maxFactLength } from "../rules.ts";
import { proposalTexts as texts } from "../texts.ts";
import { partyWords, seasonWords } from "../writer/texts.ts";
import {
  Letter,
  type LetterProps,
  PartySelect,
  ProposerSelect,
  SeasonSelect,
  ToneSelect,
} from "./letter.tsx";
import { FactMark } from "./segments.tsx";

const { letter, questions } = texts;

/** On wide screens the whole letter; on phones one question, above which the letter grows. */
export function Questions({ question, ...props }: LetterProps & { question: number }) {
  return (
    <>
      <div className="grid items-start gap-14 max-lg:hidden lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Letter {...props} />
        <div>
          <GapList facts={props.facts} />
          <p className="mt-3.5 text-13 text-muted">{texts.nothingStored}</p>
        </div>
      </div>
      <div className="grid gap-5 lg:hidden">
        <LetterSoFar {...props} question={question} />
        <div className="grid gap-3 border-t border-rule-2 pt-4">
          <h2 className="text-d25">{questions[question]?.question}</h2>
          <QuestionField key={question} {...props} question={question} />
          <p className="text-13 text-muted">{texts.nothingStored}</p>
        </div>
      </div>
    </>
  );
}

function GapList({ facts }: { facts: Facts }) {
  const filled = filledGaps(facts);
  return (
    <ol className="grid">
      {questions.map(({ title, hint }, index) => (
        <li
          key={title}
          className="grid min-h-14 grid-cols-[1.75rem_1fr_auto] items-center gap-x-2.5 border-t border-rule text-15 font-medium last:border-b"
        >
          <span aria-hidden="true" className="text-14 font-semibold text-messing-ink tabular-nums">
            {index + 1}
          </span>
          <span>
            {title}
            <span className="block text-13 font-normal text-muted">{hint}</span>
          </span>
          <span
            role="img"
            aria-label={filled[index] ? texts.answered : texts.notAnswered}
            className={classNames(
              "size-3 rounded-full border-[1.5px]",
              filled[index] ? "border-gran bg-gran" : "border-messing",
            )}
          />
        </li>
      ))}
    </ol>
  );
}

function QuestionField({ question, facts, names, change }: LetterProps & { question: number }) {
  const asked = questions[question];
  const fact = factTexts[question];
  const select = "h-control w-full rounded-m border border-edge bg-sheet px-3 text-16";
  if (question === 3) return <SeasonSelect className={select} {...{ facts, change }} />;
  if (question === 4) return <PartySelect className={select} {...{ facts, change }} />;
  if (!fact || !asked) return <ToneSelect className={select} {...{ facts, change }} />;
  return (
    <>
      {fact === "proposal" && <ProposerSelect className={select} {...{ facts, names, change }} />}
      <TextArea
        name={`phone-${fact}`}
        label={<span className="sr-only">{asked.question}</span>}
        hint={asked.hint}
        placeholder={asked.example}
        rows={2}
        maxLength={maxFactLength}
        value={facts[fact]}
        onChange={(event) => change({ [fact]: event.currentTarget.value.replaceAll("\n", " ") })}
      />
    </>
  );
}

function LetterSoFar({ question, facts, names }: LetterProps & { question: number }) {
  const { proposer } = facts;
  const proposed =
    proposer === "bride" || proposer === "groom"
      ? letter.proposal.one(names[proposer])
      : letter.proposal[proposer];
  const written: [string, string][] = [
    [letter.met, facts.met],
    [proposed, facts.proposal],
    [letter.loves, facts.loves],
    [letter.season, facts.season && seasonWords[facts.season].definite],
    [letter.party, facts.party && partyWords[facts.party].what],
  ];
  return (
    <p className="rounded-l border border-rule bg-sheet px-5.5 py-6 font-display text-[1.125rem]/[1.95rem] outline -outline-offset-9 outline-rule">
      {written.slice(0, question + 1).map(([words, told], index) => (
        <span key={words}>
          {words}{" "}
          <Told fact={(index + 1) as FactNumber} isCurrent={index === question}>
            {told || letter.open}
          </Told>
          {index === 3 ? ", " : ". "}
        </span>
      ))}
    </p>
  );
}

interface ToldProps {
  fact: FactNumber;
  isCurrent: boolean;
  children: ReactNode;
}

function Told({ fact, isCurrent, children }: ToldProps) {
  return (
    <>
      <span
        className={classNames(
          "rounded-t-[4px] border-b-[1.5px] border-ink box-decoration-clone px-1.5 py-px font-text text-16 font-medium",
          isCurrent ? "bg-messing-tint" : "bg-paper-2",
        )}
      >
        {children}
      </span>
      <FactMark fact={fact} />
    </>
  );
}

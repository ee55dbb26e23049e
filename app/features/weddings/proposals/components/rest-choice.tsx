import { TextArea } from "#app/ui/field.tsx";
import { maxLengths, type WeddingDraft } from "../../rules.ts";
import type { Proposal, Tone } from "../rules.ts";
import { tones } from "../rules.ts";
import { proposalTexts } from "../texts.ts";
import { toneWords } from "../writer/texts.ts";
import { ProgramList } from "./program-list.tsx";
import type { Rest } from "./rest.ts";
import { Segments } from "./segments.tsx";
import { ThemeChoice } from "./theme-choice.tsx";

const texts = proposalTexts.rest;

interface RestChoiceProps {
  draft: WeddingDraft;
  proposal: Proposal;
  rest: Rest;
  change: (fields: Partial<Rest>) => void;
}

export function RestChoice({ draft, proposal, rest, change }: RestChoiceProps) {
  return (
    <>
      <ThemeChoice
        {...{ draft, proposal }}
        chosen={rest.theme}
        onChoose={(theme) => change({ theme })}
      />
      <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-14">
        <ProgramList {...{ rest, change }} />
        <section className="grid gap-6">
          <Greetings {...{ proposal, rest, change }} />
          <TextArea
            name="utkast-vielse"
            label={texts.ceremony}
            rows={3}
            maxLength={maxLengths.ceremony}
            value={rest.ceremony}
            onChange={({ currentTarget }) => change({ ceremony: currentTarget.value })}
          />
          <TextArea
            name="utkast-fest"
            label={texts.reception}
            rows={3}
            maxLength={1000}
            value={rest.reception}
            onChange={({ currentTarget }) => change({ reception: currentTarget.value })}
          />
        </section>
      </div>
    </>
  );
}

function Greetings({ proposal, rest, change }: Omit<RestChoiceProps, "draft">) {
  const choose = (tone: Tone) =>
    change({ greetingTone: tone, greeting: greetingText(proposal, tone) });
  return (
    <fieldset>
      <legend className="mb-3 font-display text-d20">{texts.greeting}</legend>
      <div className="overflow-hidden rounded-l border border-rule bg-sheet">
        {tones.map((tone) => (
          <label
            key={tone}
            className="relative block cursor-pointer border-rule py-3.5 pr-4.5 pl-12 font-display text-[1.125rem]/[1.5] not-first:border-t has-checked:bg-paper-2 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name="hilsen"
              value={tone}
              checked={rest.greetingTone === tone}
              onChange={() => choose(tone)}
              className="absolute top-4 left-4 size-5 appearance-none rounded-full border border-edge bg-sheet checked:border-ink checked:bg-[radial-gradient(circle,var(--color-berry)_5px,transparent_5.5px)] forced-colors:appearance-auto"
            />
            <small className="block font-text text-13 text-muted">{toneWords[tone].name}</small>
            <Segments segments={proposal.greetings[tone]} numbersOnly />
          </label>
        ))}
      </div>
      <TextArea
        name="utkast-hilsen"
        label={texts.editGreeting}
        rows={2}
        maxLength={maxLengths.welcomeLine}
        value={rest.greeting}
        onChange={({ currentTarget }) => change({ greeting: currentTarget.value })}
        className="mt-3"
      />
    </fieldset>
  );
}

function greetingText(proposal: Proposal, tone: Tone): string {
  return proposal.greetings[tone].map(({ text }) => text).join("");
}

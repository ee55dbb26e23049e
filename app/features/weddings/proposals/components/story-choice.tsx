import { Fragment, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { TextArea } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PenLine } from "#app/ui/icons.ts";
import { maxLengths } from "../../rules.ts";
import { type Picks, type Proposal, storyOf, type Tone, tones } from "../rules.ts";
import { proposalTexts } from "../texts.ts";
import { toneWords } from "../writer/texts.ts";
import { Segments } from "./segments.tsx";

const texts = proposalTexts.story;
const radio =
  "absolute top-4 left-4 size-5 appearance-none rounded-full border border-edge bg-sheet checked:border-ink checked:bg-[radial-gradient(circle,var(--color-berry)_5px,transparent_5.5px)] forced-colors:appearance-auto";

interface StoryChoiceProps {
  proposal: Proposal;
  picks: Picks;
  pick: (picks: Picks) => void;
  firstTone: Tone;
  /** What the couple made of it, or null. */
  edited: string | null;
  edit: (text: string | null) => void;
}

export function StoryChoice(props: StoryChoiceProps) {
  const { proposal, picks, pick, firstTone } = props;
  const [shown, setShown] = useState(firstTone);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="grid gap-3">
        <ToneSwitch shown={shown} onShow={setShown} />
        <div className="grid overflow-hidden rounded-l border border-rule bg-sheet lg:grid-cols-3">
          {tones.map((tone) => (
            <h2
              key={tone}
              className="flex items-center justify-between gap-1.5 px-4.5 pt-4 pb-3 text-d20 max-lg:hidden lg:not-first:border-l lg:not-first:border-rule"
            >
              {toneWords[tone].name}
              <Button
                type="button"
                variant="quiet"
                size="small"
                className="font-text"
                aria-label={texts.wholeOf(toneWords[tone].name)}
                onClick={() => pick(picks.map(() => tone))}
              >
                {texts.whole}
              </Button>
            </h2>
          ))}
          {proposal.paragraphs.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
            <Fragment key={index}>
              {tones.map((tone, column) => (
                <label
                  key={tone}
                  className={classNames(
                    "relative cursor-pointer border-rule py-3.5 pr-4 pb-4 pl-11.5 font-display text-[1.0625rem]/[1.55] text-pretty wrap-anywhere has-checked:bg-paper-2 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ink",
                    column > 0 && "lg:border-l",
                    index > 0 ? "border-t" : "lg:border-t",
                    tone !== shown && "max-lg:hidden",
                  )}
                >
                  <input
                    type="radio"
                    name={`avsnitt-${index}`}
                    value={tone}
                    checked={picks[index] === tone}
                    onChange={() => pick(picks.map((old, at) => (at === index ? tone : old)))}
                    className={radio}
                  />
                  <span className="sr-only">{texts.paragraph(index + 1)}: </span>
                  <Segments segments={row[tone]} />
                  {picks[index] !== tone && (
                    <small className="mt-1.5 block font-text text-13 text-muted lg:hidden">
                      {texts.chosenFrom(toneWords[picks[index] ?? firstTone].name)}
                    </small>
                  )}
                </label>
              ))}
            </Fragment>
          ))}
        </div>
      </div>
      <Result {...props} />
    </div>
  );
}

function Result({ proposal, picks, edited, edit }: StoryChoiceProps) {
  const story = storyOf(proposal.paragraphs, picks);
  return (
    <aside
      aria-labelledby="slik-blir-den"
      className="rounded-l border border-rule bg-sheet px-7.5 pt-7.5 pb-6 outline -outline-offset-8 outline-rule"
    >
      <h2 id="slik-blir-den" className="mb-2.5 font-display text-d20 italic">
        {texts.result}
      </h2>
      {edited === null ? (
        <>
          <div aria-live="polite" className="grid gap-2.5 font-display text-[1.0625rem]/[1.6]">
            {story.split("\n\n").map((paragraph) => (
              <p key={paragraph} className="text-pretty wrap-anywhere">
                {paragraph}
              </p>
            ))}
          </div>
          <Button type="button" className="mt-4" onClick={() => edit(story)}>
            <Icon icon={PenLine} size={18} />
            {texts.edit}
          </Button>
        </>
      ) : (
        <>
          <TextArea
            name="egen-historie"
            label={<span className="sr-only">{texts.result}</span>}
            rows={14}
            maxLength={maxLengths.story}
            value={edited}
            // The text to change is what the button was for.
            autoFocus
            onChange={({ currentTarget }) => edit(currentTarget.value)}
          />
          <Button type="button" variant="quiet" className="mt-3" onClick={() => edit(null)}>
            {texts.chooseAgain}
          </Button>
        </>
      )}
    </aside>
  );
}

function ToneSwitch({ shown, onShow }: { shown: Tone; onShow: (tone: Tone) => void }) {
  return (
    <fieldset className="lg:hidden">
      <legend className="sr-only">{texts.tone}</legend>
      <div className="grid grid-cols-3 overflow-hidden rounded-m border border-edge">
        {tones.map((tone) => (
          <button
            key={tone}
            type="button"
            aria-pressed={shown === tone}
            onClick={() => onShow(tone)}
            className="min-h-11 text-14 font-medium focus-visible:-outline-offset-3 aria-pressed:bg-ink aria-pressed:text-on-ink"
          >
            {toneWords[tone].name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

import { type Facts, type FactText, factNumbers, factTexts, tones } from "../rules.ts";
import { toneWords } from "../writer/texts.ts";
import { FactMark } from "./segments.tsx";

/** The couple's facts stand first; words come round them. */
export function Writing({ facts }: { facts: Facts }) {
  const told = factTexts.filter((fact) => facts[fact].trim() !== "");
  return (
    <div className="grid gap-5 lg:grid-cols-3" aria-hidden="true">
      {tones.map((tone) => (
        <section
          key={tone}
          className="rounded-l border border-rule bg-sheet px-5 pt-6 pb-7 lg:min-h-96 lg:px-7"
        >
          <p className="mb-4.5 font-display text-d20">{toneWords[tone].name}</p>
          {told.map((fact) => (
            <FactLine key={fact} fact={fact} text={facts[fact]} />
          ))}
        </section>
      ))}
    </div>
  );
}

function FactLine({ fact, text }: { fact: FactText; text: string }) {
  return (
    <p className="mb-6 grid gap-3 font-display text-[1.0625rem]/[1.5]">
      <span className="h-px bg-rule-2" />
      <span className="wrap-anywhere">
        <u className="decoration-messing decoration-[1.5px] underline-offset-4">{text}</u>
        <FactMark fact={factNumbers[fact]} />
      </span>
      <span className="h-px w-2/3 bg-rule-2 motion-safe:animate-pulse" />
    </p>
  );
}

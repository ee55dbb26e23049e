import { greetingTexts } from "#app/features/greetings/texts.ts";
import type { OrnamentImage } from "../ornament-files.ts";
import { Ornament } from "../sections/ornament-image.tsx";
import type { Refusal } from "../sendings.server.ts";
import { GreetingForm } from "./greeting-form.tsx";

export interface GreetingView {
  action: string;
  /** The greeting just sent is thanked for, in place of the form. */
  sent: { anotherHref: string; art: OrnamentImage } | null;
}

interface GreetingSectionProps {
  greeting: GreetingView;
  ticket: string;
  refusal: Refusal | null;
}

export function GreetingSection({ greeting, ticket, refusal }: GreetingSectionProps) {
  const { action, sent } = greeting;
  const faults = refusal?.form === "greeting" ? refusal.faults : null;
  return (
    <live-form
      data-failed={greetingTexts.failed}
      data-lost={greetingTexts.unexpected}
      data-missing={greetingTexts.weddingMissing}
    >
      <section className="greeting" id="hilsen" aria-labelledby="hilsen-title">
        <div className="greeting-intro">
          <h2 id="hilsen-title">{greetingTexts.title}</h2>
          <p>{greetingTexts.intro}</p>
        </div>
        {sent && !faults ? (
          <Thanks sent={sent} />
        ) : (
          <GreetingForm action={action} ticket={ticket} faults={faults} />
        )}
      </section>
    </live-form>
  );
}

function Thanks({ sent }: { sent: NonNullable<GreetingView["sent"]> }) {
  return (
    <div className="greeting-thanks">
      <Ornament image={sent.art} className="greeting-art" />
      <p className="greeting-thanks-text" tabIndex={-1} data-focus>
        {greetingTexts.thanks}
      </p>
      <a className="button button-quiet" href={sent.anotherHref}>
        {greetingTexts.another}
      </a>
    </div>
  );
}

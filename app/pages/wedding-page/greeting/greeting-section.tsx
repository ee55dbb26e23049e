import { greetingTexts } from "#app/features/greetings/texts.ts";
import type { GuestFormError } from "../guest-form-errors.ts";
import type { OrnamentImage } from "../ornament-files.ts";
import { Ornament } from "../sections/ornament-image.tsx";
import { GreetingForm } from "./greeting-form.tsx";
import type { GreetingView } from "./greeting-view.ts";

interface GreetingSectionProps {
  greeting: GreetingView;
  guestName: string;
  formToken: string;
  refusal: GuestFormError | null;
}

export function GreetingSection({ greeting, guestName, formToken, refusal }: GreetingSectionProps) {
  const { action, drawing } = greeting;
  const errors = refusal?.form === "greeting" ? refusal.errors : null;
  const sent = errors ? null : greeting.sent;
  return (
    <enhanced-form
      data-failed={greetingTexts.failed}
      data-lost={greetingTexts.unexpected}
      data-missing={greetingTexts.weddingMissing}
    >
      <section className="greeting" id="hilsen" aria-labelledby="hilsen-title">
        <div className="greeting-intro">
          <h2 id="hilsen-title">{greetingTexts.title}</h2>
          <p>{greetingTexts.intro}</p>
          {!sent && <Ornament image={drawing} className="greeting-art" />}
        </div>
        {sent ? (
          <Thanks drawing={drawing} anotherHref={sent.anotherHref} />
        ) : (
          <GreetingForm
            action={action}
            guestName={guestName}
            formToken={formToken}
            errors={errors}
          />
        )}
      </section>
    </enhanced-form>
  );
}

function Thanks({ drawing, anotherHref }: { drawing: OrnamentImage; anotherHref: string }) {
  return (
    <div className="greeting-thanks">
      <Ornament image={drawing} className="greeting-art" />
      <p className="greeting-thanks-text" tabIndex={-1} data-focus>
        {greetingTexts.thanks}
      </p>
      <a className="button button-quiet" href={anotherHref}>
        {greetingTexts.another}
      </a>
    </div>
  );
}

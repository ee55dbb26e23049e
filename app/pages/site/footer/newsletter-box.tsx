import { newsletterTexts as texts } from "#app/features/newsletter/texts.ts";
import { Button } from "#app/ui/button.tsx";
import stamp from "./drawings/stamp.svg?url";

const fieldId = "newsletter-email";

/** A plain form: most pages of the site load no framework. */
function NewsletterForm({ className }: { className: string }) {
  return (
    <form
      method="post"
      action="/newsletter"
      className={`flex max-w-120 flex-wrap gap-2 ${className}`}
    >
      <label htmlFor={fieldId} className="sr-only">
        {texts.label}
      </label>
      <input
        id={fieldId}
        name="email"
        type="email"
        autoComplete="email"
        required
        placeholder={texts.placeholder}
        className="h-control min-w-0 flex-1 basis-48 rounded-m border border-edge bg-sheet px-3 text-16 text-ink placeholder:text-muted"
      />
      <Button>{texts.submit}</Button>
    </form>
  );
}

export function NewsletterField() {
  return (
    <>
      <NewsletterForm className="mt-6" />
      <p className="mt-2.5 max-w-120 text-13 text-on-night-2">{texts.promise}</p>
    </>
  );
}

/** A sheet half way out of the footer, which is its envelope. */
export function NewsletterLetter() {
  return (
    <section aria-labelledby="nyhetsbrev" className="wrap overflow-hidden pt-16 lg:pt-26">
      <div className="relative -mb-16 border border-b-0 border-rule-2 bg-sheet px-6 pt-6 pb-30 sm:pt-10 lg:mx-auto lg:-mb-28 lg:w-240 lg:px-18 lg:pt-16 lg:pb-52">
        <div className="max-w-140">
          <h2
            id="nyhetsbrev"
            className="max-w-[12em] pt-18 text-[1.75rem]/8.5 font-[380] tracking-[-0.02em] sm:pt-0 lg:text-[2.4375rem]/11"
          >
            {texts.heading}
          </h2>
          <p className="mt-2.5 text-pretty text-ink-2">{texts.lead}</p>
          <NewsletterForm className="mt-5" />
          <p className="mt-2.5 text-13 text-muted">{texts.promise}</p>
        </div>
        <Stamp className="absolute top-3.5 right-2.5 w-32 sm:top-6.5 sm:right-7 sm:w-45 lg:top-11 lg:right-12 lg:w-57.5" />
      </div>
    </section>
  );
}

export function LetterPocket() {
  return (
    <svg
      viewBox="0 0 1440 120"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute bottom-[calc(100%-1px)] left-0 h-14 w-full lg:h-28"
    >
      <path d="M0 0L720 104L1440 0V120H0Z" className="fill-night" />
      <path
        d="M0 0L720 104L1440 0"
        fill="none"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
        className="stroke-night-rule"
      />
    </svg>
  );
}

export function Stamp({ className }: { className: string }) {
  return (
    <img
      src={stamp}
      alt=""
      width={230}
      height={150}
      loading="lazy"
      className={`h-auto ${className}`}
    />
  );
}

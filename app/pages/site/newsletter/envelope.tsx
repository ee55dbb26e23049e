import { Wordmark } from "#app/ui/logo.tsx";
import { Stamp } from "../footer/newsletter-box.tsx";

interface EnvelopeProps {
  /** Whom it is addressed to. */
  email?: string;
  isStamped?: boolean;
}

export function Envelope({ email = "", isStamped }: EnvelopeProps) {
  return (
    <div aria-hidden="true" className="relative rotate-[1.5deg]">
      <svg viewBox="0 0 560 360" aria-hidden="true" className="h-auto w-full">
        <path d="M8 14H560V360H8Z" fill="#e3dac9" />
        <path d="M0 6H552V352H0Z" className="fill-sheet stroke-ink" strokeWidth="1.5" />
        <path d="M60 268H330M60 306H240" className="stroke-rule-2" />
      </svg>
      <Wordmark height={26} className="absolute top-[8%] left-[5%]" />
      {isStamped && <Stamp className="absolute top-[7%] right-[5%] w-[44%]" />}
      <p className="absolute bottom-[27%] left-[11%] max-w-[80%] font-display text-[clamp(1.125rem,5vw,1.9375rem)]/none wrap-anywhere sm:max-lg:text-[1.125rem]">
        {email}
      </p>
    </div>
  );
}

import { formatNumber } from "#app/platform/numbers.ts";
import type { Countdown, TimeLeft } from "#app/platform/oslo-time.ts";
import { pageTexts } from "../texts.ts";

const texts = pageTexts.countdown;
const units = ["days", "hours", "minutes", "seconds"] as const satisfies (keyof TimeLeft)[];

interface CountdownSectionProps {
  date: { iso: string; short: string };
  countdown: Countdown;
  /** Calendar days, as on the couple's dashboard. The clock shows full days beside its hours. */
  daysLeft: number;
}

/** Screen readers get only the sentence, so that they do not announce every second. */
export function CountdownSection({ date, countdown, daysLeft }: CountdownSectionProps) {
  return (
    <section className="countdown" aria-label={texts.label}>
      <countdown-clock date={date.iso} data-married={texts.married(date.short)}>
        {countdown.state === "before" ? (
          <TimeLeftNumbers left={countdown} daysLeft={daysLeft} />
        ) : (
          <p className="countdown-day">
            {countdown.state === "today" ? texts.today : texts.married(date.short)}
          </p>
        )}
      </countdown-clock>
    </section>
  );
}

function TimeLeftNumbers({ left, daysLeft }: { left: TimeLeft; daysLeft: number }) {
  return (
    <>
      <p className="only-read">{daysLeft === 1 ? texts.spokenTomorrow : texts.spoken(daysLeft)}</p>
      <div
        className="countdown-numbers"
        aria-hidden="true"
        data-long={left.days > 999 || undefined}
      >
        {units.map((unit) => (
          <p key={unit} data-unit={unit}>
            <b>{formatNumber(left[unit])}</b>
            <span>{texts.units[unit][left[unit] === 1 ? 0 : 1]}</span>
          </p>
        ))}
      </div>
    </>
  );
}

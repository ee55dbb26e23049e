import { formatNumber } from "#app/platform/numbers.ts";
import type { Countdown, TimeLeft } from "#app/platform/oslo-time.ts";
import { pageTexts } from "../texts.ts";

const texts = pageTexts.countdown;
const units = ["days", "hours", "minutes", "seconds"] as const satisfies (keyof TimeLeft)[];

/** Screen readers get only the sentence, so that they do not announce every second. */
export function CountdownSection({
  date,
  countdown,
}: {
  date: { iso: string; short: string };
  countdown: Countdown;
}) {
  return (
    <section className="countdown" aria-label={texts.label}>
      <countdown-clock date={date.iso} data-married={texts.married(date.short)}>
        {countdown.state === "before" ? (
          <TimeLeftNumbers left={countdown} />
        ) : (
          <p className="countdown-day">
            {countdown.state === "today" ? texts.today : texts.married(date.short)}
          </p>
        )}
      </countdown-clock>
    </section>
  );
}

function TimeLeftNumbers({ left }: { left: TimeLeft }) {
  return (
    <>
      <p className="only-read">
        {left.days === 0 ? texts.spokenTomorrow : texts.spoken(left.days)}
      </p>
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

import type { RsvpStatus } from "#app/features/guests/rules.ts";
import type { HouseholdState } from "#app/features/invitations/rules.ts";
import { classNames } from "#app/ui/class-names.ts";

interface EnvelopeProps {
  state: HouseholdState;
  signs?: readonly RsvpStatus[];
  className?: string;
}

const maxSigns = 5;
const shut = "M3 11.5 18 22.5q2 1.5 4 0L37 11.5";

/** Decorative: the state must stand beside it as text. */
export function Envelope({ state, signs = [], className = "w-10" }: EnvelopeProps) {
  return (
    <svg
      viewBox="0 0 40 36"
      aria-hidden="true"
      className={classNames("flex-none overflow-visible stroke-[1.3]", className)}
    >
      <Drawing state={state} signs={signs} />
    </svg>
  );
}

function Drawing({ state, signs }: Required<Pick<EnvelopeProps, "state" | "signs">>) {
  switch (state) {
    case "not-sent":
      return (
        <path
          d="M3 11h34v22H3ZM3.5 11.5 18 22q2 1.5 4 0l14.5-10.5"
          strokeDasharray="2.6 2.2"
          className="fill-none stroke-edge"
        />
      );
    case "waiting":
    case "sent":
      return <Shut lines={state === "waiting" ? "stroke-edge" : "stroke-ink-2"} />;
    case "failed":
      return (
        <>
          <Shut lines="stroke-error" />
          <path
            d="M31 4l7 7m0-7-7 7"
            strokeWidth="1.8"
            strokeLinecap="round"
            className="fill-none stroke-error"
          />
        </>
      );
    case "opened":
      return (
        <>
          <Flap />
          <path d="M3 15h34v19H3Z" className="fill-sheet stroke-ink-2" />
          <path d="M3 34l14-11.5M37 34 23 22.5" className="fill-none stroke-rule-2" />
          <path d="M3 15l15 10.5q2 1.4 4 0L37 15" className="fill-none stroke-ink-2" />
        </>
      );
    case "partly":
    case "answered":
      return (
        <>
          <Flap />
          <path d="M6.5 5.5h27v20h-27Z" className="fill-sheet stroke-gran" />
          <Signs signs={signs.slice(0, maxSigns)} />
          <path
            d="M3 15v19h34V15L22 25.5q-2 1.4-4 0Z"
            strokeLinejoin="round"
            className="fill-sheet stroke-ink-2"
          />
        </>
      );
  }
}

function Shut({ lines }: { lines: string }) {
  return (
    <>
      <path d="M3 11h34v23H3Z" strokeLinejoin="round" className={`fill-sheet ${lines}`} />
      <path d={shut} className={`fill-none ${lines}`} />
    </>
  );
}

function Flap() {
  return (
    <path
      d="M3 15 18.3 2.6q1.7-1.3 3.4 0L37 15Z"
      strokeLinejoin="round"
      className="fill-paper-3 stroke-ink-2"
    />
  );
}

/** A sign for each person: filled for coming, a ring for pending, a cross for declined. */
function Signs({ signs }: { signs: readonly RsvpStatus[] }) {
  const distance = signs.length > 3 ? 5.4 : 6.4;
  const first = 20 - ((signs.length - 1) * distance) / 2;
  return signs.map((sign, index) => {
    const x = first + index * distance;
    const y = 11.5;
    const key = `${index} ${sign}`;
    if (sign === "attending")
      return <circle key={key} cx={x} cy={y} r="2.2" className="fill-gran" />;
    if (sign === "pending") {
      return <circle key={key} cx={x} cy={y} r="1.8" className="fill-sheet stroke-messing" />;
    }
    return (
      <path
        key={key}
        d={`M${x - 1.8} ${y - 1.8}l3.6 3.6m0-3.6l-3.6 3.6`}
        strokeLinecap="round"
        className="fill-none stroke-ink-2"
      />
    );
  });
}

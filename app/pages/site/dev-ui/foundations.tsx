import { Ampersand } from "#app/ui/ampersand.tsx";
import { contrast } from "#app/ui/contrast.ts";
import { Examples } from "./examples.tsx";

interface ColorToken {
  name: string;
  value: string;
}

const paper = "#faf7f2";
const steps = [4, 8, 12, 16, 20, 24, 32, 40, 48, 64, 80, 96, 128];
const surfaces = [
  "rounded-s border-edge",
  "rounded-m border-edge",
  "rounded-l border-edge",
  "rounded-l border-rule-2 shadow-float",
];
const lettering = [
  ["font-display text-d76", "Ja, vi vil"],
  ["font-display text-d39", "Hva leter dere etter?"],
  ["font-display text-d31", "Gjesteliste"],
  ["font-display text-d25", "Studievenner"],
  ["font-display text-d20", "Kommende betalinger"],
  ["font-display text-d18", "Pumps i silkesateng"],
  ["text-18 text-ink-2", "En nettside til gjestene, en planlegger til dere to."],
  ["text-16", "Svarfristen er torsdag 1. april. Ni gjester har ikke svart ennå."],
  ["text-15 font-semibold", "Lag bryllupsside"],
  ["text-14 font-medium", "Familien Hovland"],
  ["text-14 tabular-nums", "12 500 kr · 98 000 kr"],
  ["text-13 text-muted", "Sist endret for 3 timer siden"],
  ["text-12 text-muted", "Eksempeltall"],
] as const;

export function readColors(css: string): ColorToken[] {
  return [...css.matchAll(/--color-([\w-]{1,40}): (#[0-9a-f]{6});/g)].map(
    ([, name = "", value = ""]) => ({ name, value }),
  );
}

export function Colors({ colors }: { colors: ColorToken[] }) {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-7">
      {colors.map(({ name, value }) => (
        <li key={name} className="text-13 text-muted tabular-nums">
          <svg
            width="100%"
            height="64"
            aria-hidden="true"
            className="mb-1.5 block rounded-m border border-rule-2"
          >
            <rect width="100%" height="100%" fill={value} />
          </svg>
          <span className="block font-semibold text-ink">{name}</span>
          <span className="block">{value}</span>
          {contrast(value, paper).toFixed(1).replace(".", ",")} mot paper
        </li>
      ))}
    </ul>
  );
}

export function Lettering() {
  const ampersand = ["font-display text-d49", [<Ampersand key="&" />, " Ampersand"]] as const;
  return (
    <div className="grid gap-4.5">
      {[ampersand, ...lettering].map(([className, text]) => (
        <p key={className} className="flex flex-wrap items-baseline justify-between gap-x-6">
          <span className={className}>{text}</span>
          <span className="font-mono text-12 text-muted">{className}</span>
        </p>
      ))}
    </div>
  );
}

export function Measures() {
  return (
    <Examples
      className="grid gap-8 lg:grid-cols-[1fr_auto] lg:gap-16"
      of={{
        "4 px: 1 2 3 4 5 6 8 10 12 16 20 24 32": (
          <ul className="flex flex-wrap items-end gap-x-6 gap-y-4">
            {steps.map((step) => (
              <li key={step} className="text-12 text-muted tabular-nums">
                <svg width="16" height={step} aria-hidden="true" className="mb-1 block">
                  <rect width="16" height={step} className="fill-paper-3" />
                </svg>
                {step}
              </li>
            ))}
          </ul>
        ),
        "rounded-s · rounded-m · rounded-l · shadow-float": (
          <div className="flex flex-wrap gap-4">
            {surfaces.map((surface) => (
              <span key={surface} className={`size-20 border bg-sheet ${surface}`} />
            ))}
          </div>
        ),
      }}
    />
  );
}

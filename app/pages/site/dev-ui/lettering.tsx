import type { ReactNode } from "react";
import { Ampersand } from "#app/ui/ampersand.tsx";

const displays = [
  { className: "text-d76", text: "Ja, vi vil" },
  { className: "text-d39", text: "Hva leter dere etter?" },
  { className: "text-d31", text: "Gjesteliste" },
  { className: "text-d25", text: "Studievenner" },
  { className: "text-d20", text: "Kommende betalinger" },
  { className: "text-d18", text: "Pumps i silkesateng" },
];

const texts = [
  { className: "text-18 text-ink-2", text: "En nettside til gjestene, en planlegger til dere to." },
  {
    className: "text-16",
    text: "Svarfristen er torsdag 1. april. Ni gjester har ikke svart ennå.",
  },
  { className: "text-15 font-semibold", text: "Lag bryllupsside" },
  { className: "text-14 font-medium", text: "Familien Hovland" },
  { className: "text-14 tabular-nums", text: "12 500 kr · 98 000 kr" },
  { className: "text-13 text-muted", text: "Sist endret for 3 timer siden" },
  { className: "text-12 text-muted", text: "Eksempeltall" },
];

export function Lettering() {
  return (
    <div className="grid gap-4.5">
      <Line name="font-display text-d49 · Ampersand">
        <span className="font-display text-d49">
          Ingrid <Ampersand /> Mathias
        </span>
      </Line>
      {displays.map(({ className, text }) => (
        <Line key={className} name={`font-display ${className}`}>
          <span className={`font-display ${className}`}>{text}</span>
        </Line>
      ))}
      {texts.map(({ className, text }) => (
        <Line key={className} name={className}>
          <span className={className}>{text}</span>
        </Line>
      ))}
    </div>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-6">
      {children}
      <span className="font-mono text-12 text-muted">{name}</span>
    </p>
  );
}

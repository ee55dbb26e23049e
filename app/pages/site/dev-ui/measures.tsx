import { Example } from "./example.tsx";

const steps = [4, 8, 12, 16, 20, 24, 32, 40, 48, 64, 80, 96, 128];

export function Measures() {
  return (
    <div className="grid gap-8 lg:grid-cols-[1fr_auto] lg:gap-16">
      <Example name="4 px: 1 2 3 4 5 6 8 10 12 16 20 24 32">
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
      </Example>
      <Example name="rounded-s · rounded-m · rounded-l · shadow-float">
        <div className="flex flex-wrap gap-4">
          <span className="size-20 rounded-s border border-edge bg-sheet" />
          <span className="size-20 rounded-m border border-edge bg-sheet" />
          <span className="size-20 rounded-l border border-edge bg-sheet" />
          <span className="size-20 rounded-l border border-rule-2 bg-sheet shadow-float" />
        </div>
      </Example>
    </div>
  );
}

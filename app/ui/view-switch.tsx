export type FormView = "form" | "preview";

interface ViewSwitchProps {
  label: string;
  labels: Record<FormView, string>;
  view: FormView;
  onChange: (view: FormView) => void;
}

/** On small screens a form and its preview take turns. */
export function ViewSwitch({ label, labels, view, onChange }: ViewSwitchProps) {
  return (
    <fieldset
      data-head-bar
      className="sticky top-14 z-10 -mx-4 bg-paper px-4 py-2 lg:hidden noscript:hidden [@media(height<30rem)]:static"
    >
      <legend className="sr-only">{label}</legend>
      <div className="grid grid-cols-2 overflow-hidden rounded-m border border-edge">
        {(["form", "preview"] as const).map((option) => (
          <button
            key={option}
            type="button"
            aria-pressed={view === option}
            onClick={() => onChange(option)}
            className="min-h-11 text-15 font-semibold focus-visible:-outline-offset-3 aria-pressed:bg-ink aria-pressed:text-on-ink"
          >
            {labels[option]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

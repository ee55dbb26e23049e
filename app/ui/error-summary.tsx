import { TriangleAlert } from "lucide-react";
import { Fragment, useEffect, useRef } from "react";
import { Icon } from "./icon.tsx";

interface ErrorSummaryProps {
  faults: { formError?: string; fieldErrors: Record<string, string> } | undefined;
  /** What each field is called on screen, by form control name. */
  labels: Record<string, string>;
}

const counts = ["Ingen", "Ett", "To", "Tre", "Fire", "Fem", "Seks", "Sju", "Åtte", "Ni", "Ti"];

/**
 * What went wrong with a sent form, above it, with a link to each field. Takes the focus each time
 * a form comes back; renders nothing while there are no faults.
 */
export function ErrorSummary({ faults, labels }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (faults) box.current?.focus();
  }, [faults]);

  if (!faults) return null;
  const names = Object.keys(faults.fieldErrors);
  if (names.length === 0 && !faults.formError) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex gap-3 rounded-m bg-error-tint px-4 py-3 text-14 text-error-ink"
    >
      <Icon of={TriangleAlert} className="mt-0.5" />
      <div className="grid gap-0.5">
        <p className="font-semibold">
          {faults.formError ?? `${counts[names.length] ?? names.length} felt må rettes`}
        </p>
        {names.length > 0 && (
          <p>
            {names.map((name, index) => (
              <Fragment key={name}>
                {separator(index, names.length)}
                <a href={`#${name}`} className="underline underline-offset-3">
                  {labelOf(labels[name] ?? name, index)}
                </a>
              </Fragment>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}

function separator(index: number, count: number): string {
  if (index === 0) return "";
  return index === count - 1 ? " og " : ", ";
}

/** Only the first word of the sentence keeps its capital; RSVP and the like keep theirs. */
function labelOf(label: string, index: number): string {
  const second = label.charAt(1);
  const abbreviation = second !== second.toLowerCase();
  return index === 0 || abbreviation ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

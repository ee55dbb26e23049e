import { Fragment, useEffect, useRef } from "react";
import { Icon } from "./icon.tsx";
import { TriangleAlert } from "./icons.ts";

interface ErrorSummaryProps {
  /** Of pages without script: browsers focus what the address's fragment names. */
  id?: string;
  errors: { formError?: string; fieldErrors: Record<string, string> } | undefined;
  /** By form control name. */
  labels: Record<string, string>;
}

const numberWords = ["Ingen", "Ett", "To", "Tre", "Fire", "Fem", "Seks", "Sju", "Åtte", "Ni", "Ti"];

/** Takes the focus each time new errors arrive. */
export function ErrorSummary({ id, errors, labels }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors) box.current?.focus();
  }, [errors]);

  if (!errors) return null;
  const names = Object.keys(errors.fieldErrors);
  if (names.length === 0 && !errors.formError) return null;
  return (
    <div
      ref={box}
      id={id}
      role="alert"
      tabIndex={-1}
      className="flex scroll-mt-40 gap-3 rounded-m bg-error-tint px-4 py-3 text-14 text-error-ink"
    >
      <Icon icon={TriangleAlert} className="mt-0.5" />
      <div className="grid gap-0.5">
        <p className="font-semibold">
          {errors.formError ?? `${numberWords[names.length] ?? names.length} felt må rettes`}
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

/** Lowercases labels within the sentence, except abbreviations such as RSVP. */
function labelOf(label: string, index: number): string {
  const second = label.charAt(1);
  const abbreviation = second !== second.toLowerCase();
  return index === 0 || abbreviation ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

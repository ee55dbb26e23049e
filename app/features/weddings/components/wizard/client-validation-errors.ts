import { maxLengths } from "#app/features/weddings/rules.ts";
import { texts } from "#app/features/weddings/texts.ts";

const { errors } = texts;

/** Returns messages by control name. The server validates again. */
export function clientValidationErrors(form: HTMLFormElement): Record<string, string> {
  const found: Record<string, string> = {};
  for (const control of form.elements) {
    if (!isField(control) || !control.name) continue;
    const message = control.validity.valid ? tooLong(control) : messageFor(control);
    if (message) found[control.name] ??= message;
  }
  return found;
}

/** Used instead of `maxlength`, with which browsers cut off text silently. */
function tooLong({ name, value }: Field): string | undefined {
  const max = Object.entries(maxLengths).find(([field]) => field === name)?.[1];
  return max !== undefined && value.length > max ? errors.tooLong(max) : undefined;
}

function messageFor({ name, validity }: Field): string {
  if (validity.rangeUnderflow || validity.rangeOverflow) return errors.dateRange;
  const missing: Record<string, string> = {
    bride: errors.bride,
    groom: errors.groom,
    weddingDate: errors.date,
    selectedTheme: errors.theme,
    story: errors.story,
    guestCount: errors.guestCount,
    ceremonyTime: errors.time,
    receptionTime: errors.time,
  };
  return missing[name] ?? errors.unknown;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isField(control: Element): control is Field {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  );
}

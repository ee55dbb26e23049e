/** The errors of an earlier attempt say nothing about the one that has no response yet. */
export function removeErrors(form: HTMLFormElement): void {
  for (const error of form.querySelectorAll(".form-errors, .field-error")) error.remove();
  for (const field of form.querySelectorAll("[aria-invalid]")) {
    field.removeAttribute("aria-invalid");
  }
}

/** Saves what is typed in forms with `data-draft`, so that it survives reloads and killed tabs. */
export const formDraft = {
  /** Does nothing when storage is full or forbidden. */
  save(form: HTMLFormElement): void {
    if (form.dataset.draft === undefined) return;
    const texts = [...new FormData(form)].filter(
      ([, value]) => typeof value === "string" && value !== "",
    );
    write(this.keyOf(form), JSON.stringify(Object.fromEntries(texts)));
  },

  /** Fills an untouched form; returns false without a draft. */
  restore(form: HTMLFormElement): boolean {
    if (form.dataset.draft === undefined) return false;
    const values = read(this.keyOf(form));
    const editedNames = Object.keys(values).filter((name) => isEdited(form, name));
    // A form that the server returned holds the text already.
    if (editedNames.length === 0 || form.querySelector("[data-focus]")) return false;
    this.fill(form, values);
    return true;
  },

  /** Opens the form too. */
  fill(form: HTMLFormElement, values: Record<string, string>): void {
    for (const box of form.querySelectorAll<HTMLInputElement>("[type=checkbox]")) {
      box.checked = box.name in values;
    }
    for (const [name, value] of Object.entries(values)) {
      const control = form.elements.namedItem(name);
      if (control instanceof HTMLInputElement && control.type === "checkbox") continue;
      if (
        control instanceof RadioNodeList ||
        control instanceof HTMLInputElement ||
        control instanceof HTMLTextAreaElement
      ) {
        control.value = value;
      }
    }
    const details = form.closest("details");
    if (details) details.open = true;
    for (const inner of form.querySelectorAll("details")) {
      inner.open ||= inner.querySelector(":checked") !== null;
    }
  },

  clear(key: string): void {
    write(key, null);
  },

  keyOf(form: HTMLFormElement): string {
    return `draft ${form.action} ${form.dataset.draft}`;
  },
};

function read(key: string): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {}
}

function isEdited(form: HTMLFormElement, name: string): boolean {
  const control = form.elements.namedItem(name);
  return !(control instanceof HTMLInputElement && control.type === "hidden");
}

/** Saves what is typed in forms with `data-draft`, so that it survives reloads and killed tabs. */
export const formDraft = {
  /** Returns false when the draft was not saved, such as when storage is full or forbidden. */
  save(form: HTMLFormElement): boolean {
    const texts = [...new FormData(form)].filter(
      ([, value]) => typeof value === "string" && value !== "",
    );
    return write(form, JSON.stringify(Object.fromEntries(texts)));
  },

  /** Fills an untouched form; returns false without a draft. */
  restore(form: HTMLFormElement): boolean {
    const values = read(form);
    const editedNames = Object.keys(values).filter((name) => isEdited(form, name));
    // A form that the server returned holds the text already.
    if (editedNames.length === 0 || form.querySelector("[data-focus]")) return false;
    for (const [name, value] of Object.entries(values)) {
      const control = form.elements.namedItem(name);
      if (
        control instanceof RadioNodeList ||
        control instanceof HTMLInputElement ||
        control instanceof HTMLTextAreaElement
      ) {
        control.value = value;
      }
    }
    return true;
  },

  clear(form: HTMLFormElement): void {
    write(form, null);
  },
};

function read(form: HTMLFormElement): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(keyOf(form)) ?? "{}");
  } catch {
    return {};
  }
}

function write(form: HTMLFormElement, text: string | null): boolean {
  if (form.dataset.draft === undefined) return false;
  try {
    if (text === null) localStorage.removeItem(keyOf(form));
    else localStorage.setItem(keyOf(form), text);
    return true;
  } catch {
    return false;
  }
}

function keyOf(form: HTMLFormElement): string {
  return `draft ${form.action} ${form.dataset.draft}`;
}

function isEdited(form: HTMLFormElement, name: string): boolean {
  const control = form.elements.namedItem(name);
  return !(control instanceof HTMLInputElement && control.type === "hidden");
}

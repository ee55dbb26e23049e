/**
 * What a guest has typed but not sent, kept in the browser through reloads and killed tabs.
 * Forms with `data-draft` are kept; its value tells apart several forms of one address.
 */
export const formDraft = {
  /** False when it is not kept: the browser refuses, or nobody wants it. */
  save(form: HTMLFormElement): boolean {
    const texts = [...new FormData(form)].filter(
      ([, value]) => typeof value === "string" && value !== "",
    );
    return write(form, JSON.stringify(Object.fromEntries(texts)));
  },

  /** Fills an untouched form with what was typed before; false when there is nothing. */
  restore(form: HTMLFormElement): boolean {
    const values = read(form);
    const typed = Object.keys(values).filter((name) => isTyped(form, name));
    // A form the server gave back holds what was typed already.
    if (typed.length === 0 || form.querySelector("[data-focus]")) return false;
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

/** Storage can be full or forbidden; then a reload loses the text, and nothing else. */
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

function isTyped(form: HTMLFormElement, name: string): boolean {
  const control = form.elements.namedItem(name);
  return !(control instanceof HTMLInputElement && control.type === "hidden");
}

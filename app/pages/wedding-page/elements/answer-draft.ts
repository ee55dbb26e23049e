/** What a guest has typed but not sent, kept in the browser through reloads and killed tabs. */
export class AnswerDraft {
  #prefix: string;

  constructor(weddingId: string) {
    this.#prefix = `answer ${weddingId}`;
  }

  /** False when the browser refuses to keep it. */
  keep(form: HTMLFormElement): boolean {
    const values = Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ""));
    return this.#write(form, JSON.stringify(values));
  }

  /** Fills an untouched form with what was typed before; false when there is nothing. */
  restore(form: HTMLFormElement): boolean {
    const values = this.#read(form);
    const typed = Object.keys(values).filter((name) => isTyped(form, name));
    // A form the server gave back holds what was typed already.
    if (typed.length === 0 || form.querySelector("[data-focus]")) return false;
    for (const [name, value] of Object.entries(values)) {
      const control = form.elements.namedItem(name);
      if (control instanceof RadioNodeList || control instanceof HTMLInputElement) {
        control.value = value;
      } else if (control instanceof HTMLTextAreaElement) control.value = value;
    }
    return true;
  }

  forget(form: HTMLFormElement): void {
    this.#write(form, null);
  }

  #read(form: HTMLFormElement): Record<string, string> {
    try {
      return JSON.parse(localStorage.getItem(this.#key(form)) ?? "{}");
    } catch {
      return {};
    }
  }

  /** Storage can be full or forbidden; then a reload loses the text, and nothing else. */
  #write(form: HTMLFormElement, text: string | null): boolean {
    try {
      if (text === null) localStorage.removeItem(this.#key(form));
      else localStorage.setItem(this.#key(form), text);
      return true;
    } catch {
      return false;
    }
  }

  #key(form: HTMLFormElement): string {
    return `${this.#prefix} ${form.dataset.draft ?? ""}`;
  }
}

function isTyped(form: HTMLFormElement, name: string): boolean {
  const control = form.elements.namedItem(name);
  return !(control instanceof HTMLInputElement && control.type === "hidden");
}

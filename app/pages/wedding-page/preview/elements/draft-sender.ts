import { loadDraft } from "#app/features/weddings/components/wizard/draft-storage.ts";

/**
 * Submits the wizard's draft. Without a draft, redirects to the front page; when reached with the
 * browser's back button, to `data-back`.
 */
export class DraftSender extends HTMLElement {
  connectedCallback(): void {
    window.addEventListener("pageshow", this.#comeBack);
    if (isRevisit()) this.#leave();
    else this.#send();
  }

  #send(): void {
    const draft = loadDraft();
    if (!draft) {
      location.replace("/");
      return;
    }
    this.hidden = false;
    const form = this.querySelector("form");
    for (const [name, value] of Object.entries(draft)) {
      // A textarea is the only control that keeps line breaks.
      const field = document.createElement("textarea");
      field.name = name;
      field.value = value;
      field.hidden = true;
      form?.append(field);
    }
    form?.submit();
  }

  #comeBack = (event: PageTransitionEvent): void => {
    if (event.persisted) this.#leave();
  };

  #leave(): void {
    location.replace(this.dataset.back ?? "/");
  }
}

function isRevisit(): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  return visit instanceof PerformanceNavigationTiming && visit.type === "back_forward";
}

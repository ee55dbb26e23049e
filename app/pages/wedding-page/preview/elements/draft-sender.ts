import { storedDraft } from "#app/features/weddings/components/wizard/draft-storage.ts";

/**
 * Sends the wizard's draft of this browser with the form inside it; without a draft there is
 * nothing to show but the front page. The form goes to the page's own address before the page has
 * finished loading, so that going back does not lead here.
 */
export class DraftSender extends HTMLElement {
  connectedCallback(): void {
    const draft = storedDraft();
    if (!draft) {
      location.replace("/");
      return;
    }
    this.hidden = false;
    const form = this.querySelector("form");
    for (const [name, value] of Object.entries(draft)) {
      const field = document.createElement("textarea");
      field.name = name;
      field.value = value;
      field.hidden = true;
      form?.append(field);
    }
    form?.submit();
  }
}

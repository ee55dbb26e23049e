import { showNote } from "../../elements/form-note.ts";
import { showToast } from "../../elements/toast.ts";
import { previewTexts } from "../texts.ts";
import { restoreScrollPosition, saveScrollPosition } from "./scroll-position.ts";

/**
 * Holds a wedding page that is not for guests: what is sent on it goes nowhere. Inside another
 * page (`data-framed`) it also stays where it is, and keeps its place when it is made `again`.
 */
export class WeddingPreview extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener("submit", refuse, { capture: true });
    if (!this.dataset.framed) return;
    this.addEventListener("click", stay);
    if (this.dataset.framed === "again") restoreScrollPosition();
    saveScrollPosition();
  }
}

/** The server would refuse it too. */
function refuse(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method === "dialog") return;
  event.preventDefault();
  event.stopImmediatePropagation();
  showToast(previewTexts.refused);
  showNote(form, { text: previewTexts.refused });
}

function stay(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest("a");
  if (link && !link.getAttribute("href")?.startsWith("#")) event.preventDefault();
}

import { showNote } from "../../elements/form-note.ts";
import { showToast } from "../../elements/toast.ts";
import { previewTexts } from "../texts.ts";

const scrollPositionKey = "preview-place";

/**
 * Cancels the forms of a preview. In a frame (`data-framed`) it also cancels links to other pages
 * and keeps the scroll position across reloads.
 */
export class WeddingPreview extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener("submit", cancelSubmit, { capture: true });
    if (!this.dataset.framed) return;
    this.addEventListener("click", cancelNavigation);
    if (this.dataset.framed === "again") restoreScrollPosition();
    saveScrollPosition();
  }
}

function cancelSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method === "dialog") return;
  event.preventDefault();
  event.stopImmediatePropagation();
  showToast(previewTexts.refused);
  showNote(form, previewTexts.refused);
}

function cancelNavigation(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest("a");
  if (link && !link.getAttribute("href")?.startsWith("#")) event.preventDefault();
}

function saveScrollPosition(): void {
  addEventListener("pagehide", () => {
    try {
      sessionStorage.setItem(scrollPositionKey, String(scrollY));
    } catch {
      // Storage is forbidden.
    }
  });
}

function restoreScrollPosition(): void {
  try {
    scrollTo({ top: Number(sessionStorage.getItem(scrollPositionKey)), behavior: "instant" });
  } catch {
    // Storage is forbidden.
  }
}

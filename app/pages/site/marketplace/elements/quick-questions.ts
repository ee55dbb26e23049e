/** Its buttons fill the box below them. */
export class QuickQuestions extends HTMLElement {
  connectedCallback(): void {
    const list = this.querySelector<HTMLElement>("[data-questions]");
    const box = this.querySelector("textarea");
    if (!list || !box) return;
    list.hidden = false;
    list.addEventListener("click", (event) => {
      const button = (event.target as Element).closest("button");
      if (!button) return;
      box.value = button.textContent.trim();
      box.focus();
    });
  }
}

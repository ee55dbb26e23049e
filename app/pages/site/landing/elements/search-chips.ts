/** Shows the popular searches, each of which fills the box with the id `data-box`. */
export class SearchChips extends HTMLElement {
  connectedCallback(): void {
    const box = document.getElementById(this.dataset.box ?? "");
    const chips = this.querySelector("fieldset");
    if (!(box instanceof HTMLInputElement) || !chips) return;
    chips.hidden = false;
    const buttons = [...chips.querySelectorAll("button")];
    const showPressed = () => {
      for (const button of buttons) {
        button.ariaPressed = String(button.textContent === box.value.trim());
      }
    };
    box.addEventListener("input", showPressed);
    for (const button of buttons) {
      button.addEventListener("click", () => {
        box.value = button.textContent ?? "";
        showPressed();
        box.focus();
      });
    }
    showPressed();
  }
}

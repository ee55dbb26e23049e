/** Answers for all persons with one button, and shows the flowers of those who come. */
export class HouseholdForm extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener("click", this.#answerForAll);
    this.addEventListener("change", this.#showFlowers);
    for (const button of this.querySelectorAll<HTMLElement>("[data-all]")) button.hidden = false;
    // Waits until a saved draft has been filled in.
    queueMicrotask(this.#showFlowers);
  }

  #answerForAll = ({ target }: Event): void => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-all]");
    if (!button) return;
    const answer = button.dataset.all;
    for (const radio of this.querySelectorAll<HTMLInputElement>(
      `[type=radio][value="${answer}"]`,
    )) {
      radio.checked = true;
    }
    this.dispatchEvent(new Event("change"));
    this.querySelector("form")?.dispatchEvent(new Event("input", { bubbles: true }));
  };

  #showFlowers = (): void => {
    const flowers = [...this.querySelectorAll<HTMLElement>("[data-flower]")];
    const coming = flowers.filter((flower) => {
      const name = flower.dataset.flower ?? "";
      const guest = flower.dataset.with;
      return this.#comes(name) && (!guest || this.#comes(guest));
    });
    for (const flower of flowers) flower.hidden = !coming.slice(0, 5).includes(flower);
    const bouquet = this.querySelector<HTMLElement>(".bouquet");
    if (!bouquet) return;
    bouquet.dataset.count = String(Math.min(5, coming.length));
    bouquet.hidden = coming.length === 0;
  };

  #comes(name: string): boolean {
    return this.querySelector<HTMLInputElement>(`[name="${name}"][value="yes"]`)?.checked ?? false;
  }
}

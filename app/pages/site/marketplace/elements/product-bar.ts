/** Shows price and contact button at the lower edge of phones once the first button is out of sight. */
export class ProductBar extends HTMLElement {
  #observer: IntersectionObserver | null = null;

  connectedCallback(): void {
    const button = document.getElementById(this.dataset.after ?? "");
    if (!button) return;
    this.#observer = new IntersectionObserver(([entry]) => {
      const isAbove = entry !== undefined && entry.boundingClientRect.bottom < 0;
      this.hidden = !isAbove;
    });
    this.#observer.observe(button);
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect();
  }
}

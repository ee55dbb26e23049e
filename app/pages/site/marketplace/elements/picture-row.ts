/** Counts the picture in sight, and scrolls to one without adding it to the history. */
export class PictureRow extends HTMLElement {
  connectedCallback(): void {
    const row = this.querySelector<HTMLElement>("[data-pictures]");
    if (!row) return;
    this.#show(0);
    row.addEventListener("scroll", () => this.#show(Math.round(row.scrollLeft / row.clientWidth)), {
      passive: true,
    });
    this.#links.forEach((link, index) => {
      link.addEventListener("click", (event) => {
        event.preventDefault();
        row.scrollTo({ left: index * row.clientWidth, behavior: this.#behavior });
      });
    });
  }

  #show(shown: number): void {
    this.#links.forEach((link, index) => {
      if (index === shown) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    });
    const counter = this.querySelector<HTMLElement>("[data-counter]");
    if (!counter) return;
    counter.hidden = false;
    counter.textContent = (counter.dataset.text ?? "").replace("#", String(shown + 1));
  }

  get #behavior(): ScrollBehavior {
    return matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
  }

  get #links(): HTMLAnchorElement[] {
    return [...this.querySelectorAll<HTMLAnchorElement>("a[data-picture]")];
  }
}

const delay = 250;

/**
 * Renews the parts marked `data-live` while the form is filled in, and fades the rings of all rows
 * but the one that is pointed at.
 */
export class LiveCosts extends HTMLElement {
  #timer = 0;
  #running = new AbortController();

  connectedCallback(): void {
    this.addEventListener("input", () => {
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => void this.#renew(), delay);
    });
    this.addEventListener("pointerover", ({ target }) => this.#pointAt(target));
    this.addEventListener("pointerleave", () => this.#pointAt(null));
  }

  #pointAt(target: EventTarget | null): void {
    const row = target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;
    for (const ring of this.querySelectorAll<SVGElement>("[data-ring]")) {
      ring.toggleAttribute("data-faded", row !== null && ring.dataset.ring !== row.dataset.row);
    }
  }

  async #renew(): Promise<void> {
    const form = this.querySelector("form");
    if (!form?.checkValidity()) return;
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form)) {
      if (typeof value === "string" && value) query.append(name, value);
    }
    const address = `${location.pathname}?${query}`;
    this.#running.abort();
    this.#running = new AbortController();
    try {
      const response = await fetch(address, { signal: this.#running.signal });
      if (!response.ok) return;
      this.#show(new DOMParser().parseFromString(await response.text(), "text/html"));
      history.replaceState(null, "", address);
    } catch {
      // Without the network the button remains.
    }
  }

  #show(page: Document): void {
    for (const part of this.querySelectorAll<HTMLElement>("[data-live]")) {
      const fresh = page.querySelector(`[data-live="${part.dataset.live}"]`);
      if (fresh) part.replaceChildren(...fresh.childNodes);
    }
  }
}

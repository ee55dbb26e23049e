import { parsePage } from "./send-form.ts";

/** Adds the next wishes to the list without a page load. */
export class MoreWishes extends HTMLElement {
  #loading = false;

  connectedCallback(): void {
    this.addEventListener("click", (event) => {
      const link = event.target instanceof Element && event.target.closest("a");
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void this.#show(link);
    });
  }

  async #show(link: HTMLAnchorElement): Promise<void> {
    if (this.#loading) return;
    this.#loading = true;
    const page = await loadPage(link.href);
    this.#loading = false;
    if (!page) return location.assign(link.href);
    const added = [...page.querySelectorAll<HTMLElement>(".wish")].filter(
      ({ id }) => !document.getElementById(id),
    );
    document.querySelector(".wish-list")?.append(...added);
    this.replaceChildren(...(page.querySelector("more-wishes")?.childNodes ?? []));
    const [first] = added;
    if (!first) return;
    first.tabIndex = -1;
    first.focus({ preventScroll: true });
  }
}

async function loadPage(url: string): Promise<Document | null> {
  try {
    const response = await fetch(url);
    return response.ok ? parsePage(await response.text()) : null;
  } catch {
    return null;
  }
}

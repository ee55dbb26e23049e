/** Marks the part of the article that is being read in its table of contents. */
export class ArticleContents extends HTMLElement {
  #observer: IntersectionObserver | null = null;

  connectedCallback(): void {
    const headings = [...this.querySelectorAll<HTMLAnchorElement>("a[href^='#']")].flatMap(
      ({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))) ?? [],
    );
    // Headings above the middle of the window have been reached.
    this.#observer = new IntersectionObserver(() => this.#show(headings), {
      rootMargin: "0px 0px -50% 0px",
    });
    for (const heading of headings) this.#observer.observe(heading);
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect();
  }

  #show(headings: HTMLElement[]): void {
    const reached = headings.filter((heading) => {
      return heading.getBoundingClientRect().top < innerHeight / 2;
    });
    const current = reached.at(-1)?.id;
    for (const link of this.querySelectorAll<HTMLAnchorElement>("a[href^='#']")) {
      if (link.hash === `#${current}`) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  }
}

/** Tells the server once that a person sees the page. */
export class OpenedInvitation extends HTMLElement {
  connectedCallback(): void {
    if (document.visibilityState === "visible") this.#tell();
    else document.addEventListener("visibilitychange", () => this.#tell(), { once: true });
  }

  #tell(): void {
    void fetch(`${location.pathname}?send=opened`, { method: "POST", keepalive: true }).catch(
      () => {},
    );
  }
}

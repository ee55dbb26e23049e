/** Sends one request when a person first sees the page. */
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

/** Shares the page by the device, or copies its address where the device cannot. */
export class ShareLink extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector("button");
    if (!button) return;
    button.hidden = false;
    button.onclick = () => void this.#share();
  }

  async #share(): Promise<void> {
    const url = this.dataset.url ?? location.href;
    if ("share" in navigator) {
      // Rejects when the user closes the device's dialog.
      await navigator.share({ title: document.title, url }).catch(() => undefined);
      return;
    }
    try {
      await (navigator as Navigator).clipboard.writeText(url);
      this.#say(this.dataset.copied ?? "");
    } catch {
      this.#say(url);
    }
  }

  #say(text: string): void {
    const status = this.querySelector("[role=status]");
    if (status) status.textContent = text;
  }
}

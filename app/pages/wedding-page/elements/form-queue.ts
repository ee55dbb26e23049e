import { type UnsentForm, unsentForms } from "./unsent-entries.ts";

/** `done`: stored or finally refused. `failed`: may succeed later. */
export type Delivery = "done" | "failed" | "unreachable";

/** A section's element, which sends its forms and shows the outcomes. */
export interface FormSender extends HTMLElement {
  deliver: (form: UnsentForm, willRetry: boolean) => Promise<Delivery>;
  /** Called when another tab has sent the form. */
  showSentElsewhere: (form: UnsentForm) => void;
}

/** Later retries wait for the network, the page's visibility or the button. */
const retryDelaysMs = [3_000, 10_000, 30_000];

/**
 * Stores forms in the browser and sends them in order, those of an earlier visit too. The form
 * token makes a repeat harmless.
 */
class FormQueue {
  readonly page = new URLSearchParams(location.search).get("id") ?? location.pathname;
  /** What this tab has sent or tried to send. */
  #known: UnsentForm[] = [];
  /** May still be read from the browser's storage. */
  #removedIds = new Set<number>();
  #adding: Promise<unknown> = Promise.resolve();
  #running: Promise<void> | null = null;
  #hasMore = false;
  #retries = 0;
  #timer = 0;

  start(): void {
    addEventListener("online", this.retry);
    document.addEventListener("visibilitychange", () => document.hidden || this.retry());
    void this.#send();
  }

  add(form: UnsentForm): void {
    this.#adding = this.#store(form).then(this.retry);
  }

  retry = (): void => {
    this.#retries = 0;
    void this.#send();
  };

  /** Resolves when no later visit would send the form. */
  async remove(form: UnsentForm): Promise<void> {
    this.#known = this.#known.filter((known) => known !== form);
    if (form.id === undefined) return;
    this.#removedIds.add(form.id);
    await unsentForms.remove(form.id).catch(() => {});
  }

  async #store(form: UnsentForm): Promise<void> {
    try {
      form.id = await unsentForms.add(form);
    } catch {}
    this.#known.push(form);
  }

  async #send(): Promise<void> {
    this.#hasMore = true;
    if (this.#running) return;
    clearTimeout(this.#timer);
    while (this.#hasMore) {
      this.#hasMore = false;
      // Keeps two tabs of one browser from sending the same form.
      const lock = `forms ${this.page}`;
      this.#running = navigator.locks?.request(lock, this.#drain) ?? this.#drain();
      await this.#running;
    }
    this.#running = null;
  }

  #drain = async (): Promise<void> => {
    const delay = retryDelaysMs[this.#retries];
    const willRetry = navigator.onLine && delay !== undefined;
    let isUnreachable = false;
    for (const form of await this.#unsent()) {
      // Withdrawn while an earlier one was sent.
      if (!this.#known.includes(form)) continue;
      const delivery = await senderOf(form)?.deliver(form, willRetry);
      // Another tab may get the lock next.
      if (delivery === "done") await this.remove(form);
      isUnreachable ||= delivery === "unreachable";
    }
    if (!isUnreachable || !willRetry) return;
    this.#retries++;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#send(), delay);
  };

  async #unsent(): Promise<UnsentForm[]> {
    const knownBefore = new Set(this.#known);
    const stored = await unsentForms.ofPage(this.page).catch(() => null);
    // A form that is stored meanwhile must not look like another tab's.
    await this.#adding;
    if (!stored) return [...this.#known];
    const ids = new Set(stored.map(({ id }) => id));
    for (const form of this.#known) {
      // What was added since is not in what was read.
      if (!knownBefore.has(form) || form.id === undefined || ids.has(form.id)) continue;
      await this.remove(form);
      senderOf(form)?.showSentElsewhere(form);
    }
    const unknown = stored.filter(
      ({ id = 0 }) => !this.#removedIds.has(id) && !this.#known.some((form) => form.id === id),
    );
    this.#known.push(...unknown);
    return [...this.#known];
  }
}

export const formQueue = new FormQueue();

/** The section may be gone, as that of the answers is after the wedding. */
function senderOf({ section }: UnsentForm): FormSender | null {
  const element = document.getElementById(section)?.parentElement;
  return (element ?? document.querySelector("enhanced-form")) as FormSender | null;
}

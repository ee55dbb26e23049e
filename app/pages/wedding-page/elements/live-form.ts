import { rsvpTexts } from "#app/features/rsvp/texts.ts";
import { pageTexts } from "../texts.ts";
import { AnswerDraft } from "./answer-draft.ts";
import { showNote } from "./form-note.ts";
import { dropPetals } from "./petals.ts";
import { type Outcome, sendForm } from "./send-form.ts";
import { clearToasts, showToast } from "./toast.ts";

const texts = pageTexts.live;
const retryDelaysMs = [3_000, 10_000, 30_000];

const complaints: Readonly<Record<Exclude<Outcome["kind"], "answered">, string>> = {
  offline: texts.offline,
  lost: rsvpTexts.unexpected,
  failed: rsvpTexts.failed,
  missing: rsvpTexts.weddingMissing,
  tooMany: texts.tooMany,
};

/**
 * Sends the form inside it without reloading the page. It posts the same form to the same
 * address, takes the page that comes back and shows that page's section in place of its own.
 */
export class LiveForm extends HTMLElement {
  #draft = new AnswerDraft(this.dataset.wedding ?? "");
  #sending = false;
  #retries = 0;
  #timer = 0;

  connectedCallback(): void {
    this.addEventListener("submit", this.#submit);
    this.addEventListener("input", this.#keep);
    this.addEventListener("click", this.#focusOpened);
    document.addEventListener("click", this.#open);
    window.addEventListener("online", this.#retry);
    this.#restore();
  }

  get #form(): HTMLFormElement | null {
    return this.querySelector("form");
  }

  #submit = (event: SubmitEvent): void => {
    event.preventDefault();
    this.#retries = 0;
    void this.#send();
  };

  async #send(): Promise<void> {
    const form = this.#form;
    if (!form || this.#sending) return;
    clearTimeout(this.#timer);
    this.#sending = true;
    const done = showBusy(form);
    const outcome = await sendForm(form, "rsvp");
    done();
    this.#sending = false;
    if (outcome.kind !== "answered") return this.#complain(form, outcome.kind);
    clearToasts();
    this.#show(form, outcome.section, outcome.address);
  }

  #show(form: HTMLFormElement, section: HTMLElement, address: string): void {
    const isSent = section.dataset.state === "sent";
    if (isSent) {
      this.#draft.forget(form);
      history.replaceState(null, "", address);
    }
    this.replaceChildren(section);
    const news = section.querySelector<HTMLElement>("[data-focus]");
    news?.focus({ preventScroll: true });
    (isSent ? section : news)?.scrollIntoView({ block: isSent ? "nearest" : "center" });
    if (isSent && section.querySelector('[data-attending="true"]')) dropPetals(section);
  }

  #complain(form: HTMLFormElement, kind: keyof typeof complaints): void {
    showToast(complaints[kind]);
    const delay = retryDelaysMs[this.#retries];
    const comesBack = kind === "lost" && delay !== undefined;
    showNote(form, {
      text: comesBack ? `${texts.kept} ${texts.retrying}` : texts.kept,
      action: { label: texts.retry, run: () => void this.#send() },
    });
    if (comesBack) this.#timer = window.setTimeout(this.#retry, delay);
  }

  #retry = (): void => {
    if (!this.querySelector(".form-note [data-retry]")) return;
    this.#retries++;
    void this.#send();
  };

  #keep = (): void => {
    if (this.#form) this.#draft.keep(this.#form);
  };

  #restore(): void {
    const form = this.#form;
    if (!form || !this.#draft.restore(form)) return;
    const details = form.closest("details");
    if (details) details.open = true;
    showNote(form, { text: texts.restored });
  }

  /** Not every browser opens what a link inside the page leads to. */
  #open = (event: MouseEvent): void => {
    const link = event.target instanceof Element && event.target.closest('a[href="#svar"]');
    const details = link && this.querySelector("details");
    if (details) details.open = true;
  };

  /** Opened by keyboard, the button is gone: go on in the first field. */
  #focusOpened = (event: MouseEvent): void => {
    const isSummary = event.target instanceof Element && event.target.closest("summary");
    if (!isSummary || event.detail > 0) return;
    setTimeout(() => this.querySelector<HTMLElement>("input:not([type=hidden])")?.focus());
  };
}

function showBusy(form: HTMLFormElement): () => void {
  const button = form.querySelector<HTMLButtonElement>("[data-busy]");
  const label = button?.textContent ?? "";
  form.setAttribute("aria-busy", "true");
  button?.setAttribute("aria-disabled", "true");
  if (button) button.textContent = button.dataset.busy ?? label;
  return () => {
    form.removeAttribute("aria-busy");
    button?.removeAttribute("aria-disabled");
    if (button) button.textContent = label;
  };
}

import { rsvpTexts } from "#app/features/rsvp/texts.ts";
import { pageTexts } from "../texts.ts";
import { AnswerDraft } from "./answer-draft.ts";
import { showBusy } from "./busy-form.ts";
import { showNote } from "./form-note.ts";
import { dropPetals } from "./petals.ts";
import { bodyOf, type Outcome, sendForm } from "./send-form.ts";
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
  #isKept = false;
  #sending = false;
  /** What was sent and did not arrive, for as long as nothing else is typed. */
  #unsent: URLSearchParams | null = null;
  #retries = 0;
  #timer = 0;

  connectedCallback(): void {
    this.addEventListener("submit", this.#submit);
    this.addEventListener("input", this.#typed);
    this.addEventListener("click", this.#focusOpened);
    document.addEventListener("click", this.#open);
    window.addEventListener("online", this.#resend);
    this.#restore();
  }

  get #form(): HTMLFormElement | null {
    return this.querySelector("form");
  }

  #submit = (event: SubmitEvent): void => {
    event.preventDefault();
    this.#sendTyped();
  };

  /** Only the guest's own press sends what the form holds now. */
  #sendTyped = (): void => {
    const form = this.#form;
    if (!form || this.#sending) return;
    this.#retries = 0;
    this.#isKept = this.#draft.keep(form);
    void this.#send(form, bodyOf(form));
  };

  /** All that happens by itself sends the very same again. */
  #resend = (): void => {
    const form = this.#form;
    if (!form || !this.#unsent || this.#sending) return;
    this.#retries++;
    void this.#send(form, this.#unsent);
  };

  async #send(form: HTMLFormElement, body: URLSearchParams): Promise<void> {
    clearTimeout(this.#timer);
    this.#sending = true;
    const done = showBusy(form);
    const outcome = await sendForm(form.action, body, "rsvp");
    done();
    this.#sending = false;
    this.#unsent = outcome.kind === "lost" || outcome.kind === "offline" ? body : null;
    if (outcome.kind !== "answered") return this.#complain(form, outcome.kind);
    clearToasts();
    if (outcome.section.dataset.state === "over") refuse(form, outcome.section);
    else this.#show(form, outcome.section, outcome.address);
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
    showToast(kind === "offline" && !this.#isKept ? texts.offlineUnkept : complaints[kind]);
    const delay = retryDelaysMs[this.#retries];
    const comesBack = kind === "lost" && delay !== undefined;
    this.#offer(form, comesBack ? `${texts.kept} ${texts.retrying}` : texts.kept);
    if (comesBack) this.#timer = window.setTimeout(this.#resend, delay);
  }

  #offer(form: HTMLFormElement, text: string): void {
    showNote(form, { text, action: { label: texts.retry, run: this.#sendTyped } });
  }

  /** A text in the making is not sent by itself, and the one before no longer holds. */
  #typed = (): void => {
    const form = this.#form;
    if (!form) return;
    this.#draft.keep(form);
    if (!this.#unsent) return;
    this.#unsent = null;
    clearTimeout(this.#timer);
    clearToasts();
    this.#offer(form, texts.kept);
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

/** The day is over. What the guest wrote stays where it is, to be said in another way. */
function refuse(form: HTMLFormElement, section: HTMLElement): void {
  const text = section.querySelector("[data-focus]")?.textContent ?? "";
  showToast(text);
  showNote(form, { text });
}

import { pageTexts } from "../texts.ts";
import { showBusy } from "./busy-form.ts";
import { formDraft } from "./form-draft.ts";
import { showNote } from "./form-note.ts";
import { dropPetals } from "./petals.ts";
import { addProofOfWork } from "./proof-of-work.ts";
import { bodyOf, type FormOutcome, type FormReply, sendForm } from "./send-form.ts";
import { clearToasts, showToast } from "./toast.ts";

const texts = pageTexts.live;
const retryDelaysMs = [3_000, 10_000, 30_000];

/** What was sent and did not arrive. */
interface Unsent {
  form: HTMLFormElement;
  body: URLSearchParams;
}

/**
 * Sends the forms of the section inside it without reloading the page. It posts the same form to
 * the same address, takes the page that comes back and shows that page's section (the one with the
 * same id) in place of its own; what the page says in `#flash` is said as a toast.
 *
 * - `data-failed`, `data-lost`, `data-missing`: said when the server could not, when nothing came
 *   back, when the wedding is gone.
 * - a form's `data-draft`: what is typed is kept in the browser, under that name.
 * - the button's `data-busy`: its label meanwhile. `.form-end`: notes stand above it.
 * - `[data-focus]` in what comes back gets the focus; `[data-petals]` lets petals fall.
 * - the section's `data-state="over"`: too late. The form stays, to be said in another way.
 */
export class EnhancedForm extends HTMLElement {
  #isDraftSaved = false;
  #sending = false;
  /** Holds for as long as nothing else is typed. */
  #unsent: Unsent | null = null;
  #retries = 0;
  #timer = 0;

  connectedCallback(): void {
    this.addEventListener("submit", this.#submit);
    this.addEventListener("input", this.#onInput);
    this.addEventListener("click", this.#focusOpened);
    this.addEventListener("focusin", this.#onFocus);
    document.addEventListener("click", this.#open);
    window.addEventListener("online", this.#resend);
    for (const form of this.querySelectorAll("form")) restore(form);
  }

  disconnectedCallback(): void {
    document.removeEventListener("click", this.#open);
    window.removeEventListener("online", this.#resend);
    clearTimeout(this.#timer);
  }

  #submit = (event: SubmitEvent): void => {
    const form = event.target as HTMLFormElement;
    if (form.method !== "post") return;
    event.preventDefault();
    void this.#sendTyped(form, event.submitter);
  };

  /** Only the guest's own press sends what the form holds now. */
  async #sendTyped(form: HTMLFormElement, submitter?: HTMLElement | null): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    this.#retries = 0;
    this.#isDraftSaved = formDraft.save(form);
    const done = showBusy(form);
    await addProofOfWork(form);
    await this.#send({ form, body: bodyOf(form, submitter) }, done);
  }

  /** All that happens by itself sends the very same again. */
  #resend = (): void => {
    const unsent = this.#unsent;
    if (!unsent || this.#sending) return;
    this.#sending = true;
    this.#retries++;
    void this.#send(unsent, showBusy(unsent.form));
  };

  async #send(sending: Unsent, done: () => void): Promise<void> {
    const { form, body } = sending;
    clearTimeout(this.#timer);
    const outcome = await sendForm(form.action, body, this.firstElementChild?.id ?? "");
    done();
    this.#sending = false;
    this.#unsent = outcome.kind === "lost" || outcome.kind === "offline" ? sending : null;
    if (outcome.kind !== "replied") return this.#showFailure(form, outcome.kind);
    clearToasts();
    if (outcome.section.dataset.state === "over") rejectForm(form, outcome.section);
    else this.#show(form, outcome);
  }

  #show(form: HTMLFormElement, { section, isAccepted, flashMessage, url }: FormReply): void {
    if (isAccepted) {
      formDraft.clear(form);
      history.replaceState(null, "", url);
    }
    this.replaceChildren(section);
    const focus = section.querySelector<HTMLElement>("[data-focus]");
    focus?.focus({ preventScroll: true });
    (isAccepted ? section : focus)?.scrollIntoView({ block: isAccepted ? "nearest" : "center" });
    if (flashMessage) showToast(flashMessage, "status");
    if (isAccepted && section.querySelector("[data-petals]")) dropPetals(section);
  }

  #showFailure(form: HTMLFormElement, kind: Exclude<FormOutcome["kind"], "replied">): void {
    const { failed, lost, missing } = this.dataset;
    const offline = this.#isDraftSaved ? texts.offline : texts.offlineUnsaved;
    const complaints = { offline, lost, failed, missing, tooMany: texts.tooMany };
    showToast(complaints[kind] ?? "");
    const delay = retryDelaysMs[this.#retries];
    const comesBack = kind === "lost" && delay !== undefined;
    this.#offer(form, comesBack ? `${texts.notSent} ${texts.retrying}` : texts.notSent);
    if (comesBack) this.#timer = window.setTimeout(this.#resend, delay);
  }

  #offer(form: HTMLFormElement, text: string): void {
    const run = () => void this.#sendTyped(form);
    showNote(form, { text, action: { label: texts.retry, run } });
  }

  /** A text in the making is not sent by itself, and the one before no longer holds. */
  #onInput = (event: Event): void => {
    const form = formOf(event);
    if (!form) return;
    formDraft.save(form);
    if (this.#unsent?.form !== form) return;
    this.#unsent = null;
    clearTimeout(this.#timer);
    clearToasts();
    this.#offer(form, texts.notSent);
  };

  #onFocus = (event: Event): void => {
    const form = formOf(event);
    if (form) void addProofOfWork(form);
  };

  /** Not every browser opens what a link inside the page leads to. */
  #open = (event: MouseEvent): void => {
    const link = event.target instanceof Element && event.target.closest("a");
    const target = link && document.getElementById(link.hash.slice(1));
    const details = target && this.contains(target) && target.closest("details");
    if (details) details.open = true;
  };

  /** Opened by keyboard, the button is gone: go on in the first field. */
  #focusOpened = (event: MouseEvent): void => {
    const summary = event.target instanceof Element && event.target.closest("summary");
    if (!summary || event.detail > 0) return;
    const first = summary.parentElement?.querySelector<HTMLElement>(
      "input:not([type=hidden], [tabindex])",
    );
    setTimeout(() => first?.focus());
  };
}

function formOf({ target }: Event): HTMLFormElement | null {
  return target instanceof Element ? target.closest("form") : null;
}

function restore(form: HTMLFormElement): void {
  if (!formDraft.restore(form)) return;
  const details = form.closest("details");
  if (details) details.open = true;
  showNote(form, { text: texts.restored });
}

/** What the guest wrote stays where it is, to be said in another way, and is not kept for later. */
function rejectForm(form: HTMLFormElement, section: HTMLElement): void {
  const text = section.querySelector("[data-focus]")?.textContent ?? "";
  formDraft.clear(form);
  showToast(text);
  showNote(form, { text });
}

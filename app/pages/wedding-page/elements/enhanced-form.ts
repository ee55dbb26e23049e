import { submissionFields } from "#app/features/submissions/rules.ts";
import { pageTexts } from "../texts.ts";
import { formAge } from "./form-age.ts";
import { formDraft } from "./form-draft.ts";
import { showNote } from "./form-note.ts";
import { dropPetals } from "./petals.ts";
import { bodyOf, type FormOutcome, type FormReply, sendForm } from "./send-form.ts";
import { clearToasts, showToast } from "./toast.ts";

const texts = pageTexts.live;
const retryDelaysMs = [3_000, 10_000, 30_000];

interface Unsent {
  form: HTMLFormElement;
  body: URLSearchParams;
}

/**
 * Sends the forms of its section without a page load and replaces the section with the one of the
 * same id in the response. The response's `[data-focus]` gets the focus, `#flash` becomes a toast,
 * and `[data-petals]` lets petals fall.
 *
 * - `data-failed`, `data-lost`, `data-missing`: texts for a server error, no response, no wedding
 * - `data-draft` of a form: the name under which its text is saved in the browser
 * - `data-busy` of a button: its label while sending
 */
export class EnhancedForm extends HTMLElement {
  #isDraftSaved = false;
  #sending = false;
  #unsent: Unsent | null = null;
  #retries = 0;
  #timer = 0;
  #age = formAge();

  connectedCallback(): void {
    this.addEventListener("submit", this.#submit);
    this.addEventListener("input", this.#onInput);
    this.addEventListener("click", this.#focusOpened);
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

  async #sendTyped(form: HTMLFormElement, submitter?: HTMLElement | null): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    this.#retries = 0;
    this.#isDraftSaved = formDraft.save(form);
    const stopBusy = showBusy(form);
    await this.#age.reached();
    const body = bodyOf(form, submitter);
    // Tells a delayed request from a changed mind.
    body.set(submissionFields.sentAt, String(Date.now()));
    await this.#send({ form, body }, stopBusy);
  }

  /** Retries send what was sent before, not what the guest has typed since. */
  #resend = (): void => {
    const unsent = this.#unsent;
    if (!unsent || this.#sending) return;
    this.#sending = true;
    this.#retries++;
    void this.#send(unsent, showBusy(unsent.form));
  };

  async #send(sending: Unsent, stopBusy: () => void): Promise<void> {
    const { form, body } = sending;
    clearTimeout(this.#timer);
    const outcome = await sendForm(form.action, body, this.firstElementChild?.id ?? "");
    stopBusy();
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
    this.#age.restart();
    const focus = section.querySelector<HTMLElement>("[data-focus]");
    focus?.focus({ preventScroll: true });
    (isAccepted ? section : focus)?.scrollIntoView({ block: isAccepted ? "nearest" : "center" });
    if (flashMessage) showToast(flashMessage, "status");
    if (isAccepted && section.querySelector("[data-petals]")) dropPetals(section);
  }

  #showFailure(form: HTMLFormElement, kind: Exclude<FormOutcome["kind"], "replied">): void {
    const { failed, lost, missing } = this.dataset;
    const offline = this.#isDraftSaved ? texts.offline : texts.offlineUnsaved;
    const messages = { offline, lost, failed, missing, tooMany: texts.tooMany };
    showToast(messages[kind] ?? "");
    const delay = retryDelaysMs[this.#retries];
    const willRetry = kind === "lost" && delay !== undefined;
    this.#offer(form, willRetry ? `${texts.notSent} ${texts.retrying}` : texts.notSent);
    if (willRetry) this.#timer = window.setTimeout(this.#resend, delay);
  }

  #offer(form: HTMLFormElement, text: string): void {
    const onPress = () => void this.#sendTyped(form);
    showNote(form, { text, action: { label: texts.retry, onPress } });
  }

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

  /** Not every browser opens the `details` element around a link's target. */
  #open = (event: MouseEvent): void => {
    const link = event.target instanceof Element && event.target.closest("a");
    const target = link && document.getElementById(link.hash.slice(1));
    const details = target && this.contains(target) && target.closest("details");
    if (details) details.open = true;
  };

  /** Opening removes the button that had the focus. */
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

/** The text stays on the page, so that the guest can send it in another way. */
function rejectForm(form: HTMLFormElement, section: HTMLElement): void {
  const text = section.querySelector("[data-focus]")?.textContent ?? "";
  formDraft.clear(form);
  showToast(text);
  showNote(form, { text });
}

/** Text typed while the form is sent would be lost. Returns a function that enables the form. */
function showBusy(form: HTMLFormElement): () => void {
  const button = form.querySelector<HTMLButtonElement>("[data-busy]");
  const label = button?.textContent ?? "";
  const focused = document.activeElement;
  const focusedElement = focused instanceof HTMLElement && form.contains(focused) ? focused : null;
  focusedElement?.blur();
  form.inert = true;
  form.setAttribute("aria-busy", "true");
  button?.setAttribute("aria-disabled", "true");
  if (button) button.textContent = button.dataset.busy ?? label;
  return () => {
    form.inert = false;
    form.removeAttribute("aria-busy");
    button?.removeAttribute("aria-disabled");
    if (button) button.textContent = label;
    if (document.activeElement === document.body) focusedElement?.focus({ preventScroll: true });
  };
}

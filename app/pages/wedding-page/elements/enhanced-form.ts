import { submissionFields } from "#app/features/submissions/rules.ts";
import { pageTexts } from "../texts.ts";
import { formAge } from "./form-age.ts";
import { formDraft } from "./form-draft.ts";
import { removeErrors } from "./form-errors.ts";
import { type NoteAction, removeNote, showNote } from "./form-note.ts";
import { type Delivery, type FormSender, formQueue } from "./form-queue.ts";
import { fillGuestName } from "./guest-name.ts";
import { dropPetals } from "./petals.ts";
import { bodyOf, type FormOutcome, type FormReply, loadSection, sendForm } from "./send-form.ts";
import { clearToasts, showToast } from "./toast.ts";
import type { UnsentForm } from "./unsent-entries.ts";

const texts = pageTexts.live;

/** A form that was submitted and has no final response. */
interface Pending {
  /** Null for a wish, whose form belongs to all wishes, and without the form on the page. */
  form: HTMLFormElement | null;
  stopBusy?: (() => void) | undefined;
  /** From an earlier visit: the guest did not just press the button. */
  isResumed: boolean;
}

/**
 * Sends the forms of its section without a page load and replaces the section with the one of the
 * same id in the response. The response's `[data-focus]` gets the focus, `#flash` becomes a toast,
 * and `[data-petals]` lets petals fall.
 *
 * - `data-failed`, `data-lost`, `data-missing`: texts for a server error, no response, no wedding
 * - `data-draft` of a form: the name under which its text is saved in the browser
 * - `data-instead` of a section that takes no forms any more: a link to the page that does
 * - `data-busy` of a button: its label while sending
 */
export class EnhancedForm extends HTMLElement implements FormSender {
  #pending = new Map<UnsentForm, Pending>();
  #isTouched = false;
  #age = formAge();

  connectedCallback(): void {
    this.addEventListener("submit", this.#submit);
    this.addEventListener("input", this.#onInput);
    this.addEventListener("click", this.#focusOpened);
    document.addEventListener("click", this.#open);
    for (const form of this.querySelectorAll("form")) restore(form);
  }

  disconnectedCallback(): void {
    document.removeEventListener("click", this.#open);
  }

  async deliver(unsent: UnsentForm, willRetry: boolean): Promise<Delivery> {
    const pending = this.#pending.get(unsent) ?? this.#resume(unsent);
    if (!pending) return "failed";
    const stopBusy = pending.stopBusy ?? (pending.form ? showBusy(pending.form) : undefined);
    pending.stopBusy = undefined;
    // The token of an earlier visit is old enough.
    if (!pending.isResumed) await this.#age.reached();
    const outcome = await sendForm(unsent.url, unsent.body, unsent.section);
    stopBusy?.();
    if (outcome.kind === "replied" || outcome.kind === "missing") {
      this.#pending.delete(unsent);
      clearToasts();
      if (outcome.kind === "missing") this.#showMissing(pending);
      else this.#showReply(unsent, pending, outcome);
      return "done";
    }
    this.#showUnsent(unsent, pending, outcome.kind, willRetry);
    return outcome.kind === "failed" || outcome.kind === "tooMany" ? "failed" : "unreachable";
  }

  async showSentElsewhere(unsent: UnsentForm): Promise<void> {
    this.#pending.delete(unsent);
    formDraft.clear(unsent.draft);
    const section = await loadSection(unsent.section);
    if (section) this.replaceChildren(section);
    showToast(texts.sentElsewhere, "status");
  }

  #submit = (event: SubmitEvent): void => {
    const form = event.target as HTMLFormElement;
    if (form.method !== "post") return;
    event.preventDefault();
    this.#sendTyped(form, event.submitter);
  };

  #sendTyped(form: HTMLFormElement, submitter?: HTMLElement | null): void {
    if (form.ariaBusy) return;
    const stopBusy = showBusy(form);
    this.#withdraw(form);
    formDraft.save(form);
    const body = bodyOf(form, submitter);
    // Tells a delayed request from a changed mind.
    body.set(submissionFields.sentAt, String(Date.now()));
    const unsent = {
      page: formQueue.page,
      url: form.action,
      section: this.firstElementChild?.id ?? "",
      body: body.toString(),
      draft: formDraft.keyOf(form),
    };
    this.#pending.set(unsent, { form, stopBusy, isResumed: false });
    formQueue.add(unsent);
  }

  /** Returns null while the guest uses the section for something else. */
  #resume(unsent: UnsentForm): Pending | null {
    if (this.#isTouched || this.querySelector("dialog[open]")) return null;
    const isOwn = this.#owns(unsent) && !wishOf(unsent);
    const form = isOwn ? this.querySelector<HTMLFormElement>("[data-draft]") : null;
    if (form) formDraft.fill(form, Object.fromEntries(new URLSearchParams(unsent.body)));
    const pending = { form, isResumed: true };
    this.#pending.set(unsent, pending);
    return pending;
  }

  #owns({ section }: UnsentForm): boolean {
    return this.firstElementChild?.id === section;
  }

  #showReply(unsent: UnsentForm, pending: Pending, reply: FormReply): void {
    const isOver = reply.section.dataset.state === "over";
    if (isOver || !this.#owns(unsent)) this.#reject(unsent, pending, reply);
    else this.#show(unsent, pending, reply);
  }

  #show(unsent: UnsentForm, { form, isResumed }: Pending, reply: FormReply): void {
    const { section, isAccepted, flashMessage, url } = reply;
    const focus = section.querySelector<HTMLElement>("[data-focus]");
    if (isAccepted) {
      formDraft.clear(unsent.draft);
      // The forms of an invitation's page lead to the wedding page.
      if (new URL(url).pathname === location.pathname) history.replaceState(null, "", url);
    }
    this.#isTouched = false;
    this.replaceChildren(section);
    this.#age.restart();
    for (const [other, { form }] of this.#pending) this.#note(other, form, texts.notSent);
    if (isAccepted) fillGuestName(unsent.body, this);
    if (isResumed)
      showToast(flashMessage || focus?.textContent || "", isAccepted ? "status" : "alert");
    else this.#moveTo(focus, isAccepted);
    if (!isResumed && flashMessage) showToast(flashMessage, "status");
    if (isAccepted && form && section.querySelector("[data-petals]")) dropPetals(section);
  }

  #moveTo(focus: HTMLElement | null, isAccepted: boolean): void {
    focus?.focus({ preventScroll: true });
    const target = isAccepted ? this.firstElementChild : focus;
    target?.scrollIntoView({ block: isAccepted ? "nearest" : "center" });
  }

  /** The text stays on the page, so that the guest can send it in another way. */
  #reject(unsent: UnsentForm, { form }: Pending, { section }: FormReply): void {
    const text = section.querySelector("[data-focus]")?.textContent ?? "";
    const { instead } = section.dataset;
    formDraft.clear(unsent.draft);
    showToast(text);
    const openPage = { label: instead ?? "", onPress: () => location.assign(location.pathname) };
    if (form) showNote(form, text, instead ? [openPage] : []);
  }

  #showMissing({ form }: Pending): void {
    showToast(this.dataset.missing ?? "");
    if (form) this.#offer(form);
  }

  #offer(form: HTMLFormElement): void {
    const onPress = () => this.#sendTyped(form);
    showNote(form, texts.notSent, [{ label: texts.retry, onPress }]);
  }

  #showUnsent(
    unsent: UnsentForm,
    pending: Pending,
    kind: Exclude<FormOutcome["kind"], "replied" | "missing">,
    willRetry: boolean,
  ): void {
    const { failed, lost } = this.dataset;
    const isStored = unsent.id !== undefined;
    const offline = isStored ? texts.offline : texts.offlineUnsaved;
    if (wishOf(unsent)) pending.form = null;
    const { form } = pending;
    if (form) removeErrors(form);
    this.querySelector<HTMLDialogElement>("dialog[open]")?.close();
    const isLocked = kind === "offline" && isStored && form?.dataset.draft !== undefined;
    // What waits in its form says so there, where a message would cover the form's end.
    if (!isLocked) showToast({ offline, lost, failed, tooMany: texts.tooMany }[kind] ?? "");
    const notSent = kind === "offline" ? offline : texts.notSent;
    const isRetried = willRetry && kind === "lost";
    this.#note(unsent, form, isRetried ? `${texts.notSent} ${texts.retrying}` : notSent, isLocked);
  }

  #note(unsent: UnsentForm, form: HTMLFormElement | null, text: string, isLocked = false): void {
    const card = document.getElementById(`onske-${wishOf(unsent)}`)?.querySelector(".wish-body");
    const host = card ?? (form?.isConnected ? form : this.querySelector("form"));
    if (!host) return;
    const resend = { label: texts.retry, onPress: formQueue.retry };
    const withdraw = async () => {
      this.#pending.delete(unsent);
      await formQueue.remove(unsent);
      removeNote(host);
      if (form) unlock(form);
    };
    const actions: NoteAction[] = [resend];
    if (card) actions.push({ label: texts.cancel, onPress: withdraw });
    if (isLocked) actions.push({ label: texts.edit, onPress: withdraw });
    showNote(host, text, actions, isLocked ? "alert" : null);
    // Another guest must not type over what waits.
    if (isLocked && form) lock(form);
  }

  /** A form that has been changed is sent as it is now. */
  #withdraw(form: HTMLFormElement): boolean {
    const unsent = [...this.#pending].filter(([, pending]) => pending.form === form);
    for (const [each] of unsent) {
      this.#pending.delete(each);
      void formQueue.remove(each);
    }
    return unsent.length > 0;
  }

  #onInput = (event: Event): void => {
    const form = formOf(event);
    if (!form) return;
    this.#isTouched = true;
    formDraft.save(form);
    if (this.#withdraw(form)) {
      clearToasts();
      this.#offer(form);
    }
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

function wishOf({ body }: UnsentForm): string | null {
  return new URLSearchParams(body).get("wishId");
}

function restore(form: HTMLFormElement): void {
  if (formDraft.restore(form)) showNote(form, texts.restored);
}

function lock(form: HTMLFormElement): void {
  const hadFocus = form.contains(document.activeElement);
  for (const child of form.children) {
    if (child instanceof HTMLElement) child.inert = !child.matches(".form-note");
  }
  if (hadFocus) form.querySelector<HTMLElement>(".form-note button")?.focus();
}

function unlock(form: HTMLFormElement): void {
  for (const child of form.querySelectorAll<HTMLElement>(":scope > *")) child.inert = false;
  form.querySelector<HTMLElement>("input:not([type=hidden])")?.focus();
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

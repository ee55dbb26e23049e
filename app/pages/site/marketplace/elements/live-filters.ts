import { cleanLine } from "#app/platform/http/clean-text.ts";

const region = "[data-live]";
const typedField = "[data-live-field]";

type TypedField = HTMLInputElement | HTMLTextAreaElement;

/** What the history keeps of a page whose list was continued. */
interface Continued {
  pages: number;
  scrollY: number;
}

/**
 * Shows the result of a filter as soon as it is chosen: loads the page that its form leads to, and
 * swaps what has changed. The rest of the page keeps its focus, scroll position and open parts.
 */
export class LiveFilters extends HTMLElement {
  #request: AbortController | null = null;
  #requested = "";
  #shown = "";
  #pages = 0;

  connectedCallback(): void {
    this.#shown = pageOf(location);
    this.addEventListener("change", this.#onChange);
    this.addEventListener("submit", this.#onSubmit);
    this.addEventListener("click", this.#onClick);
    this.addEventListener("keydown", this.#onKey);
    document.addEventListener("pointerdown", this.#onOutside);
    addEventListener("popstate", this.#onBack);
    void this.#continueAgain();
  }

  disconnectedCallback(): void {
    document.removeEventListener("pointerdown", this.#onOutside);
    removeEventListener("popstate", this.#onBack);
    this.#request?.abort();
  }

  #onChange = ({ target }: Event): void => {
    const form = formOf(target);
    if (!form) return;
    const result = resultOf(form);
    // Enter has searched already. Browsers tell of the change only when the field is left.
    if (isTyped(target) && result === this.#requested) return;
    void this.#open(result, true);
  };

  #onSubmit = (event: SubmitEvent): void => {
    const form = formOf(event.target);
    if (!form) return;
    event.preventDefault();
    if (form.popover && form.matches(":popover-open")) form.hidePopover();
    void this.#open(resultOf(form), true);
  };

  #onClick = (event: MouseEvent): void => {
    this.#remember();
    const link = (event.target as Element).closest<HTMLAnchorElement>(
      "a[data-live-link], a[data-more]",
    );
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !isPlain) return;
    event.preventDefault();
    const { more, liveLink } = link.dataset;
    if (more) void this.#append(link, more, true);
    else void this.#open(link.href, true, liveLink);
  };

  /** Escape and a press elsewhere close an open list of choices. Enter searches. */
  #onKey = (event: KeyboardEvent): void => {
    const { target } = event;
    if (event.key === "Enter" && !event.isComposing && isTyped(target)) {
      event.preventDefault();
      target.form?.requestSubmit();
      return;
    }
    const list = event.key === "Escape" && this.querySelector("details[data-choices][open]");
    if (!list) return;
    list.removeAttribute("open");
    list.querySelector("summary")?.focus();
  };

  #onOutside = ({ target }: PointerEvent): void => {
    for (const list of this.querySelectorAll("details[data-choices][open]")) {
      if (!list.contains(target as Node)) list.removeAttribute("open");
    }
  };

  #onBack = (): void => {
    if (pageOf(location) !== this.#shown) void this.#open(location.href, false);
  };

  async #open(url: string, push: boolean, focusId?: string): Promise<void> {
    this.#request?.abort();
    const request = new AbortController();
    this.#request = request;
    this.#requested = url;
    try {
      const loaded = await loadPage(url, request.signal);
      // The server may have led to a shorter address of the same page.
      if (push && loaded.url !== location.href) history.pushState(null, "", loaded.url);
      this.#shown = pageOf(location);
      this.#pages = 0;
      this.#swap(loaded.page, focusId);
    } catch {
      // The browser shows what went wrong, or the page if it works now.
      if (!request.signal.aborted) location.assign(url);
    }
  }

  /** Must run before the page is left: browsers take no state from one that is being left. */
  #remember(): void {
    if (this.#pages === 0) return;
    const continued: Continued = { pages: this.#pages, scrollY };
    // The page's script for the scroll position replaces a state that has lost its key.
    history.replaceState({ ...history.state, ...continued }, "");
  }

  /** Coming back to the page, the list is as long as it was left, and at the same place. */
  async #continueAgain(): Promise<void> {
    const left: Partial<Continued> | null = history.state;
    for (let page = 0; page < (left?.pages ?? 0); page++) {
      const link = this.querySelector<HTMLAnchorElement>("a[data-more]");
      if (link?.dataset.more) await this.#append(link, link.dataset.more, false);
      if (this.#request) return;
    }
    if (left?.pages) scrollTo(0, left.scrollY ?? 0);
  }

  /** Adds the next page to a list, and replaces the link to it. */
  async #append(link: HTMLAnchorElement, listId: string, focuses: boolean): Promise<void> {
    if (link.ariaBusy) return;
    link.ariaBusy = "true";
    const opened = this.#request;
    const isShown = () => link.isConnected && this.#request === opened;
    try {
      const { page } = await loadPage(link.href);
      // The list of another filter is coming, or there already.
      if (!isShown()) return;
      const next = page.getElementById(listId);
      const list = document.getElementById(listId);
      const first = next?.firstElementChild;
      if (!list || !next || !first) throw new Error("no list");
      list.append(...next.children);
      this.#pages += 1;
      if (focuses) this.#remember();
      const more = page.querySelector<HTMLAnchorElement>("a[data-more]");
      if (more) link.href = more.href;
      else link.remove();
      const title = first.querySelector<HTMLElement>("a:not([tabindex])");
      if (focuses) title?.focus({ preventScroll: true });
    } catch {
      if (focuses && isShown()) location.assign(link.href);
    } finally {
      link.ariaBusy = null;
    }
  }

  #swap(page: Document, focusId?: string): void {
    document.title = page.title;
    const focused = focusId ?? document.activeElement?.id ?? "";
    // First, so that a part which differs only in what was searched for stays.
    for (const field of this.querySelectorAll<TypedField>(typedField)) {
      const next = page.getElementById(field.id);
      if (isTyped(next)) showSearched(field, next.defaultValue);
    }
    for (const part of this.querySelectorAll<HTMLElement>(region)) {
      const next = page.getElementById(part.id);
      if (!next || next.innerHTML === part.innerHTML) continue;
      for (const { id } of part.querySelectorAll("details[open][id]")) {
        next.querySelector(`#${CSS.escape(id)}`)?.setAttribute("open", "");
      }
      for (const field of part.querySelectorAll(typedField)) {
        next.querySelector(`#${CSS.escape(field.id)}`)?.replaceWith(field);
      }
      part.replaceChildren(...next.childNodes);
    }
    if (document.activeElement?.id !== focused) {
      document.getElementById(focused)?.focus({ preventScroll: focusId === undefined });
    }
  }
}

async function loadPage(
  url: string,
  signal?: AbortSignal,
): Promise<{ page: Document; url: string }> {
  const response = await fetch(url, { signal: signal ?? null });
  const html = await response.text();
  if (!response.ok) throw new Error(String(response.status));
  return { page: new DOMParser().parseFromString(html, "text/html"), url: response.url };
}

/** What is typed and not yet searched for stays. */
function showSearched(field: TypedField, text: string): void {
  // The server searches for the text without what is invisible.
  const isChanged = cleanLine(field.value) !== field.defaultValue;
  field.defaultValue = text;
  if (!isChanged) field.value = text;
}

function pageOf({ pathname, search }: Location | URL): string {
  return pathname + search;
}

function isTyped(target: EventTarget | null): target is TypedField {
  return target instanceof HTMLElement && target.matches(typedField);
}

function formOf(target: EventTarget | null): HTMLFormElement | null {
  if (target instanceof HTMLFormElement) return target.method === "get" ? target : null;
  const isField =
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || isTyped(target);
  return isField ? target.form : null;
}

/** What stands for the default is empty, and stays out of the address. */
function resultOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)] as [name: string, value: string][];
  const query = new URLSearchParams(fields.filter(([, value]) => value.trim() !== ""));
  const url = new URL(form.action);
  url.search = String(query);
  return url.href;
}

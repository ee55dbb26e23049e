import { galleryTexts } from "#app/features/gallery/texts.ts";
import { formAge } from "./form-age.ts";
import { type Delivery, formQueue } from "./form-queue.ts";
import { bodyOf, parsePage } from "./send-form.ts";
import { showToast } from "./toast.ts";
import type { UnsentForm } from "./unsent-entries.ts";

const texts = galleryTexts;

interface LikeReply {
  ok: boolean;
  likes: number;
  message?: string;
}

export class PhotoLikes {
  #gallery: HTMLElement;
  #age = formAge();

  constructor(gallery: HTMLElement) {
    this.#gallery = gallery;
  }

  submit = (event: SubmitEvent): void => {
    const form = event.target as HTMLFormElement;
    const button = event.submitter;
    if (form.id !== "likes" || !(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    if (!button.matches(".like")) void this.#remove(form, button);
    else if (button.ariaPressed !== "true") this.#like(form, button, true);
    else {
      const onPress = () => this.#like(form, button, false);
      showToast(texts.alreadyLiked, "status", { label: texts.withdraw, onPress });
    }
  };

  async deliver(unsent: UnsentForm): Promise<Delivery> {
    const id = photoOf(unsent);
    const isLiked = !isWithdrawal(unsent);
    await this.#age.reached();
    const reply = await send(unsent);
    if (reply === null && unsent.id !== undefined) {
      showToast(navigator.onLine ? texts.likeNotSent : texts.likeOffline, "status");
      return "unreachable";
    }
    if (reply?.ok) this.#show(id, isLiked, () => reply.likes);
    else this.#show(id, !isLiked, (shown) => shown + (isLiked ? -1 : 1));
    if (!reply?.ok || reply.message) showToast(reply?.message ?? texts.likeNotSent, "status");
    return "done";
  }

  #like(form: HTMLFormElement, button: HTMLButtonElement, isLiked: boolean): void {
    this.#show(button.value, isLiked, (likes) => likes + (isLiked ? 1 : -1));
    formQueue.add({
      page: formQueue.page,
      url: isLiked ? form.action : `${form.action}&withdraw`,
      section: "bilder",
      body: bodyOf(form, button).toString(),
      draft: "",
    });
  }

  async #remove(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
    if (button.ariaDisabled) return;
    button.ariaDisabled = "true";
    await this.#age.reached();
    const message = await sendRemoval(button.formAction, bodyOf(form, button));
    button.ariaDisabled = null;
    showToast(message ?? texts.removal.removed, "status");
    if (message) return;
    const photo = document.getElementById(`bilde-${button.value}`);
    const isLiked = photo?.querySelector(".like")?.ariaPressed === "true";
    const next = photo?.nextElementSibling ?? photo?.previousElementSibling;
    this.#show(button.value, isLiked, () => 0);
    photo?.remove();
    this.#count("shared", -1, texts.counts.shared);
    next?.querySelector("a")?.focus({ preventScroll: true });
  }

  #show(id: string, isLiked: boolean, likesFrom: (shown: number) => number): void {
    let change = 0;
    for (const button of this.#gallery.querySelectorAll<HTMLButtonElement>(
      `.like[value="${id}"]`,
    )) {
      const count = button.querySelector("b");
      if (!count) continue;
      const shown = Number(count.textContent);
      const likes = likesFrom(shown);
      change = likes - shown;
      count.textContent = String(likes);
      button.ariaPressed = String(isLiked);
    }
    this.#count("hearts", change, texts.counts.likes);
  }

  #count(name: string, change: number, labelOf: (count: number) => string): void {
    const total = this.#gallery.querySelector(`[data-count=${name}]`);
    const newTotal = Number(total?.firstChild?.textContent) + change;
    if (total) total.innerHTML = `<b>${newTotal}</b> ${labelOf(newTotal)}`;
  }
}

function photoOf({ body }: UnsentForm): string {
  return new URLSearchParams(body).get("photo") ?? "";
}

function isWithdrawal({ url }: UnsentForm): boolean {
  return url.endsWith("&withdraw");
}

async function send({ url, body }: UnsentForm): Promise<LikeReply | null> {
  const headers = {
    Accept: "application/json",
    "Content-Type": "application/x-www-form-urlencoded",
  };
  try {
    // The like is already shown, so it must be sent even when the guest leaves the page.
    const response = await fetch(url, { method: "POST", body, headers, keepalive: true });
    if (response.status === 404) return { ok: false, likes: 0, message: texts.gone };
    return await response.json();
  } catch {
    return null;
  }
}

/** Returns why the photo was not removed. */
async function sendRemoval(url: string, body: URLSearchParams): Promise<string | undefined> {
  try {
    const response = await fetch(url, { method: "POST", body });
    if (response.ok) return undefined;
    const page = parsePage(await response.text());
    return page.querySelector("#bilder [role=alert]")?.textContent ?? texts.removal.notRemoved;
  } catch {
    return texts.removal.notRemoved;
  }
}

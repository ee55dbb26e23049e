import { galleryTexts } from "#app/features/gallery/texts.ts";
import { formAge } from "./form-age.ts";
import { bodyOf } from "./send-form.ts";
import { showToast } from "./toast.ts";

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
    if (button.ariaPressed === "true") showToast(texts.alreadyLiked, "status");
    else void this.#like(form, button);
  };

  async #like(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
    const previousLikes = Number(button.querySelector("b")?.textContent);
    this.#show(button.value, true, previousLikes + 1);
    await this.#age.reached();
    const reply = await send(form, button);
    if (reply?.ok) this.#show(button.value, true, reply.likes);
    else this.#show(button.value, false, previousLikes);
    if (!reply?.ok || reply.message) showToast(reply?.message ?? texts.likeNotSent, "status");
  }

  #show(id: string, isLiked: boolean, likes: number): void {
    let change = 0;
    for (const button of this.#gallery.querySelectorAll<HTMLButtonElement>(
      `.like[value="${id}"]`,
    )) {
      const count = button.querySelector("b");
      if (!count) continue;
      change = likes - Number(count.textContent);
      count.textContent = String(likes);
      button.ariaPressed = String(isLiked);
    }
    const total = this.#gallery.querySelector("[data-count=hearts]");
    const newTotal = Number(total?.firstChild?.textContent) + change;
    if (total) total.innerHTML = `<b>${newTotal}</b> ${texts.counts.likes(newTotal)}`;
  }
}

async function send(form: HTMLFormElement, button: HTMLButtonElement): Promise<LikeReply | null> {
  const body = bodyOf(form, button);
  const headers = { Accept: "application/json" };
  try {
    // The like is already shown, so it must be sent even when the guest leaves the page.
    const response = await fetch(form.action, { method: "POST", body, headers, keepalive: true });
    if (response.status === 404) return { ok: false, likes: 0, message: texts.gone };
    return await response.json();
  } catch {
    return null;
  }
}

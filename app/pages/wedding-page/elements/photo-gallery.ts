import { galleryTexts } from "#app/features/gallery/texts.ts";
import type { Delivery, FormSender } from "./form-queue.ts";
import { PhotoLikes } from "./photo-likes.ts";
import { PhotoViewer } from "./photo-viewer.ts";
import { parsePage } from "./send-form.ts";
import { showToast } from "./toast.ts";
import type { UnsentForm } from "./unsent-entries.ts";

const texts = galleryTexts;

export class PhotoGallery extends HTMLElement implements FormSender {
  #likes = new PhotoLikes(this);
  #viewer = new PhotoViewer(this);
  #loading: Promise<void> | null = null;

  connectedCallback(): void {
    this.#loadStyles();
    this.addEventListener("submit", this.#likes.submit);
    this.addEventListener("click", this.#click);
  }

  /** Of what only scripts make: the page comes without them, and paints earlier. */
  #loadStyles(): void {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = this.dataset.styles ?? "";
    document.head.append(link);
  }

  get photos(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(".photo")];
  }

  deliver(unsent: UnsentForm): Promise<Delivery> {
    return this.#likes.deliver(unsent);
  }

  showSentElsewhere(): void {}

  /** Adds new photos without replacing those on the page, one of which may have the focus. */
  async refresh(): Promise<void> {
    const url = `/wedding?${new URLSearchParams({ id: this.dataset.page ?? "" })}`;
    const newGallery = await loadGallery(url);
    const counts = newGallery?.querySelector(".gallery-counts");
    if (!newGallery || !counts) return;
    const known = this.querySelector(".gallery-counts");
    if (known) known.replaceWith(counts);
    else this.querySelector(".gallery-head")?.append(counts);
    for (const example of this.querySelectorAll("[data-example]")) example.remove();
    const list = this.querySelector(".photos");
    if (list) list.prepend(...this.#unknown(newGallery));
    else
      this.querySelector(".gallery-photos")?.replaceWith(
        ...newGallery.querySelectorAll(".gallery-photos"),
      );
  }

  loadMore(): Promise<void> {
    this.#loading ??= this.#loadMore().finally(() => {
      this.#loading = null;
    });
    return this.#loading;
  }

  async #loadMore(): Promise<void> {
    const link = this.querySelector<HTMLAnchorElement>("[data-more]");
    if (!link) return;
    const older = await loadGallery(link.href);
    if (!older) return showToast(texts.notLoaded.title);
    const photos = this.#unknown(older);
    this.querySelector(".photos")?.append(...photos);
    const next = older.querySelector("[data-more]");
    if (next) link.replaceWith(next);
    else link.remove();
  }

  #unknown(other: Element): Element[] {
    return [...other.querySelectorAll(".photo")].filter(({ id }) => !document.getElementById(id));
  }

  #click = (event: MouseEvent): void => {
    const link = (event.target as Element).closest("a");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const photo = link.closest<HTMLElement>(".photo");
    if (photo) this.#viewer.open(photo);
    else if ("more" in link.dataset) void this.#showMore();
    else return;
    event.preventDefault();
  };

  async #showMore(): Promise<void> {
    const count = this.photos.length;
    await this.loadMore();
    this.photos[count]?.querySelector("a")?.focus({ preventScroll: true });
  }
}

async function loadGallery(url: string): Promise<Element | null> {
  try {
    const response = await fetch(url);
    return response.ok ? parsePage(await response.text()).querySelector("photo-gallery") : null;
  } catch {
    return null;
  }
}

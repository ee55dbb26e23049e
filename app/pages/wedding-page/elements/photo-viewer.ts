import { galleryTexts } from "#app/features/gallery/texts.ts";

const texts = galleryTexts.viewer;
const swipePx = 50;
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

interface Gallery extends HTMLElement {
  readonly photos: HTMLElement[];
  loadMore(): Promise<void>;
}

export class PhotoViewer {
  #gallery: Gallery;
  #dialog = document.createElement("dialog");
  #place = document.createElement("p");
  #stage = document.createElement("div");
  #previous = button("viewer-previous", texts.previous, "‹", () => this.#step(-1));
  #next = button("viewer-next", texts.next, "›", () => this.#step(1));
  #shown: HTMLElement | null = null;
  #swipeStart: number | null = null;

  constructor(gallery: Gallery) {
    this.#gallery = gallery;
    const close = button("viewer-close", texts.close, "×", () => this.#dialog.close());
    this.#dialog.className = "viewer";
    this.#dialog.ariaLabel = texts.title;
    this.#place.role = "status";
    this.#stage.className = "viewer-stage";
    this.#dialog.append(this.#place, close, this.#previous, this.#stage, this.#next);
    this.#dialog.addEventListener("keydown", this.#key);
    this.#dialog.addEventListener("close", this.#closed);
    this.#stage.addEventListener("pointerdown", this.#grab);
    this.#stage.addEventListener("pointermove", this.#drag);
    this.#stage.addEventListener("pointerup", this.#drop);
    this.#stage.addEventListener("pointercancel", this.#drop);
  }

  open(photo: HTMLElement): void {
    this.#gallery.append(this.#dialog);
    this.#show(photo);
    this.#dialog.showModal();
  }

  /** Changes while a photo is shown, because new ones come in front of it. */
  get #index(): number {
    return this.#shown ? this.#gallery.photos.indexOf(this.#shown) : -1;
  }

  async #step(offset: number): Promise<void> {
    if (this.#index + offset >= this.#gallery.photos.length) await this.#gallery.loadMore();
    const photo = this.#gallery.photos[this.#index + offset];
    if (photo) this.#show(photo);
  }

  #show(photo: HTMLElement): void {
    const figure = photo.querySelector("figure")?.cloneNode(true) as HTMLElement;
    const image = figure.querySelector("img");
    const link = figure.querySelector("a");
    if (!image || !link) return;
    for (const source of figure.querySelectorAll<HTMLImageElement>("img, source")) {
      source.sizes = "100vw";
    }
    image.loading = "eager";
    link.replaceWith(...link.childNodes);
    this.#shown = photo;
    this.#stage.replaceChildren(figure);
    if (!reducedMotion.matches) figure.animate({ opacity: [0, 1] }, 160);
    const list = this.#gallery.querySelector<HTMLOListElement>(".photos");
    const first = list?.start ?? 1;
    const index = this.#index;
    const total = Math.max(Number(list?.dataset.total), this.#gallery.photos.length);
    this.#place.textContent = texts.position(first + index, total);
    this.#previous.ariaDisabled = String(index === 0);
    this.#next.ariaDisabled = String(first + index >= total);
  }

  #key = (event: KeyboardEvent): void => {
    const { length } = this.#gallery.photos;
    const offsets: Record<string, number> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      Home: -this.#index,
      End: length - 1 - this.#index,
    };
    const offset = offsets[event.key];
    if (offset === undefined) return;
    event.preventDefault();
    void this.#step(offset);
  };

  #closed = (): void => {
    this.#dialog.remove();
    this.#shown?.querySelector("a")?.focus();
  };

  /** Ignores pinches, and panning in a zoomed page. */
  #grab = (event: PointerEvent): void => {
    const isZoomed = (visualViewport?.scale ?? 1) > 1.01;
    const isFinger = event.pointerType === "touch" && event.isPrimary && !isZoomed;
    this.#swipeStart = isFinger ? event.clientX : null;
  };

  #drag = (event: PointerEvent): void => {
    if (this.#swipeStart === null) return;
    this.#stage.style.translate = `${event.clientX - this.#swipeStart}px`;
  };

  #drop = (event: PointerEvent): void => {
    const distance = event.clientX - (this.#swipeStart ?? event.clientX);
    this.#swipeStart = null;
    this.#stage.style.translate = "";
    if (event.type === "pointerup" && Math.abs(distance) > swipePx)
      void this.#step(distance < 0 ? 1 : -1);
  };
}

function button(name: string, label: string, icon: string, onPress: () => void): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.className = name;
  element.ariaLabel = label;
  element.textContent = icon;
  element.addEventListener("click", onPress);
  return element;
}

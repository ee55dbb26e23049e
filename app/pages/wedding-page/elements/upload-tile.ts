import { galleryTexts } from "#app/features/gallery/texts.ts";

const texts = galleryTexts.upload;

export type UploadState = "chosen" | "waiting" | "sending" | "paused" | "failed" | "done";

interface TileActions {
  remove: () => void;
  retry: () => void;
}

export class UploadTile {
  readonly element = document.createElement("li");
  #image = new Image(72, 72);
  #text = document.createElement("p");
  #progress = document.createElement("progress");
  #remove: HTMLButtonElement;
  #retry: HTMLButtonElement;
  #name: string;

  constructor(name: string, { remove, retry }: TileActions) {
    this.#name = name;
    this.#remove = button(remove);
    this.#retry = button(retry, texts.retry);
    const title = document.createElement("b");
    title.textContent = name;
    const details = document.createElement("div");
    details.append(title, this.#text, this.#progress, this.#retry);
    this.#progress.ariaLabel = texts.progress(name);
    this.element.className = "upload";
    this.#image.alt = "";
    this.element.append(this.#image, details, this.#remove);
    this.show("chosen");
  }

  show(state: UploadState, text: string = texts.states[state]): void {
    this.element.dataset.state = state;
    if (this.#text.textContent !== text) this.#text.textContent = text;
    this.#progress.hidden = state !== "sending";
    this.#retry.hidden = state !== "paused";
    this.#remove.hidden = state === "done";
    const isUnderWay = state === "waiting" || state === "sending" || state === "paused";
    this.#remove.textContent = isUnderWay ? texts.cancel : texts.remove;
    this.#remove.ariaLabel = `${this.#remove.textContent} ${this.#name}`;
  }

  preview(file: Blob): void {
    const image = this.#image;
    const url = URL.createObjectURL(file);
    image.onload = () => URL.revokeObjectURL(url);
    image.onerror = () => {
      URL.revokeObjectURL(url);
      // Without its source, the image would still show that it is broken.
      image.replaceWith(new Image(72, 72));
    };
    image.src = url;
  }

  progress(share: number): void {
    this.#progress.value = share;
  }

  removeTile(): void {
    const { element } = this;
    const neighbour = element.nextElementSibling ?? element.previousElementSibling;
    const hadFocus = element.contains(document.activeElement);
    const field = element.closest("form")?.querySelector<HTMLElement>("[type=file]");
    element.remove();
    if (hadFocus) (neighbour?.querySelector<HTMLElement>(":scope > button") ?? field)?.focus();
  }
}

function button(onPress: () => void, text = ""): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.className = "button button-quiet";
  element.textContent = text;
  element.addEventListener("click", onPress);
  return element;
}

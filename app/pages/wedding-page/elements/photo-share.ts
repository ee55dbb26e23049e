import { prepareImage } from "#app/client/upload/prepare-image.ts";
import { galleryTexts } from "#app/features/gallery/texts.ts";
import { submissionFields } from "#app/features/submissions/rules.ts";
import { formAge } from "./form-age.ts";
import { fillGuestName } from "./guest-name.ts";
import type { PhotoGallery } from "./photo-gallery.ts";
import { PhotoQueue, type Upload } from "./photo-queue.ts";
import { bodyOf } from "./send-form.ts";
import { showToast } from "./toast.ts";
import { type UnsentPhoto, unsentPhotos } from "./unsent-entries.ts";
import { UploadTile } from "./upload-tile.ts";

const { errors, fileError, upload: texts, shared, sharedMany, awaiting } = galleryTexts;

/** Stores photos in the browser until the server has them. */
export class PhotoShare extends HTMLElement {
  #page = this.dataset.page ?? "";
  #form = this.querySelector("form") as HTMLFormElement;
  #files = this.#field("photo");
  #chosen: Upload[] = [];
  #reading = Promise.resolve();
  #refusals: string[] = [];
  #age = formAge();
  #queue = new PhotoQueue({
    url: `/wedding/photos?${new URLSearchParams({ id: this.#page })}`,
    isReady: () => this.#age.reached(),
    renew: (fields, formToken) => this.#renew(fields, formToken),
    onRefused: (name, reason) => this.#refusals.push(fileError(name, reason)),
    onIdle: (done, isAwaiting) => void this.#showUploaded(done, isAwaiting),
  });

  connectedCallback(): void {
    this.#form.addEventListener("submit", this.#submit);
    this.#files.addEventListener("change", () => this.#choose(this.#files.files));
    this.addEventListener("dragover", (event) => event.preventDefault());
    this.addEventListener("drop", (event) => {
      event.preventDefault();
      this.#choose(event.dataTransfer?.files);
    });
    this.addEventListener("paste", (event) => this.#choose(event.clipboardData?.files));
    addEventListener("online", this.#queue.retry);
    document.addEventListener("visibilitychange", () => document.hidden || this.#queue.retry());
    addEventListener("beforeunload", (event) => {
      const hasUnsaved = this.#queue.unsent.some(({ id }) => id === undefined);
      if (hasUnsaved || this.#chosen.length > 0) event.preventDefault();
    });
    // Safari converts pictures to JPEG by itself unless HEIC is accepted.
    if (!navigator.vendor.startsWith("Apple")) this.#files.accept += ",image/heic,image/heif";
    void this.#resume();
  }

  async #resume(): Promise<void> {
    const photos = await unsentPhotos.ofPage(this.#page).catch(() => []);
    this.#queue.add(photos.map((photo) => this.#show(photo)));
  }

  #choose(files?: FileList | null): void {
    const chosen = [...(files ?? [])];
    this.#files.value = "";
    this.#reading = this.#reading.then(async () => {
      const refusals: string[] = [];
      for (const file of chosen) refusals.push(...(await this.#read(file)));
      const { length } = this.#chosen;
      this.#say([...refusals, length > 0 ? texts.chosen(length) : ""].join(" ").trim());
      if (length > 0) this.#showError(this.#files);
    });
  }

  /** Returns what is wrong with the file, if anything. */
  async #read(file: File): Promise<string[]> {
    const prepared = await prepareImage(file);
    const shown = prepared.ok ? prepared.image : file;
    const photo = { page: this.#page, fields: {}, name: shown.name, file: shown };
    const upload = this.#show(photo, prepared.ok);
    if (prepared.ok) {
      this.#chosen.push(upload);
      return [];
    }
    const error = errors[prepared.reason];
    upload.tile.show("failed", error);
    return [fileError(file.name, error)];
  }

  #show(photo: UnsentPhoto, isPicture = true): Upload {
    const remove = () => {
      this.#chosen = this.#chosen.filter((each) => each !== upload);
      this.#queue.cancel(upload);
    };
    const tile = new UploadTile(photo.name, { remove, retry: this.#queue.retry });
    if (isPicture) tile.preview(photo.file);
    const upload: Upload = { photo, tile, abortController: new AbortController(), tokensTried: 0 };
    this.querySelector(".uploads")?.append(tile.element);
    return upload;
  }

  #submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    await this.#reading;
    // Pressed twice: the photos have been taken, and may still wait.
    const isSharing = this.querySelector(".upload:not([data-state=failed])") !== null;
    if (isSharing && this.#chosen.length === 0) return;
    const name = this.#field("guestName");
    const isNamed = this.#showError(name, name.value.trim() ? "" : errors.name);
    const isChosen = this.#showError(
      this.#files,
      this.#chosen.length ? "" : errors["not-an-image"],
    );
    if (!isNamed || !isChosen) return (isNamed ? this.#files : name).focus();
    const uploads = this.#chosen;
    this.#chosen = [];
    const body = bodyOf(this.#form);
    const fields = Object.fromEntries(body);
    fillGuestName(body.toString(), this);
    this.#field("caption").value = "";
    for (const upload of uploads) {
      const { photo, abortController } = upload;
      if (abortController.signal.aborted) continue;
      photo.fields = { ...fields };
      photo.id = await unsentPhotos.add(photo).catch(() => undefined);
      // Removed while it was stored, when it had no id yet.
      if (abortController.signal.aborted) this.#queue.cancel(upload);
    }
    this.#refusals = [];
    this.#say(texts.states.sending);
    this.#queue.add(uploads.filter(({ abortController }) => !abortController.signal.aborted));
  };

  #renew(fields: UnsentPhoto["fields"], formToken: string): void {
    if (formToken) this.#field(submissionFields.token).value = formToken;
    if (formToken) this.#age.restart();
    this.#field(submissionFields.honeypot).value = "";
    const { token, honeypot } = submissionFields;
    for (const name of [token, honeypot]) fields[name] = this.#field(name).value;
  }

  async #showUploaded(done: Upload[], isAwaiting: boolean): Promise<void> {
    this.#say(this.#refusals.join(" "));
    if (done.length === 0) return;
    await this.closest<PhotoGallery>("photo-gallery")?.refresh();
    for (const { tile } of done) tile.removeTile();
    const { length } = done.filter(({ abortController }) => !abortController.signal.aborted);
    if (length === 0) return;
    const added = length === 1 ? shared : sharedMany(length);
    showToast(isAwaiting ? awaiting : added, "status");
  }

  #showError(input: HTMLInputElement, text = ""): boolean {
    const id = `${input.id}-error`;
    const note = this.querySelector(`#${id}`) ?? document.createElement("p");
    note.id = id;
    note.className = "field-error";
    note.textContent = text;
    input.ariaInvalid = String(text !== "");
    const hint = input === this.#files ? "share-hint" : "";
    input.setAttribute("aria-describedby", text ? `${id} ${hint}` : hint);
    if (text) input.parentElement?.append(note);
    else note.remove();
    return text === "";
  }

  #say(text: string): void {
    const status = this.querySelector("[role=status]");
    if (status) status.textContent = text;
  }

  #field(name: string): HTMLInputElement {
    return this.#form.elements.namedItem(name) as HTMLInputElement;
  }
}

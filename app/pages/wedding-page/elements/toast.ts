import { pageTexts } from "../texts.ts";

const shownMs = 10_000;

/** Says something in the corner of the screen, and to those who listen: at once, or in turn. */
export function showToast(text: string, role: "alert" | "status" = "alert"): void {
  const toast = document.createElement("div");
  toast.className = "toast";
  const close = document.createElement("button");
  close.type = "button";
  close.ariaLabel = pageTexts.live.close;
  close.textContent = "×";
  close.addEventListener("click", () => toast.remove());
  toast.append(text, close);
  const place = region();
  place.role = role;
  place.replaceChildren(toast);
  leave(toast);
}

/** What was said is no longer true. */
export function clearToasts(): void {
  document.querySelector(".toasts")?.replaceChildren();
}

/** Under a modal dialog nobody could see or hear it, so it goes into the dialog. */
function region(): Element {
  const region = document.querySelector(".toasts") ?? document.createElement("div");
  region.className = "toasts";
  (document.querySelector("dialog[open]") ?? document.body).append(region);
  return region;
}

/** Stays for as long as somebody reads it with pointer or keyboard. */
function leave(toast: HTMLElement): void {
  setTimeout(() => {
    if (toast.matches(":hover, :focus-within")) leave(toast);
    else toast.remove();
  }, shownMs);
}

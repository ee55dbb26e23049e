import { pageTexts } from "../texts.ts";

const shownMs = 10_000;

/** Screen readers announce an alert at once and a status in turn. */
export function showToast(text: string, role: "alert" | "status" = "alert"): void {
  const toast = document.createElement("div");
  toast.className = "toast";
  const close = document.createElement("button");
  close.type = "button";
  close.ariaLabel = pageTexts.live.close;
  close.textContent = "×";
  close.addEventListener("click", () => toast.remove());
  toast.append(text, close);
  const toastRegion = region();
  toastRegion.role = role;
  toastRegion.replaceChildren(toast);
  scheduleRemoval(toast);
}

export function clearToasts(): void {
  document.querySelector(".toasts")?.replaceChildren();
}

/** Content under a modal dialog is neither visible nor announced. */
function region(): Element {
  const region = document.querySelector(".toasts") ?? document.createElement("div");
  region.className = "toasts";
  (document.querySelector("dialog[open]") ?? document.body).append(region);
  return region;
}

function scheduleRemoval(toast: HTMLElement): void {
  setTimeout(() => {
    if (toast.matches(":hover, :focus-within")) scheduleRemoval(toast);
    else toast.remove();
  }, shownMs);
}

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

function region(): Element {
  const known = document.querySelector(".toasts");
  if (known) return known;
  const made = document.createElement("div");
  made.className = "toasts";
  document.body.append(made);
  return made;
}

/** Stays for as long as somebody reads it with pointer or keyboard. */
function leave(toast: HTMLElement): void {
  setTimeout(() => {
    if (toast.matches(":hover, :focus-within")) leave(toast);
    else toast.remove();
  }, shownMs);
}

import { pageTexts } from "../texts.ts";

/** As the planner's toasts. */
const shownMs = { plain: 4_000, withAction: 12_000 };
const tickMs = 250;

interface ToastAction {
  label: string;
  onPress: () => void;
}

/** Screen readers announce an alert at once and a status in turn. */
export function showToast(
  text: string,
  role: "alert" | "status" = "alert",
  action?: ToastAction,
): void {
  const toast = document.createElement("div");
  toast.className = "toast";
  const close = button("×", () => toast.remove());
  close.ariaLabel = pageTexts.live.close;
  toast.append(text);
  if (action) {
    const onPress = () => {
      toast.remove();
      action.onPress();
    };
    toast.append(button(action.label, onPress));
  }
  toast.append(close);
  const toastRegion = region();
  toastRegion.role = role;
  toastRegion.replaceChildren(toast);
  removeAfter(toast, action ? shownMs.withAction : shownMs.plain);
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

/** The clock stands still under the pointer, and while the toast has the focus. */
function removeAfter(toast: HTMLElement, ms: number): void {
  let leftMs = ms;
  const clock = setInterval(() => {
    if (toast.matches(":hover, :focus-within")) return;
    leftMs -= tickMs;
    if (leftMs > 0 && toast.isConnected) return;
    clearInterval(clock);
    toast.remove();
  }, tickMs);
}

function button(label: string, onPress: () => void): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.textContent = label;
  element.addEventListener("click", onPress);
  return element;
}

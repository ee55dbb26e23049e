import { draftFields } from "../rules.ts";

const previewUrl = "/preview?frame=1";
/** In CSS pixels, before the page is scaled down. */
const screenWidth = 1280;
/** Space above a section after scrolling to it, in CSS pixels. */
const scrollMargin = 64;

export type PreviewWidth = "phone" | "screen";

export interface PreviewFrames {
  /** Waits until the container is visible. */
  show: (fields: Record<string, string>) => void;
  /** Scrolls this preview and later ones to a section; null is the top. */
  scrollTo: (section: string | null) => void;
  setWidth: (width: PreviewWidth) => void;
  end: () => void;
}

let frameCount = 0;

/** Each preview loads in a new frame, which avoids flicker and browser history entries. */
export function previewFrames(container: HTMLElement): PreviewFrames {
  let loadingFrame: HTMLIFrameElement | null = null;
  let deferred: Record<string, string> | null = null;
  let width: PreviewWidth = "phone";
  let section: string | null = null;

  const resize = (frame: HTMLIFrameElement) => {
    const scale = width === "screen" ? Math.min(1, container.clientWidth / screenWidth) : 1;
    frame.style.width = width === "screen" ? `${screenWidth}px` : "min(390px, 100%)";
    frame.style.height = `${container.clientHeight / scale}px`;
    frame.style.transform = `scale(${scale})`;
  };
  const resizeAll = () => {
    for (const frame of container.querySelectorAll("iframe")) resize(frame);
  };

  const show = (fields: Record<string, string>) => {
    const isVisible = container.clientHeight > 0;
    deferred = isVisible ? null : fields;
    if (!isVisible) return;
    loadingFrame?.remove();
    const frame = document.createElement("iframe");
    frame.name = `preview-${++frameCount}`;
    frame.tabIndex = -1;
    frame.className = "absolute top-0 origin-top border-0 bg-sheet opacity-0";
    resize(frame);
    container.append(frame);
    loadingFrame = frame;
    frame.addEventListener("load", () => {
      if (frame.contentDocument?.URL === "about:blank") return;
      if (loadingFrame === frame) loadingFrame = null;
      // Offline, the frame holds the browser's error page, which scripts cannot read.
      if (!frame.contentDocument) return frame.remove();
      scrollToSection(section, frame, "instant");
      for (const other of [...container.children]) if (other !== frame) other.remove();
      frame.classList.remove("opacity-0");
    });
    post(frame.name, fields);
  };

  const observer = new ResizeObserver(() => {
    resizeAll();
    if (deferred) show(deferred);
  });
  observer.observe(container);

  return {
    show,
    scrollTo: (next) => {
      section = next;
      const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
      for (const frame of container.querySelectorAll("iframe")) {
        // Chromium adds the scroll on load to a smooth scroll in progress instead of replacing it.
        if (frame === loadingFrame) continue;
        scrollToSection(section, frame, reducedMotion ? "instant" : "smooth");
      }
    },
    setWidth: (next) => {
      width = next;
      resizeAll();
    },
    end: () => {
      observer.disconnect();
      container.replaceChildren();
    },
  };
}

function scrollToSection(
  section: string | null,
  frame: HTMLIFrameElement,
  behavior: ScrollBehavior,
): void {
  const page = frame.contentDocument;
  const target = section && page?.getElementById(section);
  const top = target ? target.getBoundingClientRect().top + (frame.contentWindow?.scrollY ?? 0) : 0;
  frame.contentWindow?.scrollTo({ top: Math.max(0, top - scrollMargin), behavior });
}

function post(target: string, fields: Record<string, string>): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = previewUrl;
  form.target = target;
  form.hidden = true;
  for (const field of draftFields) {
    const control = document.createElement("textarea");
    control.name = field;
    control.value = fields[field] ?? "";
    form.append(control);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

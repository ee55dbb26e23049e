import { within } from "@testing-library/dom";
import { Window } from "happy-dom";

/**
 * Parses a page's or a part's HTML without running scripts or loading files. Returns its document
 * and Testing Library's queries by role, label and text.
 */
export function parseHtml(html: string) {
  const window = new Window({
    url: "http://jaord.test/",
    settings: {
      disableComputedStyleRendering: true,
      disableCSSFileLoading: true,
      disableIframePageLoading: true,
      disableJavaScriptFileLoading: true,
      handleDisabledFileLoadingAsSuccess: true,
    },
  });
  window.document.write(html);
  const document = window.document as unknown as Document;
  return { document, ...within(document.body) };
}

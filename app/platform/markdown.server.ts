import MarkdownIt from "markdown-it";
import sanitizeHtml from "sanitize-html";

const markdown = new MarkdownIt("zero").enable([
  "heading",
  "list",
  "emphasis",
  "newline",
  "escape",
  "entity",
]);

const allowed = {
  allowedTags: ["h1", "h2", "h3", "h4", "h5", "h6", "p", "strong", "em", "ul", "ol", "li", "br"],
  allowedAttributes: { "*": ["class"] },
};

/** Returns HTML with headings, paragraphs, lists, emphasis and line breaks only; raw HTML becomes text. */
export function renderMarkdown(text: string): string {
  return sanitizeHtml(markdown.render(text), allowed);
}

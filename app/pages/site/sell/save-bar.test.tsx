import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { parseHtml } from "#tests/support/parse-html.ts";
import { SaveBar } from "./save-bar.tsx";

const draft = { status: "", isSaved: false, isDraft: true, publishes: true, isSubmitting: false };

test("the bar says why the listing cannot be published yet", () => {
  const button = (canPublish: boolean) =>
    parseHtml(renderToStaticMarkup(<SaveBar {...draft} canPublish={canPublish} />)).getByRole(
      "button",
      canPublish
        ? { name: "Publiser produkt" }
        : {
            name: "Publiser produkt",
            description: "Gå gjennom alle stegene for å publisere annonsen.",
          },
    );
  expect(button(false).hasAttribute("disabled")).toBe(true);
  expect(button(true).hasAttribute("aria-describedby")).toBe(false);
});

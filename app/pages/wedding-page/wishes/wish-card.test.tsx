import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { parseHtml } from "#tests/support/parse-html.ts";
import { WishCard } from "./wish-card.tsx";

const card = {
  ...{ id: "0001", title: "Kaffekanne", description: null, price: "900 kr" },
  picture: { src: "/kanne.svg", width: 400, height: 300, fillsFrame: false },
  state: "taken",
} as const;

test.for([
  ["Kari", "Reservert av Kari"],
  [null, "Reservert"],
])("a gift that %s has taken says: %s", ([reservedBy = null, text]) => {
  const props = { weddingId: "1", formToken: "", isLastChanged: false, notice: null, dialog: null };
  const html = renderToStaticMarkup(<WishCard {...props} card={{ ...card, reservedBy }} />);
  const { document } = parseHtml(html);
  expect(document.querySelector(".wish-reserved")?.textContent).toBe(text);
});

import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Offer } from "./offer.tsx";

test.for([
  [false, "Utkast på tre minutter"],
  [true, "Utkast med KI på tre minutter"],
] as const)("whether a language model can write: %s, “%s”", ([hasTextModel, text]) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Offer hasTextModel={hasTextModel} change={() => undefined} />
    </MemoryRouter>,
  );
  expect(html).toContain(text);
});

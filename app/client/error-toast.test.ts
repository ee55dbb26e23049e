import { afterEach, expect, test } from "vitest";
import { dismiss, getToasts } from "#app/ui/toast-queue.ts";
import { showError } from "./error-toast.ts";

afterEach(() => {
  for (const { id } of getToasts()) dismiss(id);
});

test.each([
  [
    "Kunne ikke laste bryllupsdata",
    { title: "Feil", description: "Kunne ikke laste bryllupsdata" },
  ],
  ["Feil ved markering av melding", { title: "Feil ved markering av melding" }],
])("the toast of “%s” says “Feil” once", (message, words) => {
  showError(message);
  const [{ id: _, ...shown } = { id: 0 }] = getToasts();
  expect(shown).toEqual({ ...words, tone: "error" });
});

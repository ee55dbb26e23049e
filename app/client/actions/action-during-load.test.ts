import { createMemoryRouter, createPath, redirect } from "react-router";
import { expect, test } from "vitest";
import { describeActions } from "#app/platform/http/actions.ts";
import { recordEvents } from "#tests/support/timing.ts";
import { rememberPage, staleIfError } from "../loading/stale-if-error.ts";
import { createClientAction } from "./client-action.ts";

const clientAction = createClientAction(
  describeActions("/guests", { add: { failed: "Ikke lagt til" } }),
);
const notLoaded = { "server-error": "Ikke lastet", "no-response": "Ikke lastet" };

test("a redirect is not undone by a load of the page that it leaves", async () => {
  const held = Promise.withResolvers<void>();
  const loads = recordEvents<string>();
  const sent = recordEvents();
  const serverAction = async () => {
    sent.push();
    throw redirect("/guests?id=1");
  };
  const router = createMemoryRouter(
    [
      {
        id: "guests",
        path: "/guests",
        middleware: [staleIfError as never],
        loader: async ({ request }) => {
          const { search } = new URL(request.url);
          loads.push(search);
          if (search === "") await held.promise;
          return search;
        },
        action: (args) => clientAction({ ...args, serverAction } as never),
      },
    ],
    { initialEntries: ["/guests"], hydrationData: { loaderData: { guests: "" } } },
  );
  void router.revalidate();
  await loads.atLeast(1);
  const formData = new FormData();
  formData.append("intent", "add");
  void router.fetch("form", "guests", "/guests", { formMethod: "post", formData });
  await sent.atLeast(1);
  await promisesSettled();
  held.resolve();
  await loads.atLeast(2);
  await promisesSettled();

  expect(createPath(router.state.location)).toBe("/guests?id=1");
  expect(router.state.loaderData).toEqual({ guests: "?id=1" });
});

test("a load from before a form was saved does not undo what has been loaded since", async () => {
  const held = Promise.withResolvers<void>();
  const loads = recordEvents<string>();
  const serverAction = async () => ({ ok: true, intent: "add" });
  const router = createMemoryRouter(
    [
      {
        id: "guests",
        path: "/guests",
        middleware: [staleIfError as never],
        loader: async () => {
          const guests = loads.all.length === 0 ? "before" : "after";
          loads.push(guests);
          if (guests === "before") await held.promise;
          return guests;
        },
        action: (args) => clientAction({ ...args, serverAction } as never),
      },
    ],
    { initialEntries: ["/guests"], hydrationData: { loaderData: { guests: "" } } },
  );
  rememberPage({ path: "/guests", texts: notLoaded, revalidate: router.revalidate });
  void router.revalidate();
  await loads.atLeast(1);
  const formData = new FormData();
  formData.append("intent", "add");
  void router.fetch("form", "guests", "/guests", { formMethod: "post", formData });
  await loads.atLeast(2);
  await promisesSettled();
  held.resolve();
  await promisesSettled();

  expect(router.state.revalidation).toBe("idle");
  expect(router.state.loaderData).toEqual({ guests: "after" });
});

function promisesSettled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

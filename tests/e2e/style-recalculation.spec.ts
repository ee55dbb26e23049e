import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/journey.ts";

test("scrolling a long list under a bar computes few styles anew", async ({
  plannerPage: page,
}) => {
  await page.goto("/guest-list", { waitUntil: "networkidle" });
  await page
    .getByRole("checkbox", { name: /^Velg / })
    .first()
    .check();
  await expect(page.getByRole("region", { name: "Valgte gjester" })).toBeVisible();
  const count = await countStyledElements(page, async () => {
    await expect.poll(() => page.evaluate(scrollToEnd)).toBe(true);
  });
  expect(count).toBeLessThan((await page.locator("*").count()) / 2);
});

interface TraceEvent {
  name?: string;
  args: { elementCount?: number };
}

/** Returns whether the page was at its end; blocks that come into view can make it higher. */
function scrollToEnd(): boolean {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  window.scrollTo({ top: scrollHeight, behavior: "instant" });
  return scrollTop > 0 && scrollHeight - clientHeight - scrollTop < 1;
}

async function countStyledElements(page: Page, work: () => Promise<void>): Promise<number> {
  const devTools = await page.context().newCDPSession(page);
  let count = 0;
  devTools.on("Tracing.dataCollected", ({ value }) => {
    for (const { name, args } of value as unknown as TraceEvent[]) {
      if (name === "UpdateLayoutTree") count += args.elementCount ?? 0;
    }
  });
  await devTools.send("Tracing.start", {
    traceConfig: { includedCategories: ["devtools.timeline"] },
  });
  await work();
  const ended = new Promise((resolve) => devTools.once("Tracing.tracingComplete", resolve));
  await devTools.send("Tracing.end");
  await ended;
  await devTools.detach();
  return count;
}

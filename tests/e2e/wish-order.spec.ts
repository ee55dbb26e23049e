import { insertWishes } from "#tests/support/factories.ts";
import { expect } from "#tests/support/journey.ts";
import { expectOrder, wishlistTest as test, wishTitles } from "#tests/support/planner.ts";

test("on a phone, wishes are moved by finger, and by pressing two handles", async ({
  browser,
  site,
  wishlist,
}) => {
  await insertWishes(
    wishlist.weddingId,
    ["En", "To", "Tre"].map((title) => ({ title })),
  );
  const context = await browser.newContext({
    baseURL: site,
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  });
  await context.addCookies(wishlist.couple.cookies.map((cookie) => ({ ...cookie, url: site })));
  const page = await context.newPage();
  await page.goto("/wishlist-admin");
  await page.waitForFunction(() => document.querySelector("header [aria-haspopup=menu]"));
  const grip = (title: string) => page.getByRole("button", { name: `Dra ${title} til et annet` });
  const centerOf = async (title: string) => {
    const box = await grip(title).boundingBox();
    return { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
  };

  await test.step("by finger", async () => {
    await grip("En").scrollIntoViewIfNeeded();
    const [start, end] = [await centerOf("En"), await centerOf("Tre")];
    const finger = await context.newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
      finger.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: y === undefined ? [] : [{ x: start.x, y }],
      });
    await touch("touchStart", start.y);
    for (let step = 1; step <= 8; step++) {
      await touch("touchMove", start.y + ((end.y + 30 - start.y) * step) / 8);
    }
    await touch("touchEnd");
    await expectOrder(wishlist, ["To", "Tre", "En"]);
  });

  await test.step("by pressing two handles", async () => {
    await grip("En").tap();
    await expect(page.getByText("En er valgt. Trykk på håndtaket der den skal stå.")).toBeVisible();
    await grip("To").tap();
    await expectOrder(wishlist, ["En", "To", "Tre"]);
    await page.reload();
    await expect(wishTitles(page)).toHaveText(["En", "To", "Tre"]);
  });

  await test.step("not by holding a handle at the window's edge", async () => {
    const { x, y } = await centerOf("En");
    await page.setViewportSize({ width: 390, height: Math.round(y) + 40 });
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.evaluate(async () => {
      for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
    });
    await page.mouse.up();
    await expect(page.getByText("En er valgt. Trykk på håndtaket der den skal stå.")).toBeVisible();
    await expect(wishTitles(page)).toHaveText(["En", "To", "Tre"]);
  });
  await context.close();
});

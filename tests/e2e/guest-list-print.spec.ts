import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkStates } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/journey.ts";
import { requireProgram } from "#tests/support/programs.ts";

const pdftotext = await requireProgram("pdftotext");

test("the printed list is accessible, and leads back to the same guests", async ({
  plannerPage: page,
}) => {
  await checkStates(page, [
    { path: "/guest-list/print/list" },
    { path: "/guest-list/print/list?sok=finnes-ikke" },
  ]);
  await page.goto("/guest-list/print/list?sok=gudrun");
  await expect(page.getByRole("rowheader")).toHaveText(["Gudrun Moen"]);
  await page.getByRole("link", { name: "Tilbake til gjestelisten" }).click();
  await expect(page).toHaveURL("/guest-list?sok=gudrun");
});

test(
  pdftotext.titleOf("the printed list has every guest once, and no buttons"),
  async ({ plannerPage: page }) => {
    test.skip(pdftotext.isMissing);
    await page.goto("/guest-list/print/list");
    const names = await page
      .getByRole("rowheader")
      .evaluateAll((cells) => cells.map((cell) => cell.firstChild?.textContent ?? ""));
    expect(names.length).toBeGreaterThan(50);
    const file = join(tmpdir(), `jaord-list-${process.pid}.pdf`);
    writeFileSync(file, await page.pdf({ format: "A4", margin: { top: "15mm", bottom: "15mm" } }));
    const text = execFileSync("pdftotext", ["-layout", file, "-"], { encoding: "utf8" });
    rmSync(file);
    for (const name of names) {
      const lines = text.split("\n").filter((line) => line.trimStart().startsWith(name));
      expect(lines, name).toHaveLength(1);
    }
    expect(text).not.toContain("Skriv ut");
    expect(text).not.toContain("Tilbake");
    const pages = text.split("\f").filter((sheet) => sheet.trim() !== "");
    for (const sheet of pages) expect(sheet).toContain("Telefon");
  },
);

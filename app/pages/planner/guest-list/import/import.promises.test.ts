import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { findImport } from "#app/features/guests/import/queries.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertGuest, type SignedInOwner, signedInOwner } from "#tests/support/factories.ts";
import { importerOf } from "#tests/support/guest-importer.ts";
import { loaderArgs, responseOf } from "#tests/support/route-args.ts";
import { loader as loadSkipped } from "./skipped-csv.ts";

useTestDatabase();

let owner: SignedInOwner;
let couple: ReturnType<typeof importerOf>;

beforeEach(async () => {
  owner = await signedInOwner();
  couple = importerOf(owner);
});

const list = "Navn;Mobil\nAstrid\nKåre\nTiril\n;91820344\n";

test("another couple reads and changes nothing", async () => {
  const id = await couple.upload(list);
  const other = await signedInOwner();
  const stranger = importerOf(other);
  const forms: Record<string, string>[] = [
    { intent: "columns", id, column: "name" },
    { intent: "value", id, row: "2", field: "name", value: "Ola" },
    { intent: "choose", id, row: "2", choice: "skip" },
    { intent: "import", id, expected: await couple.promised(id) },
  ];
  for (const form of forms) {
    expect((await stranger.send(form)).body).toMatchObject({ ok: false, reason: "gone" });
  }
  const before = await findImport(owner.weddingId, id);
  expect(before).toMatchObject({ importedAt: null, edits: {} });
  expect(await stranger.viewOf(id)).toMatchObject({ step: 0 });
  await couple.run(id);
  const later: Record<string, string>[] = [
    { intent: "undo", id },
    { intent: "add-skipped", id, row: "5", name: "Ola" },
  ];
  for (const form of later) {
    const { body } = await stranger.send(form);
    expect(body).toMatchObject({ ok: false, reason: "gone" });
  }
  const skipped = await responseOf(() =>
    loadSkipped(loaderArgs(`/skipped?id=${id}`, { cookies: other.cookies }) as never),
  );
  expect(skipped.status).toBe(404);
  expect(await stranger.stored()).toEqual([]);
  expect(await couple.stored()).toHaveLength(3);
});

test("no guest is lost or doubled, and undo restores the list", async () => {
  const names = fc.constantFrom("Kari Moe", "Per Moe", "Åse Ø", "Kari", "", "💍");
  const emails = fc.constantFrom("", "a@epost.no", "b@epost.no", "feil");
  const row = fc.tuple(names, emails, fc.constantFrom("", "1", "2"), fc.constantFrom("", "Venner"));
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { maxLength: 8 }),
      fc.array(row, { maxLength: 3 }),
      async (rows, earlier) => {
        owner = await signedInOwner();
        couple = importerOf(owner);
        for (const [name, email] of earlier) {
          if (name)
            await insertGuest(owner.weddingId, { name, email: email.includes("@") ? email : null });
        }
        const before = await couple.snapshot();
        const id = await couple.upload(
          ["Navn;E-post;Husstand;Gruppe", ...rows.map((cells) => cells.join(";"))].join("\n"),
        );
        const preview = await couple.previewOf(id);
        if (preview.counts.added + preview.counts.updated === 0) return;
        await couple.run(id);
        const after = await couple.stored();
        expect(after).toHaveLength(before.guests.length + preview.counts.added);
        const listed = new Set(after.map(({ name }) => name.toLowerCase()));
        for (const [name] of rows)
          if (name) expect([...listed].join()).toContain(name.split(" ")[0]?.toLowerCase());
        await couple.undo(id);
        expect(await couple.snapshot()).toEqual(before);
      },
    ),
    { numRuns: 25 },
  );
});

import { data } from "react-router";
import { requireUser, type SignedInUser } from "#app/features/accounts/access.server.ts";
import { recogniseColumns } from "#app/features/guests/import/columns/rules.ts";
import { editRow, setColumns, stageImport } from "#app/features/guests/import/commands.server.ts";
import { importGuests } from "#app/features/guests/import/plan/commands.server.ts";
import { findImport } from "#app/features/guests/import/queries.server.ts";
import {
  maxCellLength,
  maxImportBytes,
  maxImportColumns,
  maxImportRows,
} from "#app/features/guests/import/rules.ts";
import {
  columnsSchema,
  importRef,
  importSchema,
  rowChoiceSchema,
  rowValueSchema,
  skippedRowSchema,
  uploadSchema,
} from "#app/features/guests/import/schema.ts";
import { addSkipped } from "#app/features/guests/import/skipped/commands.server.ts";
import { importTexts } from "#app/features/guests/import/texts.ts";
import { recordLinks, undoImport } from "#app/features/guests/import/undo/commands.server.ts";
import {
  changeAndLink,
  linkWaitingAnswers,
} from "#app/features/rsvp/guest-links/waiting/commands.server.ts";
import { type OwnedWeddingId, ownedWeddingOf } from "#app/features/weddings/access.server.ts";
import { unescapeFormulas } from "#app/platform/csv.server.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { type InvalidOutcome, implementActions } from "#app/platform/http/actions.server.ts";
import type { ActionResult } from "#app/platform/http/actions.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { consume } from "#app/platform/limits/limits.server.ts";
import { readSheet } from "#app/platform/spreadsheets/read-sheet.server.ts";
import type { SheetResult } from "#app/platform/spreadsheets/sheet.ts";
import { coupleSender } from "#app/platform/upload-sender.ts";
import { listShownGuests } from "../export/shown-guests.server.ts";
import { importActions } from "./actions.ts";
import { importQuery } from "./import-query.ts";
import { countsOf, planOf } from "./plan-import.server.ts";

const { result } = importTexts;
const { problems } = importTexts.upload;
const filesPerHour = { points: 60, seconds: 3600 };
const limits = {
  // Includes the headers and some lines above them.
  maxRows: maxImportRows + 10,
  maxColumns: maxImportColumns,
  maxCellLength,
};
const gone = { ok: false, reason: "gone" } as const;

interface Importer {
  user: SignedInUser;
  weddingId: OwnedWeddingId;
}

const handle = implementActions(
  importActions,
  requireImporter,
  {
    read: {
      input: uploadSchema,
      run: async ({ user, weddingId }, { text, file }) => {
        if (!file && text.trim() === "") return refuseFile("nothing");
        if ((file?.size ?? text.length) > maxImportBytes) return refuseFile("too-large");
        const allowed = await consume("guest-import", weddingId, filesPerHour);
        if (!allowed.ok) return refuseFile("too-often");
        const bytes = file ? new Uint8Array(await file.arrayBuffer()) : Buffer.from(text);
        const sheet = await readSheet(bytes, limits);
        if (!sheet.ok) return refuseFile(sheet.reason);
        const id = await stageImport(weddingId, user.id, ownTexts(sheet));
        return { ok: true, redirectTo: importQuery.href({ id }) };
      },
    },
    columns: {
      input: columnsSchema,
      run: async ({ weddingId }, { id, column }) => {
        return (await setColumns(weddingId, id, column)) ? { ok: true } : gone;
      },
    },
    value: {
      input: rowValueSchema,
      run: async ({ weddingId }, { id, row, field, value }) => {
        const isEdited = await editRow(weddingId, id, row, { values: { [field]: value } });
        return isEdited ? { ok: true, redirectTo: importQuery.href({ id }) } : gone;
      },
    },
    choose: {
      input: rowChoiceSchema,
      run: async ({ weddingId }, { id, row, choice }) =>
        (await editRow(weddingId, id, row, { choice })) ? { ok: true } : gone,
    },
    import: {
      input: importSchema,
      run: async ({ user, weddingId }, { id, expected }) => {
        const [draft, guests] = await Promise.all([
          findImport(weddingId, id),
          listShownGuests(weddingId),
        ]);
        if (!draft) return gone;
        if (!draft.importedAt) {
          const plan = planOf(draft, guests);
          if (countsOf(plan) !== expected) return { ok: false, reason: "changed" };
          const done = await changeImported(weddingId, id, (tx) =>
            importGuests(tx, weddingId, id, plan, guests, { userId: user.id }),
          );
          if (!done.ok) return done;
        }
        return { ok: true, redirectTo: importQuery.href({ id }) };
      },
    },
    undo: {
      input: importRef,
      run: ({ weddingId }, { id }) => undoImport(weddingId, id),
    },
    "add-skipped": {
      input: skippedRowSchema,
      run: async ({ user, weddingId }, { id, row, name }) => {
        const added = await changeImported(weddingId, id, (tx) =>
          addSkipped(tx, weddingId, id, row, name, { userId: user.id }),
        );
        if (added.ok || added.reason !== "no-name") return added;
        return { ok: false, reason: "invalid", errors: { name: result.noName } };
      },
    },
  },
  { senderOf: ({ weddingId }) => coupleSender(weddingId) },
);

/** A request that is too large for any form gets the same message. */
export async function handleImportAction(args: Parameters<typeof handle>[0]) {
  try {
    return await handle(args);
  } catch (error) {
    if ((error as { init?: ResponseInit }).init?.status !== 413) throw error;
    const errors = { fieldErrors: { file: problems["too-large"] } };
    const refused: ActionResult = {
      ok: false,
      intent: "read",
      reason: "invalid",
      errors,
      values: {},
    };
    return data(refused, { status: 413 });
  }
}

/** Answers that wait for the new guests are linked in the same transaction. */
function changeImported<Result extends { ok: boolean }>(
  weddingId: OwnedWeddingId,
  id: string,
  change: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return changeAndLink(weddingId, async (tx) => {
    const changed = await change(tx);
    if (changed.ok) await recordLinks(tx, weddingId, id, await linkWaitingAnswers(tx, weddingId));
    return changed;
  });
}

async function requireImporter(request: Request): Promise<Importer> {
  const user = await requireUser(request);
  const weddingId = await ownedWeddingOf(user);
  if (!weddingId) throw notFound();
  return { user, weddingId };
}

/** Files that were exported here have apostrophes before what would be formulas. */
function ownTexts({ rows, format }: Extract<SheetResult, { ok: true }>): string[][] {
  const isOwn = format === "csv" && recogniseColumns(rows).fields.includes("id");
  return isOwn ? rows.map((row) => row.map(unescapeFormulas)) : rows;
}

function refuseFile(problem: keyof typeof problems): InvalidOutcome {
  return { ok: false, reason: "invalid", errors: { file: problems[problem] } };
}

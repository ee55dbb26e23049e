import { listCategories } from "#app/features/guests/categories/queries.server.ts";
import type { ImportField } from "#app/features/guests/import/columns/rules.ts";
import {
  type ChangedField,
  categoryKey,
  type Duplicate,
  type PlannedRow,
} from "#app/features/guests/import/plan/rules.ts";
import type { GuestImport } from "#app/features/guests/import/queries.server.ts";
import type { Choice, Problem } from "#app/features/guests/import/rows/rules.ts";
import { maxImportColumns } from "#app/features/guests/import/rules.ts";
import { importTexts } from "#app/features/guests/import/texts.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { formatPhoneNumber } from "#app/platform/phone-number.server.ts";
import { listShownGuests } from "../export/shown-guests.server.ts";
import { type ImportQuery, rowsPerPage } from "./import-query.ts";
import { countsOf, planOf } from "./plan-import.server.ts";

const { preview: texts, fields: fieldNames } = importTexts;
const sampleCount = 3;

export type PreviewView = Awaited<ReturnType<typeof viewPreview>>;
export type RowView = ReturnType<typeof viewRow>;
export type CellView = ReturnType<typeof viewCell>;
export type NoteView = ReturnType<typeof notesOf>[number];

/** What the couple sees before the import: the columns, a page of rows, and the sums. */
export async function viewPreview(
  weddingId: OwnedWeddingId,
  draft: GuestImport,
  query: ImportQuery,
) {
  const [guests, categories] = await Promise.all([
    listShownGuests(weddingId),
    listCategories(weddingId),
  ]);
  const plan = planOf(draft, guests);
  const issues = plan.rows.filter(isIssue);
  const chosen = query.vis === "issues" ? issues : plan.rows;
  const side = Math.max(1, Math.min(query.side, Math.ceil(chosen.length / rowsPerPage)));
  const page = chosen.slice((side - 1) * rowsPerPage, side * rowsPerPage);
  const context = {
    draft,
    colors: new Map(categories.map(({ name, color }) => [categoryKey(name), { name, color }])),
  };
  const view = (row: PlannedRow) => viewRow(row, context);
  return {
    id: draft.id,
    query: { ...query, side },
    promise: countsOf(plan),
    counts: plan.counts,
    total: plan.rows.length,
    issueCount: issues.length,
    shownTotal: chosen.length,
    hasName: draft.fields.some((field) => field === "name" || field === "firstName"),
    columns: draft.fields.slice(0, maxImportColumns).map((field, column) => {
      const header = draft.headerRow === null ? "" : draft.rows[draft.headerRow]?.[column];
      const cells = plan.rows.map(({ row }) => draft.rows[row.number - 1]?.[column] ?? "");
      return {
        field,
        header: header?.trim() || texts.column(column + 1),
        samples: cells.filter(Boolean).slice(0, sampleCount).join(", "),
      };
    }),
    rows: page.map(view),
    /** The only rows that small screens list. */
    issues: (query.vis === "issues" ? page : issues.slice(0, rowsPerPage)).map(view),
  };
}

interface RowContext {
  draft: GuestImport;
  colors: ReadonlyMap<string, { name: string; color: string }>;
}

function isIssue({ row, duplicate, outcome }: PlannedRow): boolean {
  return row.problems.length > 0 || (duplicate !== null && outcome !== "unchanged");
}

function viewRow(planned: PlannedRow, context: RowContext) {
  const { row, outcome } = planned;
  const cells = context.draft.rows[row.number - 1] ?? [];
  return {
    number: row.number,
    name: row.values.name,
    isSkipped: outcome === "skip",
    cells: context.draft.fields.map((field, column) =>
      viewCell(planned, field, cells[column]?.trim() ?? "", context),
    ),
    notes: notesOf(planned, context),
  };
}

function viewCell(
  { row }: PlannedRow,
  field: ImportField | null,
  raw: string,
  { draft, colors }: RowContext,
) {
  const isFault = field !== null && row.problems.some((problem) => problem.field === field);
  const text = (field && draft.edits[row.number]?.values?.[field]) ?? raw;
  const { values } = row;
  const plain = { kind: "text" as const, text, isFault };
  switch (field) {
    case null:
      return { ...plain, kind: "left-out" as const };
    case "name":
      return { ...plain, kind: "name" as const };
    case "email":
      return { ...plain, text: isFault ? text : (values.email ?? "") };
    case "phone":
      return { ...plain, text: formatPhoneNumber(values.phone ?? "") };
    case "category": {
      const { category = "" } = values;
      const known = colors.get(categoryKey(category));
      return {
        ...plain,
        kind: "category" as const,
        text: known?.name ?? category,
        color: known?.color ?? null,
      };
    }
    case "diet":
      return {
        ...plain,
        kind: values.severeAllergy ? ("severe" as const) : ("diet" as const),
        text: values.diet ?? "",
      };
    case "plusOneName":
      return { ...plain, text: values.plusOneName ?? (values.plusOne ? texts.unnamed : "") };
    default:
      return plain;
  }
}

interface Note {
  tone: "problem" | "duplicate";
  text: string;
  correction: { field: ImportField; label: string; value: string } | null;
  choices: { choice: Choice; label: string }[];
  /** Is shown as a table with the headings `from` and `to`. */
  comparison: {
    from: string;
    to: string;
    values: { label: string; from: string; to: string }[];
  } | null;
}

function notesOf(planned: PlannedRow, context: RowContext): Note[] {
  const { row, duplicate } = planned;
  const problems = row.problems.map((problem) => problemNote(planned, problem, context));
  return duplicate && planned.outcome !== "unchanged"
    ? [...problems, duplicateNote(planned, duplicate)]
    : problems;
}

function problemNote({ row }: PlannedRow, { kind, field }: Problem, { draft }: RowContext): Note {
  const note: Omit<Note, "text"> = {
    tone: "problem",
    correction: null,
    choices: [],
    comparison: null,
  };
  const column = field === null ? -1 : draft.fields.indexOf(field);
  const raw = (draft.rows[row.number - 1]?.[column] ?? "").trim();
  const value = (field && draft.edits[row.number]?.values?.[field]) ?? raw;
  const correction = field && { field, label: texts.correction(field), value };
  switch (kind) {
    case "empty":
      return { ...note, text: texts.skip(kind) };
    case "heading":
    case "chosen": {
      const add = { choice: "add", label: texts.addAnyway } as const;
      return { ...note, text: texts.skip(kind), choices: [add] };
    }
    case "no-name":
    case "long-name":
      return { ...note, text: texts.skip(kind), correction };
    default:
      return { ...note, text: texts.problem(kind, field ?? "name", value), correction };
  }
}

function duplicateNote(
  { row, outcome, changes }: PlannedRow,
  { of, values, reason }: Duplicate,
): Note {
  const isInFile = "row" in of;
  const who = isInFile ? `${values.name} (${texts.inRow(of.row)})` : values.name;
  const isMerged = outcome === "merge";
  const identity = (["name", "email", "phone"] as const).map((field) => ({
    field,
    from: values[field] ?? null,
    to: row.values[field] ?? "",
  }));
  const skip = { choice: "skip", label: texts.skipInstead } as const;
  const turn = isMerged
    ? ({ choice: "add", label: texts.addInstead } as const)
    : ({ choice: "merge", label: texts.mergeInstead } as const);
  return {
    tone: "duplicate",
    text: isMerged ? texts.merged(who, reason) : texts.separate(who, reason),
    correction: null,
    choices: [turn, skip],
    comparison: {
      from: isInFile ? texts.row(of.row, "") : texts.inList,
      to: texts.row(row.number, ""),
      values: (isMerged ? changes : identity).map(({ field, from, to }) => ({
        label: labelOf(field),
        from: shown(field, from),
        to: shown(field, to),
      })),
    },
  };
}

function labelOf(field: ChangedField): string {
  return field === "isChild" ? fieldNames.child : fieldNames[field];
}

function shown(field: ChangedField, value: string | boolean | null): string {
  if (value === null || value === "") return texts.nothing;
  if (typeof value === "boolean") return value ? texts.yes : texts.no;
  if (field === "phone") return formatPhoneNumber(value);
  const isStatus = field === "status" || field === "plusOneStatus";
  return isStatus ? importTexts.statuses[value as keyof typeof importTexts.statuses] : value;
}

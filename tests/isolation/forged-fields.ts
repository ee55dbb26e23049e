import type { Client } from "pg";
import { type Couple, columnsOf } from "./couple.ts";
import type { RouteDescription } from "./routes.ts";
import type { Fields, UnauthorizedRequest } from "./unauthorized-request.ts";

const longAgo = "1999-01-02T03:04:05";
/** As many as the server reads. */
const maxFields = 100;

/** Fields for all columns that say whose a row is, who may do what, and when it was what. */
export class ForgedFields {
  readonly #fields: Fields;
  readonly #marks: string[];

  private constructor(fields: Fields, marks: string[]) {
    this.#fields = fields;
    this.#marks = marks;
  }

  /** @param other whose ids the fields name */
  static async naming(other: Couple, database: Client): Promise<ForgedFields> {
    const fields = new Map<string, string>();
    for (const { name, type } of await columnsOf(database)) {
      const value = forgedValue(name, type, other);
      const property = name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
      if (value !== null) fields.set(property, value);
      if (value !== null && value !== longAgo) fields.set(name, value);
    }
    const ids = [other.userId, other.weddingId, other.vendorId, other.conversationId];
    return new ForgedFields([...fields], [longAgo, ...ids, '"role":"admin"', '"is_sample":true']);
  }

  /** Returns the form with the fields that are not its own. */
  addTo(form: UnauthorizedRequest, route: RouteDescription): UnauthorizedRequest {
    const own = form.fields ?? [];
    const names = new Set([...route.fields, ...own.map(([name]) => name)]);
    const added = this.#fields.filter(([name]) => !names.has(name));
    return { ...form, fields: [...own, ...added].slice(0, maxFields) };
  }

  /** Returns the rows, as JSON, that hold what a field said. */
  storedIn(rows: string[]): string[] {
    return rows.filter((row) => this.#marks.some((mark) => row.includes(mark)));
  }
}

function forgedValue(name: string, type: string, other: Couple): string | null {
  if (name === "wedding_id") return other.weddingId;
  if (name === "vendor_id") return other.vendorId;
  if (name === "conversation_id") return other.conversationId;
  if (/^(user|owner|seller|sender|asker|answerer)_id$|_by$/.test(name)) return other.userId;
  if (name === "role") return "admin";
  if (name === "is_sample") return "true";
  return type === "timestamptz" ? longAgo : null;
}

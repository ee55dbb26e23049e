import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Param } from "./prepared.server.ts";

/**
 * True when one of the columns contains `search`, as a person would say: without regard to case,
 * accents, or whether `å`, `ø` and `æ` are written `aa` or `a`, `oe` or `o`, and `ae`. Null is
 * contained in everything.
 */
export function contains(columns: readonly SQLWrapper[], search: Param<string | null>): SQL {
  // Line breaks keep a match within one column: no search contains them.
  const text = sql`concat_ws(chr(10), ${sql.join([...columns], sql`, `)})`;
  return sql`(${search}::text is null or strpos(${fold(text)}, ${fold(sql`${search}::text`)}) > 0)`;
}

/** Needs no extension, and of the locale only that it lowers A to Z. */
function fold(text: SQL): SQL {
  const letters = sql`normalize(translate(${text}, 'ÆØ', 'æø'), nfd)`;
  const plain = sql`lower(regexp_replace(${letters}, '[\\u0300-\\u036f]', '', 'g'))`;
  const spellings = { æ: "ae", ø: "o", oe: "o", aa: "a" };
  return Object.entries(spellings).reduce(
    (folded, [from, to]) => sql`replace(${folded}, ${sql.raw(`'${from}', '${to}'`)})`,
    plain,
  );
}

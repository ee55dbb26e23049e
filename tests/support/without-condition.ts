const clauses =
  /^(?:group by|order by|limit|offset|for|returning|having|union|on conflict|fetch)\b/i;

/** Returns the statement with its outermost condition made true; null when it has none. */
export function withoutCondition(statement: string): string | null {
  const start = indexAtTop(statement, 0, /^where\b/i);
  if (start === -1) return null;
  const from = start + "where".length;
  const end = indexAtTop(statement, from, clauses);
  const condition = statement.slice(from, end === -1 ? undefined : end).trim();
  const rest = end === -1 ? "" : ` ${statement.slice(end)}`;
  // Kept behind the "or", so that the statement has as many parameters.
  return `${statement.slice(0, start)}where (true or (${condition}))${rest}`;
}

/** Returns where a word outside of parentheses and quotes matches; -1 without one. */
function indexAtTop(statement: string, from: number, word: RegExp): number {
  let depth = 0;
  for (let at = from; at < statement.length; at++) {
    const letter = statement[at];
    if (letter === "'" || letter === '"') at = statement.indexOf(letter, at + 1);
    else if (letter === "(") depth++;
    else if (letter === ")") depth--;
    else if (depth === 0 && /[\s,)]/.test(letter ?? "") && word.test(statement.slice(at + 1))) {
      return at + 1;
    }
    if (at === -1) break;
  }
  return -1;
}

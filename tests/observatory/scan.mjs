import { scan } from "@mdn/mdn-http-observatory";

// Prints the score of each page, and the rules that take points from it.
for (const page of process.argv.slice(2)) {
  const { scan: result, tests } = await scan(page);
  const lost = Object.entries(tests)
    .filter(([, { scoreModifier }]) => scoreModifier < 0)
    .map(([name, { result: reason }]) => `${name}: ${reason}`);
  process.stdout.write(
    `${JSON.stringify({ page, score: result.score, grade: result.grade, lost })}\n`,
  );
}

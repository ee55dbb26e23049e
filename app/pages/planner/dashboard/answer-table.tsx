import { plannerTexts } from "../texts.ts";
import { AnswerRow } from "./answer-row.tsx";
import type { AnswerView } from "./load-dashboard.server.ts";
import type { useArrivals } from "./use-arrivals.ts";

const { answers: texts } = plannerTexts;

interface AnswerTableProps {
  answers: AnswerView[];
  arrivals: ReturnType<typeof useArrivals>;
}

/** A table where there is room; on phones each row becomes a small card of its own. */
export function AnswerTable({ answers, arrivals }: AnswerTableProps) {
  const heads = [
    texts.name,
    texts.answer,
    texts.persons,
    texts.diet,
    texts.message,
    texts.email,
    texts.date,
  ];
  return (
    <table className="w-full text-left text-14 max-lg:block">
      <thead className="max-lg:sr-only">
        <tr className="border-b border-rule-2">
          {heads.map((head) => (
            <th
              key={head}
              scope="col"
              className="h-11 px-3 text-13 font-medium text-muted first:pl-6.5 last:pr-4"
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-rule max-lg:block">
        {answers.map((answer) => (
          <AnswerRow key={answer.id} answer={answer} arrivals={arrivals} />
        ))}
      </tbody>
    </table>
  );
}

import { useFocusAfterRemoval } from "#app/client/actions/use-focus-after-removal.ts";
import { plannerTexts } from "../texts.ts";
import { AnswerRow } from "./answer-row.tsx";
import type { AnswerView } from "./load-dashboard.server.ts";
import type { useNewAnswers } from "./use-new-answers.ts";

const { answers: texts } = plannerTexts;

interface AnswerTableProps {
  answers: AnswerView[];
  newAnswers: ReturnType<typeof useNewAnswers>;
}

/** A table where there is room; on phones each row becomes a small card of its own. */
export function AnswerTable({ answers, newAnswers }: AnswerTableProps) {
  const { list, remember } = useFocusAfterRemoval<HTMLTableSectionElement>(
    answers.length,
    "button",
  );
  const heads = [
    { text: texts.name, width: "w-[16%]" },
    { text: texts.answer, width: "w-33" },
    { text: texts.persons, width: "w-27" },
    { text: texts.diet, width: "w-[10%]" },
    { text: texts.message, width: "" },
    { text: texts.email, width: "w-[15%]" },
    { text: texts.date, width: "w-31" },
  ];
  return (
    <table className="w-full table-fixed text-left text-14 max-[80rem]:block">
      <thead className="max-[80rem]:sr-only">
        <tr className="border-b border-rule-2">
          {heads.map(({ text, width }) => (
            <th
              key={text}
              scope="col"
              className={`${width} h-11 px-3 text-13 font-medium text-muted first:pl-6.5`}
            >
              {text}
            </th>
          ))}
          <th scope="col" className="w-14">
            <span className="sr-only">{texts.choices}</span>
          </th>
        </tr>
      </thead>
      <tbody ref={list} onFocus={remember} className="divide-y divide-rule max-[80rem]:block">
        {answers.map((answer) => (
          <AnswerRow key={answer.id} answer={answer} newAnswers={newAnswers} />
        ))}
      </tbody>
    </table>
  );
}

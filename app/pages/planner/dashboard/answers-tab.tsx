import type { AnswerPage } from "#app/features/rsvp/admin/answer-page.server.ts";
import { answerQuery } from "#app/features/rsvp/admin/answer-query.ts";
import { Answers } from "#app/features/rsvp/admin/answers.tsx";
import type { NewAnswers } from "#app/features/rsvp/admin/new-answers.tsx";
import { NoAnswers } from "#app/features/rsvp/admin/no-answers.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { useSeenAnswers } from "../attention/use-attention.ts";
import type { Dashboard } from "./load-dashboard.server.ts";

interface AnswersTabProps {
  page: AnswerPage;
  dashboard: Dashboard;
  newAnswers: NewAnswers;
}

export function AnswersTab({ page, dashboard: { counts, wedding }, newAnswers }: AnswersTabProps) {
  const isNewest = answerQuery.href(page.query) === answerQuery.href();
  useSeenAnswers(isNewest ? page.answers[0]?.sent : undefined);
  if (counts.total > 0) return <Answers page={page} newAnswers={newAnswers} />;
  return (
    <Sheet>
      <NoAnswers weddingPath={wedding.page} />
    </Sheet>
  );
}

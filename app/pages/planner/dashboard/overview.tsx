import { Link } from "react-router";
import { answerQuery } from "#app/features/rsvp/admin/answer-query.ts";
import type { NewAnswers } from "#app/features/rsvp/admin/new-answers.tsx";
import { NoAnswers } from "#app/features/rsvp/admin/no-answers.tsx";
import { shareSection } from "#app/features/weddings/rules.ts";
import { TextField } from "#app/ui/field.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { Stat, StatStrip } from "#app/ui/stat-strip.tsx";
import { plannerTexts } from "../texts.ts";
import { AttendanceChart } from "./attendance-chart.tsx";
import { LatestAnswers } from "./latest-answers.tsx";
import { LatestChanges } from "./latest-changes.tsx";
import type { Dashboard } from "./load-dashboard.server.ts";
import { NextList } from "./next-list.tsx";

const { answers, counters, wedding: texts } = plannerTexts;

interface OverviewProps {
  dashboard: Dashboard;
  newAnswers: NewAnswers;
}

export function Overview({ dashboard, newAnswers }: OverviewProps) {
  const { counts, attendance, latest, news, firstSteps, wedding } = dashboard;
  return (
    <>
      <StatStrip
        figure={attendance.coming + attendance.declined > 0 && <AttendanceChart {...attendance} />}
      >
        <Stat
          label={counters.coming}
          value={attendance.coming}
          note={counters.fromAnswers(counts.comingAnswers)}
          tone="gran"
        />
        <Stat label={counters.declined} value={attendance.declined} note={counters.declinedNote} />
        <Stat label={counters.total} value={counts.total} />
      </StatStrip>
      {news && <LatestChanges news={news} />}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_384px] lg:gap-5">
        <Sheet
          title={answers.latest}
          action={
            latest.length > 0 && (
              <Link to={answerQuery.href()} className="link py-3 text-14 font-medium lg:py-1.5">
                {answers.all}
              </Link>
            )
          }
        >
          {latest.length > 0 ? (
            <LatestAnswers answers={latest} newAnswers={newAnswers} />
          ) : (
            <NoAnswers weddingPath={wedding.page} />
          )}
        </Sheet>
        <div className="grid gap-4 max-lg:contents lg:gap-5">
          <div className="max-lg:order-first">
            <NextList firstSteps={firstSteps} page={wedding.page} />
          </div>
          <Sheet id={shareSection.id} title={texts.share} className="scroll-mt-20">
            <div className="grid gap-3 p-4 lg:p-6">
              <p className="text-14 text-muted">{texts.shareHint}</p>
              <TextField
                name="link"
                label={<span className="sr-only">{texts.share}</span>}
                readOnly
                value={wedding.link}
                onFocus={(event) => event.currentTarget.select()}
              />
            </div>
          </Sheet>
        </div>
      </div>
    </>
  );
}

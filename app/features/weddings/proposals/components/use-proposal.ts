import { useEffect, useRef, useState } from "react";
import { useFetcher, useNavigate, useSearchParams } from "react-router";
import { loadDraft } from "../../components/wizard/draft-storage.ts";
import { draftFrom, isDate, isTime, type WeddingDraft } from "../../rules.ts";
import { type Facts, noFacts, type Proposal, type ProposalResult, seasonOf } from "../rules.ts";

const views = ["questions", "slip", "writing", "story", "rest"] as const;

export type View = (typeof views)[number];

/** The wizard's draft of this browser; null until it has been read. */
export function useStoredDraft(): WeddingDraft | null {
  const [draft, setDraft] = useState<WeddingDraft | null>(null);
  useEffect(() => setDraft(loadDraft() ?? draftFrom(null)), []);
  return draft;
}

/** The screen in the URL, so that the browser's Back goes to the screen before. */
export function useView(hasProposal: boolean): [View, (view: View) => void] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = views.find((view) => view === search.get("view")) ?? "questions";
  const needsProposal = asked === "story" || asked === "rest";
  const view = asked === "writing" || (needsProposal && !hasProposal) ? "questions" : asked;
  const show = (next: View) => {
    navigate(next === "questions" ? "/create/draft" : `/create/draft?view=${next}`, {
      preventScrollReset: false,
    });
  };
  return [view, show];
}

/** Keeps what the couple tells in this tab's memory only. */
export function useFacts(draft: WeddingDraft | null) {
  const [facts, setFacts] = useState<Facts>(noFacts);
  const season = draft && isDate(draft.weddingDate) ? seasonOf(draft.weddingDate) : "";
  const shown = facts.season === "" && season && !hasChosen(facts) ? { ...facts, season } : facts;
  const change = (fields: Partial<Facts>) => setFacts({ ...shown, ...fields });
  return { facts: shown, change };
}

/** Only an untouched letter is filled in, so that the season can be left open. */
function hasChosen(facts: Facts): boolean {
  return facts !== noFacts;
}

const slowAfterMs = 1_000;

export function useWriter(onWritten: (proposal: Proposal) => void) {
  const fetcher = useFetcher<ProposalResult>();
  const handled = useRef<ProposalResult>(undefined);
  const isWriting = fetcher.state !== "idle";
  const [isSlow, setSlow] = useState(false);
  const [isStopped, setStopped] = useState(false);
  const result = fetcher.data;

  useEffect(() => {
    setSlow(false);
    if (!isWriting) return;
    const timer = window.setTimeout(() => setSlow(true), slowAfterMs);
    return () => window.clearTimeout(timer);
  }, [isWriting]);

  useEffect(() => {
    if (isWriting || !result || handled.current === result || isStopped) return;
    handled.current = result;
    if (result.ok) onWritten(result.proposal);
  }, [isWriting, result, isStopped, onWritten]);

  const write = (draft: WeddingDraft, facts: Facts, options: Record<string, string>) => {
    setStopped(false);
    const { bride, groom, venue, city, weddingDate, ceremonyTime } = draft;
    fetcher.submit(
      {
        ...{ bride, groom, venue, city },
        weddingDate: isDate(weddingDate) ? weddingDate : "",
        ceremonyTime: isTime(ceremonyTime) ? ceremonyTime : "",
        ...facts,
        ...options,
      },
      { method: "post", action: "/create/draft" },
    );
  };
  const stop = () => {
    setStopped(true);
    fetcher.reset();
  };
  const hasFailed = !isWriting && !isStopped && result?.ok === false;
  return { write, stop, isWriting: isWriting && !isStopped, isSlow, hasFailed };
}

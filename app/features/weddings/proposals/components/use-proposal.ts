import { useCallback, useEffect, useRef, useState } from "react";
import { useFetcher, useNavigate, useSearchParams } from "react-router";
import { loadDraft, saveDraft } from "../../components/wizard/draft-storage.ts";
import { draftFrom, isDate, isTime, type WeddingDraft } from "../../rules.ts";
import {
  type Facts,
  noFacts,
  type Picks,
  type Proposal,
  type ProposalResult,
  seasonOf,
} from "../rules.ts";
import { type Rest, replacedFields, restOf } from "./rest.ts";

const views = ["questions", "slip", "writing", "story", "rest"] as const;

type View = (typeof views)[number];

/** The wizard's draft of this browser; null until it has been read. */
export function useStoredDraft(): WeddingDraft | null {
  const [draft, setDraft] = useState<WeddingDraft | null>(null);
  useEffect(() => setDraft(loadDraft() ?? draftFrom(null)), []);
  return draft;
}

/** A proposal, and what the couple has chosen of it. */
export interface Work {
  proposal: Proposal;
  picks: Picks;
  edited: string | null;
  rest: Rest;
}

export type ProposalState = ReturnType<typeof useProposalState>;

/** What the screens share. */
export function useProposalState(draft: WeddingDraft, modelHost: string | null) {
  const { facts, change } = useFacts(draft);
  const [question, setQuestion] = useState(0);
  const [isAllowed, setAllowed] = useState(true);
  const { view, writer, ...work } = useWork(draft, facts);
  const screen = writer.isWriting && writer.isSlow ? "writing" : view;
  return {
    ...{ draft, modelHost, screen, writer, facts, change },
    ...{ question, setQuestion, isAllowed, setAllowed },
    ...work,
    replacement: useReplacement(draft),
  };
}

function useWork(draft: WeddingDraft, facts: Facts) {
  const [variation, setVariation] = useState(0);
  const [work, setWork] = useState<Work | null>(null);
  const [view, show] = useView(work !== null);
  const onWritten = useCallback(
    (proposal: Proposal) => {
      const picks = proposal.paragraphs.map(() => facts.tone);
      setWork({ proposal, picks, edited: null, rest: restOf(proposal, facts.tone, draft) });
      show("story");
    },
    [facts.tone, draft, show],
  );
  const writer = useWriter(onWritten);
  const write = (by: "jaord" | "model", again = variation) => {
    setVariation(again);
    writer.write(draft, facts, { writer: by, variation: String(again) });
  };
  return { work, setWork, variation, view, show, writer, write };
}

/** Asks before fields that the couple has filled in are replaced. */
function useReplacement(draft: WeddingDraft) {
  const navigate = useNavigate();
  const [proposed, setProposed] = useState<Partial<WeddingDraft> | null>(null);
  const store = (fields: Partial<WeddingDraft>) => {
    saveDraft({ ...draft, ...fields });
    navigate("/create?step=4", { state: { before: draft } });
  };
  const use = (fields: Partial<WeddingDraft>) => {
    if (replacedFields(draft, fields).length > 0) setProposed(fields);
    else store(fields);
  };
  return { proposed, use, store, cancel: () => setProposed(null) };
}

/** The screen in the URL, so that the browser's Back goes to the screen before. */
function useView(hasProposal: boolean): [View, (view: View) => void] {
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
function useFacts(draft: WeddingDraft) {
  const [facts, setFacts] = useState<Facts>(noFacts);
  const season = isDate(draft.weddingDate) ? seasonOf(draft.weddingDate) : "";
  const shown = facts.season === "" && season && !hasChosen(facts) ? { ...facts, season } : facts;
  const change = (fields: Partial<Facts>) => setFacts({ ...shown, ...fields });
  return { facts: shown, change };
}

/** Only an untouched letter is filled in, so that the season can be left open. */
function hasChosen(facts: Facts): boolean {
  return facts !== noFacts;
}

const slowAfterMs = 1_000;

function useWriter(onWritten: (proposal: Proposal) => void) {
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

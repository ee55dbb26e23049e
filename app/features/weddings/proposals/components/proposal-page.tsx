import { useEffect, useRef } from "react";
import { Navigate } from "react-router";
import { useStickyBars } from "#app/ui/sticky-bars.ts";
import { reachableStep, type WeddingDraft } from "../../rules.ts";
import { Frame } from "./frame.tsx";
import { screenContent } from "./screens.tsx";
import { useProposalState, useStoredDraft } from "./use-proposal.ts";

export function ProposalPage({ modelHost }: { modelHost: string | null }) {
  const draft = useStoredDraft();
  if (!draft) return null;
  const step = reachableStep(4, draft);
  if (step !== 4) return <Navigate to={`/create?step=${step}`} replace />;
  return <ProposalScreens draft={draft} modelHost={modelHost} />;
}

function ProposalScreens({ draft, modelHost }: { draft: WeddingDraft; modelHost: string | null }) {
  useStickyBars();
  const state = useProposalState(draft, modelHost);
  const { screen } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const shownScreen = useRef(`${screen}${state.question}`);
  useEffect(() => {
    if (shownScreen.current !== screen) heading.current?.focus();
    shownScreen.current = screen;
  }, [screen]);
  return <Frame {...{ draft, heading }} {...screenContent(state)} />;
}

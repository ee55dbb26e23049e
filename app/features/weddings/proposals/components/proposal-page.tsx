import { useCallback, useEffect, useRef, useState } from "react";
import { Navigate, useNavigate } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ChevronLeft, ChevronRight, Shuffle } from "#app/ui/icons.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useStickyBars } from "#app/ui/sticky-bars.ts";
import { TabLinks } from "#app/ui/tabs.tsx";
import { saveDraft } from "../../components/wizard/draft-storage.ts";
import { reachableStep, type WeddingDraft } from "../../rules.ts";
import { type Picks, type Proposal, storyOf } from "../rules.ts";
import { proposalTexts as texts } from "../texts.ts";
import { Frame } from "./frame.tsx";
import { Questions } from "./questions.tsx";
import { ReplaceDialog } from "./replace-dialog.tsx";
import { fieldsOf, type Rest, replacedFields, restOf } from "./rest.ts";
import { RestChoice } from "./rest-choice.tsx";
import { SlipScreen } from "./slip.tsx";
import { StoryChoice } from "./story-choice.tsx";
import { useFacts, useStoredDraft, useView, useWriter } from "./use-proposal.ts";
import { WhoWrote } from "./who-wrote.tsx";
import { Writing } from "./writing.tsx";

interface Work {
  proposal: Proposal;
  picks: Picks;
  edited: string | null;
  rest: Rest;
}

const questionCount = texts.questions.length;

export function ProposalPage({ modelHost }: { modelHost: string | null }) {
  const draft = useStoredDraft();
  if (!draft) return null;
  const step = reachableStep(4, draft);
  if (step !== 4) return <Navigate to={`/create?step=${step}`} replace />;
  return <ProposalScreens draft={draft} modelHost={modelHost} />;
}

function ProposalScreens({ draft, modelHost }: { draft: WeddingDraft; modelHost: string | null }) {
  useStickyBars();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { facts, change } = useFacts(draft);
  const [question, setQuestion] = useState(0);
  const [isAllowed, setAllowed] = useState(true);
  const [variation, setVariation] = useState(0);
  const [work, setWork] = useState<Work | null>(null);
  const [proposed, setProposed] = useState<Partial<WeddingDraft> | null>(null);
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
  const isShownWriting = writer.isWriting && writer.isSlow;
  const screen = isShownWriting ? "writing" : view;

  const shownScreen = useRef(`${screen}${question}`);
  useEffect(() => {
    if (shownScreen.current !== screen) heading.current?.focus();
    shownScreen.current = screen;
  }, [screen]);

  const write = (by: "jaord" | "model", again = variation) => {
    setVariation(again);
    writer.write(draft, facts, { writer: by, variation: String(again) });
  };
  const use = (fields: Partial<WeddingDraft>) => {
    if (replacedFields(draft, fields).length > 0) setProposed(fields);
    else store(fields);
  };
  const store = (fields: Partial<WeddingDraft>) => {
    saveDraft({ ...draft, ...fields });
    navigate("/create?step=4", { state: { before: draft } });
  };
  const names = { bride: draft.bride.trim(), groom: draft.groom.trim() };
  const failure = writer.hasFailed && <Notice tone="error">{texts.failed}</Notice>;
  const afterQuestions = () => (modelHost ? show("slip") : write("jaord"));

  if (screen === "writing") {
    const { title, lead, stop, soon } = texts.writing;
    const footer = (
      <>
        <Button type="button" onClick={writer.stop}>
          {stop}
        </Button>
        <p role="status" className="text-14 text-muted">
          {soon}
        </p>
        <span />
      </>
    );
    return (
      <Frame {...{ draft, heading, title, lead, footer }}>
        <Writing facts={facts} />
      </Frame>
    );
  }

  if (screen === "slip" && modelHost) {
    const { title, lead, without, send } = texts.slip;
    const footer = (
      <>
        <Button type="button" onClick={() => write("jaord")}>
          {without}
        </Button>
        <Button
          type="button"
          variant="primary"
          busy={writer.isWriting}
          disabled={!isAllowed}
          onClick={() => write("model")}
        >
          {send}
          <Icon icon={ChevronRight} size={18} />
        </Button>
      </>
    );
    return (
      <Frame {...{ draft, heading, title, lead, footer }}>
        {failure}
        <SlipScreen host={modelHost} {...{ draft, facts, isAllowed }} onAllow={setAllowed} />
      </Frame>
    );
  }

  if (work && (screen === "story" || screen === "rest")) {
    const { proposal, picks, edited, rest } = work;
    const isStory = screen === "story";
    const story = { story: (edited ?? storyOf(proposal.paragraphs, picks)).trim() };
    const again = () => write(proposal.writtenBy === "model" ? "model" : "jaord", variation + 1);
    const footer = isStory ? (
      <>
        <Button type="button" onClick={() => show("questions")}>
          <Icon icon={ChevronLeft} size={18} />
          {texts.story.facts}
        </Button>
        <Button type="button" variant="quiet" busy={writer.isWriting} onClick={again}>
          <Icon icon={Shuffle} size={18} />
          <span className="max-sm:sr-only">{texts.story.again}</span>
        </Button>
        <Button type="button" variant="primary" onClick={() => show("rest")}>
          {texts.story.use}
        </Button>
      </>
    ) : (
      <>
        <Button type="button" onClick={() => show("story")}>
          <Icon icon={ChevronLeft} size={18} />
          <span className="max-sm:sr-only">{texts.rest.story}</span>
        </Button>
        <Button type="button" variant="quiet" onClick={() => use(story)}>
          {texts.rest.skip}
        </Button>
        <Button
          type="button"
          variant="primary"
          onClick={() => use({ ...story, ...fieldsOf(rest, proposal) })}
        >
          {texts.rest.use}
        </Button>
      </>
    );
    const tabs = [
      { to: "/create/draft?view=story", label: texts.rest.story, current: isStory },
      { to: "/create/draft?view=rest", label: texts.rest.rest, current: !isStory },
    ];
    return (
      <Frame
        {...{ draft, heading, footer }}
        title={isStory ? texts.story.title : texts.rest.title}
        aside={<TabLinks label={texts.rest.parts} tabs={tabs} />}
      >
        {failure}
        {isStory ? (
          <StoryChoice
            key={variation}
            {...{ proposal, picks, edited }}
            firstTone={facts.tone}
            pick={(next) => setWork({ ...work, picks: next })}
            edit={(next) => setWork({ ...work, edited: next })}
          />
        ) : (
          <RestChoice
            {...{ draft, proposal, rest }}
            change={(fields) => setWork({ ...work, rest: { ...rest, ...fields } })}
          />
        )}
        <WhoWrote
          {...{ proposal }}
          host={modelHost}
          marks={isStory ? texts.marked : texts.numbered}
          onWriteOurselves={() => write("jaord")}
        />
        <ReplaceDialog {...{ draft, proposed }} onClose={() => setProposed(null)} onUse={store} />
      </Frame>
    );
  }

  const isLast = question === questionCount - 1;
  const writeButton = (
    <Button type="button" variant="primary" busy={writer.isWriting} onClick={afterQuestions}>
      {texts.write}
      <Icon icon={ChevronRight} size={18} />
    </Button>
  );
  const footer = (
    <>
      <ButtonLink to="/create?step=4" className={question > 0 ? "max-lg:hidden" : undefined}>
        <Icon icon={ChevronLeft} size={18} />
        {texts.ownWords}
      </ButtonLink>
      {question > 0 && (
        <Button type="button" className="lg:hidden" onClick={() => setQuestion(question - 1)}>
          <Icon icon={ChevronLeft} size={18} />
          {texts.previous}
        </Button>
      )}
      <p className="text-14 text-muted max-lg:hidden">{texts.duration}</p>
      <span className={isLast ? "contents" : "contents max-lg:hidden"}>{writeButton}</span>
      {!isLast && (
        <Button
          type="button"
          variant="primary"
          className="flex-1 lg:hidden"
          onClick={() => setQuestion(question + 1)}
        >
          {texts.next}
          <span className="font-medium tabular-nums">
            {texts.position(question + 1, questionCount)}
          </span>
        </Button>
      )}
    </>
  );
  return (
    <Frame {...{ draft, heading, footer }} title={texts.title} lead={texts.lead}>
      {failure}
      <Questions {...{ facts, names, change, question }} />
    </Frame>
  );
}

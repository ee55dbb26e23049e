import type { ReactNode } from "react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ChevronLeft, ChevronRight, Shuffle } from "#app/ui/icons.ts";
import { Notice } from "#app/ui/notice.tsx";
import { TabLinks } from "#app/ui/tabs.tsx";
import { storyOf } from "../rules.ts";
import { proposalTexts as texts } from "../texts.ts";
import type { FrameProps } from "./frame.tsx";
import { Questions } from "./questions.tsx";
import { ReplaceDialog } from "./replace-dialog.tsx";
import { fieldsOf } from "./rest.ts";
import { RestChoice } from "./rest-choice.tsx";
import { SlipScreen } from "./slip.tsx";
import { StoryChoice } from "./story-choice.tsx";
import type { ProposalState, Work } from "./use-proposal.ts";
import { WhoWrote } from "./who-wrote.tsx";
import { Writing } from "./writing.tsx";

type Content = Omit<FrameProps, "draft" | "heading">;
type StateWithWork = ProposalState & { work: Work };

const questionCount = texts.questions.length;

/** Returns what the frame shows. The screens have one frame, which stays from screen to screen. */
export function screenContent(state: ProposalState): Content {
  const { screen, modelHost, work } = state;
  if (screen === "writing") return writingScreen(state);
  if (screen === "slip" && modelHost) return slipScreen(state, modelHost);
  if (work && screen === "story") return storyScreen({ ...state, work });
  if (work && screen === "rest") return restScreen({ ...state, work });
  return questionsScreen(state);
}

function writingScreen({ facts, writer }: ProposalState): Content {
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
  return { title, lead, footer, children: <Writing facts={facts} /> };
}

function slipScreen(state: ProposalState, modelHost: string): Content {
  const { draft, facts, isAllowed, setAllowed, writer, write } = state;
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
  const children = (
    <>
      {failureNotice(state)}
      <SlipScreen host={modelHost} {...{ draft, facts, isAllowed }} onAllow={setAllowed} />
    </>
  );
  return { title, lead, footer, children };
}

function storyScreen(state: StateWithWork): Content {
  const { work, setWork, facts, variation } = state;
  const { proposal, picks, edited } = work;
  const choice = (
    <StoryChoice
      key={variation}
      {...{ proposal, picks, edited }}
      firstTone={facts.tone}
      pick={(next) => setWork({ ...work, picks: next })}
      edit={(next) => setWork({ ...work, edited: next })}
    />
  );
  return {
    title: texts.story.title,
    aside: choiceTabs("story"),
    footer: storyFooter(state),
    children: choiceParts(state, choice, texts.marked),
  };
}

function storyFooter({ work, variation, show, writer, write }: StateWithWork) {
  const by = work.proposal.writtenBy === "model" ? "model" : "jaord";
  return (
    <>
      <Button type="button" onClick={() => show("questions")}>
        <Icon icon={ChevronLeft} size={18} />
        {texts.story.facts}
      </Button>
      <Button
        type="button"
        variant="quiet"
        busy={writer.isWriting}
        onClick={() => write(by, variation + 1)}
      >
        <Icon icon={Shuffle} size={18} />
        <span className="max-sm:sr-only">{texts.story.again}</span>
      </Button>
      <Button type="button" variant="primary" onClick={() => show("rest")}>
        {texts.story.use}
      </Button>
    </>
  );
}

function restScreen(state: StateWithWork): Content {
  const { draft, work, setWork } = state;
  const { proposal, rest } = work;
  const choice = (
    <RestChoice
      {...{ draft, proposal, rest }}
      change={(fields) => setWork({ ...work, rest: { ...rest, ...fields } })}
    />
  );
  return {
    title: texts.rest.title,
    aside: choiceTabs("rest"),
    footer: restFooter(state),
    children: choiceParts(state, choice, texts.numbered),
  };
}

function restFooter({ work, show, replacement }: StateWithWork) {
  const { proposal, picks, edited, rest } = work;
  const story = { story: (edited ?? storyOf(proposal.paragraphs, picks)).trim() };
  return (
    <>
      <Button type="button" onClick={() => show("story")}>
        <Icon icon={ChevronLeft} size={18} />
        <span className="max-sm:sr-only">{texts.rest.story}</span>
      </Button>
      <Button type="button" variant="quiet" onClick={() => replacement.use(story)}>
        {texts.rest.skip}
      </Button>
      <Button
        type="button"
        variant="primary"
        onClick={() => replacement.use({ ...story, ...fieldsOf(rest, proposal) })}
      >
        {texts.rest.use}
      </Button>
    </>
  );
}

function choiceTabs(current: "story" | "rest") {
  const tabs = [
    { to: "/create/draft?view=story", label: texts.rest.story, current: current === "story" },
    { to: "/create/draft?view=rest", label: texts.rest.rest, current: current === "rest" },
  ];
  return <TabLinks label={texts.rest.parts} tabs={tabs} />;
}

function choiceParts(state: StateWithWork, choice: ReactNode, marks: string) {
  const { draft, modelHost, work, write, replacement } = state;
  const { proposed, store, cancel } = replacement;
  return (
    <>
      {failureNotice(state)}
      {choice}
      <WhoWrote
        proposal={work.proposal}
        host={modelHost}
        marks={marks}
        onWriteOurselves={() => write("jaord")}
      />
      <ReplaceDialog {...{ draft, proposed }} onClose={cancel} onUse={store} />
    </>
  );
}

function questionsScreen(state: ProposalState): Content {
  const { draft, facts, change, question } = state;
  const names = { bride: draft.bride.trim(), groom: draft.groom.trim() };
  const children = (
    <>
      {failureNotice(state)}
      <Questions {...{ facts, names, change, question }} />
    </>
  );
  return { title: texts.title, lead: texts.lead, footer: questionsFooter(state), children };
}

function questionsFooter(state: ProposalState) {
  const { question, setQuestion } = state;
  const isLast = question === questionCount - 1;
  return (
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
      <span className={isLast ? "contents" : "contents max-lg:hidden"}>{writeButton(state)}</span>
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
}

function writeButton({ modelHost, show, writer, write }: ProposalState) {
  const afterQuestions = () => (modelHost ? show("slip") : write("jaord"));
  return (
    <Button type="button" variant="primary" busy={writer.isWriting} onClick={afterQuestions}>
      {texts.write}
      <Icon icon={ChevronRight} size={18} />
    </Button>
  );
}

function failureNotice({ writer }: ProposalState) {
  return writer.hasFailed && <Notice tone="error">{texts.failed}</Notice>;
}

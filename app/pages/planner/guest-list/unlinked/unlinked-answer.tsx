import { ActionForm } from "#app/client/actions/action-form.tsx";
import { submitFields } from "#app/client/actions/submit.ts";
import { actionFields } from "#app/platform/http/actions.ts";
import { firstNameOf } from "#app/platform/person-name.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CategoryName } from "#app/ui/category-name.tsx";
import { MenuItem } from "#app/ui/menu.tsx";
import { MoreMenu } from "#app/ui/more-menu.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { guestActions } from "../actions.ts";
import { guestQuery } from "../guest-query.ts";
import { GuestStatus } from "../guest-status.tsx";
import type { GuestList, UnlinkedView } from "../load-guest-list.server.ts";
import type { GuestRow } from "../rules.ts";
import { guestListTexts } from "../texts.ts";
import type { Suggestion } from "./suggestions.ts";
import { unlinkedTexts as texts } from "./texts.ts";

const { companion: withCompanion } = guestListTexts;

interface UnlinkedAnswerProps {
  answer: UnlinkedView;
  list: GuestList;
  isFirst: boolean;
  onChoose: () => void;
}

/** The sender and the suggested guest, with a line between them. */
export function UnlinkedAnswer({ answer, list, isFirst, onChoose }: UnlinkedAnswerProps) {
  const { id, name, suggestion } = answer;
  const guest = list.rows.find((row) => row.id === suggestion?.guestId);
  const isOfCompanion = suggestion?.reason.startsWith("companion") ?? false;
  const isTaken = guest?.answer !== undefined && !isOfCompanion;
  const canLink = suggestion !== null && guest !== undefined && !isTaken;
  return (
    <li>
      <Sheet className="grid items-center gap-x-4 gap-y-2.5 p-4 sm:grid-cols-[minmax(0,1fr)_minmax(3rem,1fr)_minmax(0,1fr)] lg:pl-6 xl:grid-cols-[minmax(10rem,15rem)_minmax(4rem,1fr)_minmax(12rem,20rem)_18.5rem]">
        <div className="min-w-0">
          <p className="text-13 text-muted">{texts.answered(answer.answered)}</p>
          <h2 className="text-d20 wrap-anywhere">{name}</h2>
          <p className="flex flex-wrap items-center gap-3">
            <GuestStatus status={answer.attending ? "attending" : "declined"} />
            {answer.diet && <Badge tone="messing">{answer.diet}</Badge>}
          </p>
          <p className="text-13 text-muted wrap-anywhere">{answer.email ?? texts.noEmail}</p>
        </div>
        <ConnectingLine isWhole={guest !== undefined} />
        <div className="min-w-0">
          <p className="text-13 text-muted">{texts.inList}</p>
          {guest && suggestion ? (
            <Suggested guest={guest} suggestion={suggestion} list={list} isTaken={isTaken} />
          ) : (
            <>
              <p className="font-display text-d20 text-muted">{texts.none}</p>
              <p className="text-13 text-ink-2">{texts.noneHint}</p>
            </>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-1 max-sm:[&>form]:flex-1 sm:justify-end sm:max-xl:col-span-full">
          {canLink ? (
            <ActionForm
              actions={guestActions}
              intent={isOfCompanion ? "link-companion" : "link"}
              values={{ answer: id, guest: guest.id }}
              className="grid"
            >
              <Button
                variant={isFirst ? "primary" : "secondary"}
                aria-label={`${texts.link} ${texts.of(name)}`}
              >
                {texts.link}
              </Button>
            </ActionForm>
          ) : (
            <ActionForm
              actions={guestActions}
              intent="add-from-answer"
              values={{ answer: id }}
              className="grid"
            >
              <Button aria-label={`${texts.add}: ${name}`}>{texts.add}</Button>
            </ActionForm>
          )}
          <Button
            type="button"
            variant="quiet"
            onClick={onChoose}
            aria-label={`${guest ? texts.chooseOther : texts.choose} for ${texts.of(name)}`}
            className="noscript:hidden"
          >
            {guest ? texts.chooseOther : texts.choose}
          </Button>
          <span className="noscript:hidden">
            <MoreMenu variant="quiet" label={guestListTexts.moreFor(texts.of(name))}>
              {canLink && <Item intent="add-from-answer" answer={id} label={texts.add} />}
              <Item intent="ignore" answer={id} label={texts.ignore} />
            </MoreMenu>
          </span>
          <span className="hidden noscript:contents">
            <ButtonLink to={guestQuery.href({ vis: "unlinked", svar: id })} variant="quiet">
              {guest ? texts.chooseOther : texts.choose}
            </ButtonLink>
            <ActionForm actions={guestActions} intent="ignore" values={{ answer: id }}>
              <Button variant="quiet">{texts.ignore}</Button>
            </ActionForm>
          </span>
        </div>
      </Sheet>
    </li>
  );
}

interface SuggestedProps {
  guest: GuestRow;
  suggestion: Suggestion;
  list: GuestList;
  isTaken: boolean;
}

function Suggested({ guest, suggestion, list, isTaken }: SuggestedProps) {
  const { categoryId, companion } = guest;
  const category = list.categories.find(({ id }) => id === categoryId);
  const isOfCompanion = suggestion.reason.startsWith("companion");
  const about = isOfCompanion
    ? texts.companionOf(guest.name)
    : companion !== undefined && withCompanion(companion);
  return (
    <>
      <h3 className="text-d20 wrap-anywhere">{suggestion.name}</h3>
      <p className="flex flex-wrap items-center gap-x-4 text-14">
        {category && <CategoryName category={category} />}
        {about && <span className="text-muted">{about}</span>}
      </p>
      <p className="text-13 text-ink-2">
        {isTaken ? texts.reasons.taken : reasonText(suggestion, guest)}
      </p>
    </>
  );
}

function reasonText({ reason }: Suggestion, { name, answer }: GuestRow): string {
  const first = firstNameOf(name);
  if (reason === "companion") return texts.reasons.companion(first);
  if (reason !== "companion-first-name") return texts.reasons[reason];
  return answer?.companionName
    ? texts.reasons["companion-answered"](first)
    : texts.reasons["companion-first-name"](first);
}

interface ItemProps {
  intent: "ignore" | "add-from-answer";
  answer: string;
  label: string;
}

function Item({ intent, answer, label }: ItemProps) {
  return (
    <MenuItem onSelect={() => submitFields(guestActions.path, actionFields(intent, { answer }))}>
      {label}
    </MenuItem>
  );
}

/** Is broken when no guest is suggested. */
function ConnectingLine({ isWhole }: { isWhole: boolean }) {
  return (
    <div aria-hidden="true" className="relative h-9 w-3 sm:mr-7 sm:h-3 sm:w-auto">
      <span className="absolute top-0 left-0 size-3 rounded-full bg-messing" />
      <span
        className={
          isWhole
            ? "absolute border-dashed border-messing max-sm:top-3 max-sm:bottom-2.5 max-sm:left-[5px] max-sm:border-l-[1.5px] sm:top-[5px] sm:right-3 sm:left-3 sm:border-t-[1.5px]"
            : "absolute border-dotted border-rule-2 max-sm:top-3 max-sm:bottom-0 max-sm:left-[5px] max-sm:border-l-[1.5px] sm:top-[5px] sm:right-1/2 sm:left-3 sm:border-t-[1.5px]"
        }
      />
      {isWhole && (
        <span className="absolute right-0 bottom-0 size-3 rounded-full border-[1.5px] border-messing bg-sheet" />
      )}
    </div>
  );
}

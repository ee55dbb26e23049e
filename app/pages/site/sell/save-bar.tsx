import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Check } from "#app/ui/icons.ts";
import { sellTexts } from "./texts.ts";

const { bar: texts } = sellTexts;

interface SaveBarProps {
  /** What is known about the draft, such as when it was saved. */
  status: string;
  isSaved: boolean;
  /** A listing that buyers have seen has no draft. */
  isDraft: boolean;
  /** Buyers do not see it now. */
  publishes: boolean;
  isSubmitting: boolean;
  canPublish: boolean;
}

export function SaveBar(props: SaveBarProps) {
  const { status, isSaved, isDraft, publishes, isSubmitting, canPublish } = props;
  return (
    <div data-foot-bar className="sticky bottom-0 z-20 border-t border-rule-2 bg-paper">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
        <div className="noscript:hidden">
          <p
            role="status"
            className={`flex min-h-5 items-center gap-1 text-14 font-medium ${isSaved ? "text-gran" : "text-muted"}`}
          >
            {isSaved && (
              <span className="m-1 grid size-5 flex-none place-items-center rounded-full bg-gran text-on-ink">
                <Icon icon={Check} size={14} className="stroke-[2.2]" />
              </span>
            )}
            {status}
          </p>
          {!canPublish && (
            <p id="publiser-mangler" className="text-13 text-muted">
              {texts.missing}
            </p>
          )}
        </div>
        <div className="flex flex-1 justify-end gap-1.5">
          {isDraft && (
            <Button variant="quiet" name="pressed" value="draft">
              {texts.saveDraft}
            </Button>
          )}
          <Button
            variant="primary"
            name="pressed"
            value="publish"
            disabled={!canPublish}
            aria-describedby={canPublish ? undefined : "publiser-mangler"}
            busy={isSubmitting}
          >
            {publishes ? texts.publish : texts.saveChanges}
          </Button>
        </div>
      </div>
    </div>
  );
}

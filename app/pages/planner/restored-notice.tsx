import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { plannerTexts } from "./texts.ts";

const texts = plannerTexts.restored;

interface RestoredNoticeProps {
  /** What is said; without it, to a couple. */
  text?: string;
  /** What the button is called that gives it up. */
  drop?: string;
  onDrop: () => void;
}

/** What was typed before the session ended, or the tab was thrown away, stands here again. */
export function RestoredDraftNotice({
  text = texts.ours,
  drop = texts.useStored,
  onDrop,
}: RestoredNoticeProps) {
  return (
    <div role="status">
      <Notice
        action={
          <Button type="button" size="small" onClick={onDrop}>
            {drop}
          </Button>
        }
      >
        {text}
      </Notice>
    </div>
  );
}

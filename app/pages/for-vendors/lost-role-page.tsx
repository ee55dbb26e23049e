import { ButtonLink } from "#app/ui/button.tsx";
import { ErrorFrame } from "../site/error-frame.tsx";
import { vendorAreaTexts } from "./texts.ts";

const { lostRole: texts } = vendorAreaTexts;

/** Tells the owner of a profile that the role was taken, and where to ask. */
export function LostRolePage({ contact }: { contact: string }) {
  return (
    <ErrorFrame documentTitle={texts.title} heading={texts.title}>
      <p className="max-w-[30em] text-18 text-pretty text-ink-2">{texts.sentence}</p>
      <p className="max-w-[30em] text-18 text-pretty text-ink-2">
        {texts.ask}{" "}
        <a href={`mailto:${contact}`} className="link">
          {contact}
        </a>
      </p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink to="/settings" variant="primary" size="large">
          {texts.settings}
        </ButtonLink>
        <ButtonLink to="/" size="large">
          {texts.home}
        </ButtonLink>
      </p>
    </ErrorFrame>
  );
}

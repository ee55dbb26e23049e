import { useEffect, useState } from "react";
import { useFetchers, useNavigation } from "react-router";
import { clientTexts } from "../texts.ts";

/** Responses faster than this show nothing, since a flash would disturb more than it tells. */
const flashFreeMs = 200;

/** True while a page is being fetched or a form is being sent, unless that is quick. */
export function useLoadProgress(): boolean {
  const isLoading = useNavigation().state !== "idle";
  const isSubmitting = useFetchers().some(({ formData }) => formData);
  const isPending = isLoading || isSubmitting;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = window.setTimeout(() => setSlow(true), flashFreeMs);
    return () => {
      window.clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending]);
  return isPending && isSlow;
}

/** A bar at the top of the window. Must be rendered once, by the shell. */
export function LoadProgress({ isShown }: { isShown: boolean }) {
  usePressedLinkMark(isShown);
  return (
    <>
      {isShown && (
        <div
          data-load-progress
          aria-hidden="true"
          className="pointer-events-none fixed inset-x-0 top-0 z-50 h-[3px] overflow-hidden bg-rule"
        >
          <div className="h-full w-full origin-left animate-load bg-berry motion-reduce:w-2/3" />
        </div>
      )}
      <p role="status" className="sr-only">
        {isShown && clientTexts.loading}
      </p>
    </>
  );
}

/** Marks the link that was pressed last, while its page is being fetched. */
function usePressedLinkMark(isShown: boolean): void {
  const [link, setLink] = useState<Element | null>(null);
  useEffect(() => {
    const remember = ({ target }: MouseEvent) =>
      setLink(target instanceof Element ? target.closest("a") : null);
    window.addEventListener("click", remember, { capture: true });
    return () => window.removeEventListener("click", remember, { capture: true });
  }, []);
  useEffect(() => {
    if (!isShown || !link) return;
    link.setAttribute("data-fetching", "");
    return () => link.removeAttribute("data-fetching");
  }, [isShown, link]);
}

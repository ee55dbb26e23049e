import { useEffect } from "react";
import { useNavigate } from "react-router";

/** Tailwind's `lg`: a list and its opened row are side by side from here. */
const wideScreen = "(min-width: 64rem)";

/** History state of a page that `useOpenFirst` opened. Such a page must not move the focus. */
export const openedFirst = "opened-first";

/** Opens the first row of a list where none is open, on screens that show both. */
export function useOpenFirst(href: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!href || !matchMedia(wideScreen).matches) return;
    void navigate(href, { replace: true, preventScrollReset: true, state: openedFirst });
  }, [href, navigate]);
}

import { createContext, type RouterContextProvider } from "react-router";

export interface PageCaching {
  /** Ids of the receivers whose topics change what the page shows; see `publish`. */
  receivers: readonly string[];
  /** When what the page shows of the time is no longer true. */
  validUntil: Date;
  /** A text of the page that each response has anew, such as a form's token. */
  text?: string;
  /** Returns another such text of the same length. */
  freshText?: () => string;
  /** Whether the page depends on no other cookie than those of `visitorKey`. */
  forVisitors?: boolean;
}

export const pageCaching = createContext<PageCaching | null>(null);

/**
 * Lets the server send the page of this request to others who come without cookies, or, with
 * `forVisitors`, to the same visitor again. What it shows may depend on the address and the kind of
 * device, but on nothing else of the request.
 */
export function allowPageCaching(
  request: Request,
  context: Readonly<RouterContextProvider>,
  caching: PageCaching,
): void {
  if (!request.headers.has("Cookie") || caching.forVisitors) context.set(pageCaching, caching);
}

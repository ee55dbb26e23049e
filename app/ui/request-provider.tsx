import { createContext, useContext } from "react";

interface PageRequest {
  /** Goes on inline styles and scripts; known while rendering on the server only. */
  nonce?: string;
  /** Request id to quote in error reports. */
  reference?: string;
}

const RequestContext = createContext<PageRequest>({});

export const RequestProvider = RequestContext.Provider;

export function usePageRequest(): PageRequest {
  return useContext(RequestContext);
}

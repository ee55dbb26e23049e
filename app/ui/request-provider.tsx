import { createContext, useContext } from "react";

interface PageRequest {
  /** Known only while rendering on the server. */
  nonce?: string;
  /** Quoted in error reports. */
  reference?: string;
}

const RequestContext = createContext<PageRequest>({});

export const RequestProvider = RequestContext.Provider;

export function usePageRequest(): PageRequest {
  return useContext(RequestContext);
}

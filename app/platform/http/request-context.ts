import { createContext } from "react-router";

export interface RequestInfo {
  /** Reference number that the error page shows and the log line carries. */
  requestId: string;
  /** For the Content-Security-Policy of this answer. */
  nonce: string;
  /** Taken from the socket, or from the trusted proxy's header; IPv6 is cut to its /64. */
  clientAddress: string;
}

/** What the server knows of a request beyond the Request itself; loaders read it from `context`. */
export const requestInfo = createContext<RequestInfo>();

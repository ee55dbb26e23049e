import { createContext } from "react-router";

export interface RequestInfo {
  /** Shown on the error page and logged with every error. */
  requestId: string;
  /** For the Content-Security-Policy of the response. */
  nonce: string;
  /** Taken from the socket, or from the trusted proxy's header; IPv6 is cut to its /64. */
  clientIp: string;
}

/** Request data that the Request itself does not carry; loaders read it from `context`. */
export const requestInfo = createContext<RequestInfo>();

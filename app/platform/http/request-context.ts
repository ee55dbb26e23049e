import { createContext } from "react-router";

export interface RequestInfo {
  requestId: string;
  nonce: string;
  clientIp: string;
}

export const requestInfo = createContext<RequestInfo>();

/** True when the response is an error page instead of the route's own page. */
export const isErrorPage = createContext(false);

/** Of a page without scripts in it: hashes of its style elements, as its policy names them. */
export const styleHashes = createContext<readonly string[] | null>(null);

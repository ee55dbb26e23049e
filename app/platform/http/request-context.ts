import { createContext } from "react-router";

export interface RequestInfo {
  requestId: string;
  nonce: string;
  clientIp: string;
}

export const requestInfo = createContext<RequestInfo>();

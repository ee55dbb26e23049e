import { createContext } from "react-router";

/** The loader runs after the action of a form that was submitted without script. */
export const isRefused = createContext(false);

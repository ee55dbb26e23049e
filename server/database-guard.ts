import {
  createContext,
  data,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { connectionFault } from "#app/platform/db/connection-fault.server.ts";

type Handler = (args: LoaderFunctionArgs) => unknown;

/** What kept the database from answering this request; null when nothing did. */
export const databaseFault = createContext<string | null>(null);

/** The same pages, where a loader or action that lost the database answers 503 and not 500. */
export function guardDatabase(build: ServerBuild): ServerBuild {
  const routes: ServerBuild["routes"] = {};
  for (const [id, route] of Object.entries(build.routes)) {
    if (!route) continue;
    const { loader, action } = route.module;
    const module = {
      ...route.module,
      ...(loader && { loader: guarded(loader) }),
      ...(action && { action: guarded(action) }),
    };
    routes[id] = { ...route, module };
  }
  return { ...build, routes };
}

function guarded(handler: Handler): Handler {
  return async (args) => {
    try {
      return await handler(args);
    } catch (error) {
      const fault = connectionFault(error);
      if (!fault || args.request.signal.aborted) throw error;
      (args.context as RouterContextProvider).set(databaseFault, fault);
      throw data(null, { status: 503 });
    }
  };
}

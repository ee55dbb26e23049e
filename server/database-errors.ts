import {
  createContext,
  data,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { describeConnectionError } from "#app/platform/db/errors.server.ts";

type Handler = (args: LoaderFunctionArgs) => unknown;

export const databaseError = createContext<string | null>(null);

export function mapDatabaseErrorsTo503(build: ServerBuild): ServerBuild {
  const routes: ServerBuild["routes"] = {};
  for (const [id, route] of Object.entries(build.routes)) {
    if (!route) continue;
    const { loader, action } = route.module;
    const module = {
      ...route.module,
      ...(loader && { loader: mapped(loader) }),
      ...(action && { action: mapped(action) }),
    };
    routes[id] = { ...route, module };
  }
  return { ...build, routes };
}

function mapped(handler: Handler): Handler {
  return async (args) => {
    try {
      return await handler(args);
    } catch (error) {
      const reason = describeConnectionError(error);
      if (!reason || args.request.signal.aborted) throw error;
      (args.context as RouterContextProvider).set(databaseError, reason);
      throw data(null, { status: 503 });
    }
  };
}

import { redirect } from "react-router";
import { requestInfo } from "#app/platform/http/request-context.ts";
import { signOut } from "../sessions/commands.server.ts";
import type { Route } from "./+types/sign-out.ts";
import { goTo } from "./answers.server.ts";

export async function action({ request, context }: Route.ActionArgs) {
  const { cookies } = await signOut({ request, info: context.get(requestInfo) });
  return goTo("/", cookies);
}

/** Following a link signs nobody out. */
export function loader() {
  return redirect("/");
}

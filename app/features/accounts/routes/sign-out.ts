import { redirect } from "react-router";
import { requestInfo } from "#app/platform/http/request-context.ts";
import { signOut } from "../commands.server.ts";
import type { Route } from "./+types/sign-out.ts";

export async function action({ request, context }: Route.ActionArgs) {
  const { cookies } = await signOut({ request, info: context.get(requestInfo) });
  return redirect("/", {
    status: 303,
    headers: cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]),
  });
}

/** Following a link signs nobody out. */
export function loader() {
  return redirect("/");
}

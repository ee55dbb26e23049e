import { redirect } from "react-router";
import { signOut } from "../sessions/commands.server.ts";
import type { Route } from "./+types/sign-out.ts";
import { redirectWith } from "./form-responses.server.ts";

export async function action({ request }: Route.ActionArgs) {
  const { cookies } = await signOut(request);
  return redirectWith("/", cookies);
}

/** A GET must not sign out: links are prefetched. */
export function loader() {
  return redirect("/");
}

import { redirect } from "react-router";

export interface SignedInUser {
  id: string;
  email: string;
  /** Empty until the person gives one. */
  displayName: string;
}

/** Who the request's session cookie belongs to, or null. */
export async function currentUser(_request: Request): Promise<SignedInUser | null> {
  return null;
}

/** The signed-in user; a visitor is sent to /auth and comes back to this page afterwards. */
export async function requireUser(request: Request): Promise<SignedInUser> {
  const user = await currentUser(request);
  if (user) return user;
  const { pathname, search } = new URL(request.url);
  throw redirect(`/auth?next=${encodeURIComponent(pathname + search)}`);
}

import { encode } from "uqr";
import type { SignedInUser } from "#app/features/accounts/access.server.ts";
import { twoFactorStateOf } from "#app/features/accounts/two-factor/queries.server.ts";

export type TwoFactorView = Awaited<ReturnType<typeof viewTwoFactor>>;

/** How somebody's second step stands, and what their app is to scan. */
export async function viewTwoFactor(user: SignedInUser) {
  const state = await twoFactorStateOf(user);
  if (state.state !== "pending") return state;
  const { data, size } = encode(state.setupUri, { ecc: "M", border: 0 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  const key = state.secret.replace(/.{4}(?=.)/g, "$& ");
  return { state: "pending", key, code: { path, size } } as const;
}

import type { BetterAuthPlugin } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { betterAuth } from "better-auth/minimal";
import { z } from "zod";
import { config } from "#app/platform/config.server.ts";
import { type Database, db } from "#app/platform/db/database.server.ts";
import { servedOverHttps } from "#app/platform/http/cookies.server.ts";
import type { RequestInfo } from "#app/platform/http/request-context.ts";
import { log } from "#app/platform/log.server.ts";
import { deriveKey } from "#app/platform/secret.server.ts";
import { sessionLongest } from "./rules.ts";
import { credentials, sessions, users, verifications } from "./tables.server.ts";

const addressHeader = "x-client-address";

/** What the library offers us beyond its own endpoints; none of it has a URL. */
const ownEndpoints = {
  id: "jaord",
  endpoints: {
    /** The token in the session cookie, or null when it is missing or its signature is wrong. */
    readSessionToken: createAuthEndpoint.serverOnly(
      { method: "GET", requireHeaders: true },
      async ({ context, getSignedCookie }) =>
        (await getSignedCookie(context.authCookies.sessionToken.name, context.secret)) || null,
    ),
    /** Signs somebody in who has proved by a mailed link who they are. */
    openSession: createAuthEndpoint.serverOnly(
      { method: "POST", requireHeaders: true, body: z.object({ userId: z.string() }) },
      async (ctx) => {
        const { internalAdapter } = ctx.context;
        const user = await internalAdapter.findUserById(ctx.body.userId);
        if (!user) throw new Error("no such user");
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(ctx, { session, user });
      },
    ),
  },
} satisfies BetterAuthPlugin;

let instance: { database: Database; auth: ReturnType<typeof createAuth> } | undefined;

/** The library that keeps users and sessions. It answers no URL of its own. */
export function auth() {
  if (instance?.database !== db()) instance = { database: db(), auth: createAuth() };
  return instance.auth;
}

/** The headers the library may see of a request: cookie, browser, and the address we trust. */
export function authHeaders(request: Request, info: Pick<RequestInfo, "clientIp">): Headers {
  return new Headers({
    cookie: request.headers.get("Cookie") ?? "",
    "user-agent": request.headers.get("User-Agent") ?? "",
    [addressHeader]: info.clientIp.replace(/\/\d+$/, ""),
  });
}

function createAuth() {
  const secure = servedOverHttps();
  return betterAuth({
    baseURL: config().publicUrl,
    secret: deriveKey("sessions"),
    database: drizzleAdapter(db(), {
      provider: "pg",
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
    }),
    session: { expiresIn: sessionLongest, disableSessionRefresh: true },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Its messages quote addresses.
    logger: { log: (level) => log().debug({ level }, "better-auth") },
    advanced: {
      useSecureCookies: false,
      cookies: {
        session_token: { name: secure ? "__Host-session" : "session", attributes: { secure } },
      },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    plugins: [ownEndpoints],
  });
}

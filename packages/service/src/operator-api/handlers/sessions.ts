import { ProblemError } from "@document-export/server-stub";
import { SESSION_MS, type ConsoleSessions, type SessionOwner } from "../access/console-sessions.js";
import { findOperatorToken } from "../access/operator-tokens.js";
import type { OperatorPrincipal } from "../access/roles.js";
import { noSessionCookie, sessionCookie } from "../access/session-cookie.js";
import type { OperatorContext } from "../operator-context.js";

/** Credentials that start a session. */
type Login = { readonly token: string } | { readonly code: string };

/** `createSession`: starts a console session with an operator token, or with a code from `document-export console`. */
export async function createSession(context: OperatorContext, login: Login) {
  const found = await ownerOf(context, login);
  const { sessions, now, settings, loginFailed } = context;
  if (!found) {
    loginFailed();
    throw refused(login);
  }
  const secret = sessions.begin(found.owner);
  const { name, role } = found;
  return {
    status: 201,
    headers: { "set-cookie": sessionCookie(secret, isSecure(settings)) },
    body: { name, role, expiresAt: new Date(now().getTime() + SESSION_MS).toISOString() },
  } as const;
}

/** `getSession`: returns who the caller is. */
export function getSession({ name, role, sessionEndsAt }: OperatorPrincipal) {
  return {
    status: 200,
    body: { name, role, expiresAt: sessionEndsAt?.toISOString() ?? null },
  } as const;
}

/** `deleteSession`: ends the caller's session and its streams. */
export async function deleteSession(
  { sessions, hub, settings }: OperatorContext,
  { session }: OperatorPrincipal,
) {
  if (session !== undefined) {
    sessions.end(session);
    await hub.recheck();
  }
  return { status: 204, headers: { "set-cookie": noSessionCookie(isSecure(settings)) } } as const;
}

interface Found extends Pick<OperatorPrincipal, "name" | "role"> {
  readonly owner: SessionOwner;
}

async function ownerOf(
  {
    db,
    sessions,
    now,
  }: { readonly sessions: ConsoleSessions } & Pick<OperatorContext, "db" | "now">,
  login: Login,
): Promise<Found | undefined> {
  if ("code" in login) {
    const user = sessions.takeCode(login.code);
    return user === undefined ? undefined : { name: user, role: "admin", owner: { user } };
  }
  const found = await findOperatorToken(db, login.token, now());
  return found && { name: found.name, role: found.role, owner: { tokenHash: found.hash } };
}

function refused(login: Login): ProblemError {
  const detail =
    "code" in login
      ? "The link was used already, or is older than a minute. Run `document-export console` again."
      : "The token is unknown, revoked or expired. Expected an operator token: `document-export operator-tokens create` makes one.";
  const headers = { "www-authenticate": 'Bearer realm="document-export"' };
  return new ProblemError({ type: "unauthorized", detail, headers });
}

function isSecure({ operator: { publicUrl } }: OperatorContext["settings"]): boolean {
  return publicUrl?.startsWith("https:") ?? false;
}

import { type Authenticate, ProblemError } from "@document-export/server-stub";
import type { Kysely } from "kysely";
import type { Database } from "../../storage/database.js";
import type { ConsoleSessions, SessionOwner } from "./console-sessions.js";
import { findOperatorToken, findTokenOfSession } from "./operator-tokens.js";
import { scopesOf, type OperatorPrincipal } from "./roles.js";
import type { SocketPass } from "./socket-pass.js";

/** Dependencies for identifying operators. */
export interface OperatorAccess {
  readonly db: Kysely<Database>;
  readonly sessions: ConsoleSessions;
  readonly pass: SocketPass;
  readonly now: () => Date;
}

/** Name of the session scheme in the contract; the other scheme is for tokens. */
const SESSION_SCHEME = "consoleSession";

/**
 * Identifies the sender of an operator token, of a session cookie, or of a request on the control socket.
 *
 * @throws {ProblemError} for an expired session: the console then offers to log in again.
 */
export function authenticateOperator(access: OperatorAccess): Authenticate<OperatorPrincipal> {
  return async ({ scheme, token }) => {
    const principal =
      scheme === SESSION_SCHEME
        ? await principalOfSession(access, token)
        : await principalOfToken(access, token);
    return principal && { principal, scopes: scopesOf(principal.role) };
  };
}

async function principalOfToken(
  { db, pass, now }: OperatorAccess,
  token: string,
): Promise<OperatorPrincipal | undefined> {
  const user = pass.userOf(token);
  if (user !== undefined) return { name: user, role: "admin" };
  const found = await findOperatorToken(db, token, now());
  return found && { name: found.name, role: found.role };
}

async function principalOfSession(
  access: OperatorAccess,
  session: string,
): Promise<OperatorPrincipal> {
  const found = access.sessions.find(session);
  const owner = found && (await ownerOf(access, found.owner));
  if (found && owner) return { ...owner, session, sessionEndsAt: found.endsAt };
  access.sessions.end(session);
  throw sessionEnded();
}

/**
 * Returns the owner of a session. A session has the current permissions of its token, and ends if the token is revoked.
 */
async function ownerOf(
  { db, now }: OperatorAccess,
  owner: SessionOwner,
): Promise<Pick<OperatorPrincipal, "name" | "role"> | undefined> {
  if ("user" in owner) return { name: owner.user, role: "admin" };
  const found = await findTokenOfSession(db, owner.tokenHash, now());
  return found && { name: found.name, role: found.role };
}

function sessionEnded(): ProblemError {
  return new ProblemError({
    type: "unauthorized",
    detail:
      "Your session has ended. Log in again with an operator token, or with a new link of `document-export console`.",
    headers: { "www-authenticate": 'Bearer realm="document-export"' },
  });
}

import type { Fault } from "./fault.js";
import { Refusal } from "./reply.js";
import type { Workspace } from "./workspace.js";

/** Gives the workspace of the token in `Authorization`. */
export function authenticate(
  header: string | undefined,
  workspaces: ReadonlyMap<string, Workspace>,
  faults: ReadonlySet<Fault>,
): Workspace {
  const anyone = [...workspaces.values()][0];
  const [scheme = "", token = ""] = (header ?? "").split(" ");
  const isBearer = faults.has("scheme-case-sensitive")
    ? scheme === "Bearer"
    : scheme.toLowerCase() === "bearer" || (faults.has("basic-taken") && scheme === "Basic");
  const own = isBearer ? workspaces.get(token) : undefined;
  const isLenient =
    (header === undefined && faults.has("authorization-not-required")) ||
    (header !== undefined && isBearer && faults.has("any-token-taken"));
  const workspace = own ?? (isLenient ? anyone : undefined);
  if (workspace) return workspace;
  const challenge: Record<string, string> = faults.has("no-challenge")
    ? {}
    : { "www-authenticate": "Bearer" };
  throw new Refusal(401, "Unknown token.", challenge);
}

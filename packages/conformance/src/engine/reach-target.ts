import { NotExercisedError } from "../verdict/verdict-errors.js";
import type { Contract } from "../load/contract.js";
import type { Operation } from "../load/operation.js";
import { schemesBesideToken } from "../openapi/credentials.js";
import type { Probe } from "../probe/create-probe.js";
import type { ProbeRequest } from "../probe/exchange.js";
import { quoteResponse } from "../probe/read-response.js";
import { NoResponseError } from "../probe/send-request.js";
import { hintOfAuthority } from "./unknown-authority.js";
import { StopRunError } from "../verdict/verdict-errors.js";

/** Thrown if nothing responds at the base URL. */
export class TargetUnreachableError extends Error {
  override readonly name = "TargetUnreachableError";
}

/**
 * Checks before any rule runs that an HTTP server responds at the target and accepts the token. If a single operation
 * times out, breaks off or refuses the token, the rules report it.
 * @throws TargetUnreachableError if no operation responds
 * @throws StopRunError if every list refuses the token
 */
export async function reachTarget(
  probe: Pick<Probe, "send" | "exchanges">,
  contract: Contract,
): Promise<void> {
  let silence: NoResponseError | undefined;
  for (const request of firstRequests([...contract.operations.values()])) {
    silence = await tryToReach(probe, request);
    if (silence && !silence.isTimeout) break;
    if (!silence && probe.exchanges.at(-1)?.response.status !== 401) return;
  }
  const refused = probe.exchanges.at(-1)?.response;
  if (!silence && refused)
    throw new StopRunError(
      `the target refuses the token with ${quoteResponse(refused)}${hintOfSchemes(contract)}`,
    );
  const hint =
    hintOfAuthority(silence?.cause, "name its file in NODE_EXTRA_CA_CERTS") ||
    (silence?.isOtherProtocol ? " What listens there does not speak HTTP: correct the port." : "");
  throw new TargetUnreachableError(`The target cannot be reached. ${silence?.message}${hint}`, {
    cause: silence,
  });
}

/** A token goes out as a bearer token, which other schemes do not read. */
function hintOfSchemes(contract: Contract): string {
  const names = schemesBesideToken(contract);
  const members = names.map((name) => `${name}: …`).join(", ");
  return names.length === 0
    ? ""
    : `; the description asks for no bearer token: write what it asks for into the profile, as \`credentials: { ${members} }\``;
}

const MAX_TRIED = 3;

/** Returns GET requests to the first paths without parameters, preferring those that require the token. */
function firstRequests(operations: readonly Operation[]): readonly ProbeRequest[] {
  const gets = operations.filter(({ method, path }) => method === "GET" && !path.includes("{"));
  const isProtected = gets.filter((operation) => operation.isProtected);
  const chosen = (isProtected.length > 0 ? isProtected : gets).slice(0, MAX_TRIED);
  if (chosen.length === 0) return [{ method: "GET", path: "/" }];
  return chosen.map(({ id, method, path }) => ({ operation: id, method, path }));
}

async function tryToReach(
  probe: Pick<Probe, "send">,
  request: ProbeRequest,
): Promise<NoResponseError | undefined> {
  try {
    await probe.send(request);
  } catch (error) {
    if (error instanceof NotExercisedError) return undefined;
    if (!(error instanceof NoResponseError)) throw error;
    return error.hasResponded && !error.isOtherProtocol ? undefined : error;
  }
  return undefined;
}

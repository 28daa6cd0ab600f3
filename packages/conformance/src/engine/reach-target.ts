import { NotExercisedError } from "../verdict/verdict-errors.js";
import type { Contract } from "../load/contract.js";
import { type Json, member } from "../load/json.js";
import type { Operation } from "../load/operation.js";
import { schemesBesideToken } from "../openapi/credentials.js";
import type { Probe } from "../probe/create-probe.js";
import type { ProbeRequest, RecordedResponse } from "../probe/exchange.js";
import { gist, NOWHERE } from "../probe/guard/gist.js";
import { isSuccess, quoteResponse } from "../probe/read-response.js";
import { NoResponseError } from "../probe/guard/no-response-error.js";
import { hintOfHttp2, hintOfSilence } from "./hint-of-silence.js";
import { StopRunError } from "../verdict/verdict-errors.js";

/** Thrown if nothing responds at the base URL. */
export class TargetUnreachableError extends Error {
  override readonly name = "TargetUnreachableError";
}

type Reaching = Pick<Probe, "send" | "exchanges">;

/**
 * Checks before any rule runs that an HTTP server responds at the target, accepts the token, and does not give every
 * path the same response. If a single operation times out, breaks off or refuses the token, the rules report it.
 * @throws TargetUnreachableError if no operation responds, or none over HTTP/1.1
 * @throws StopRunError if every list refuses the token, or the interface is not at the base URL
 */
export async function reachTarget(
  probe: Reaching,
  contract: Contract,
  baseUrl: string,
): Promise<void> {
  const responses: RecordedResponse[] = [];
  let silence: NoResponseError | undefined;
  for (const request of firstRequests([...contract.operations.values()])) {
    const tried = await tryToReach(probe, request);
    if (tried === "answered") return;
    if (tried instanceof NoResponseError) silence = tried;
    else responses.push(tried);
    if (silence && responses.some(({ status }) => status !== 401)) return;
    if (silence && !silence.isTimeout) break;
  }
  const [first] = responses;
  if (silence || !first) throw await unreachable(silence, baseUrl);
  if (responses.every(({ status }) => status === 401))
    throw new StopRunError(
      `the target refuses the token with ${quoteResponse(first)}${hintOfSchemes(contract)}`,
    );
  const hint = await hintOfHttp2(baseUrl);
  if (hint !== "")
    throw new TargetUnreachableError(
      `The target refuses HTTP/1.1 with ${quoteResponse(first)}.${hint}`,
    );
  const ofServers = first.status === 404 ? hintOfServers(contract, baseUrl) : "";
  const isTelling = responses.length > 1 || ofServers !== "";
  if (isTelling && (await isSameEverywhere(probe, responses)))
    throw new StopRunError(
      `every path returns the same response, ${quoteResponse(first)}: the API is not at this base URL, or does not run${ofServers}`,
    );
}

async function unreachable(silence: NoResponseError | undefined, baseUrl: string): Promise<Error> {
  const hint = silence ? await hintOfSilence(silence, baseUrl) : "";
  return new TargetUnreachableError(`The target cannot be reached. ${silence?.message}${hint}`, {
    cause: silence,
  });
}

/** Whether responses are the same as that to a path that does not exist. */
async function isSameEverywhere(
  probe: Reaching,
  responses: readonly RecordedResponse[],
): Promise<boolean> {
  const nowhere = await tryToReach(probe, { method: "GET", path: NOWHERE });
  if (nowhere === "answered" || nowhere instanceof NoResponseError) return false;
  const [first, ...others] = [...responses, nowhere].map(gist);
  return others.every((other) => other === first);
}

/** A token goes out as a bearer token, which other schemes do not read. */
function hintOfSchemes(contract: Contract): string {
  const names = schemesBesideToken(contract);
  const members = names.map((name) => `${name}: …`).join(", ");
  return names.length === 0
    ? ""
    : `; the description asks for no bearer token: write what it asks for into the profile, as \`credentials: { ${members} }\``;
}

/** Paths of a description are below those of its servers, and a base URL often lacks them. */
function hintOfServers({ document, operations }: Contract, baseUrl: string): string {
  if (![...operations.values()].some(isPlainGet)) return "";
  const { pathname: own } = new URL(baseUrl);
  const servers = Array.isArray(document["servers"]) ? document["servers"] : [];
  const paths = servers.map((server) => pathOfServer(member(server, "url"), baseUrl));
  const other = paths.find((path) => path !== "" && !own.replace(/\/$/, "").endsWith(path));
  return other === undefined
    ? ""
    : `; the description has its paths below \`${other}\`, so try ${new URL(baseUrl).origin}${other}`;
}

function pathOfServer(url: Json | undefined, baseUrl: string): string {
  if (typeof url !== "string" || url.includes("{") || !URL.canParse(url, baseUrl)) return "";
  return new URL(url, baseUrl).pathname.replace(/\/+$/, "");
}

function isPlainGet({ method, path }: Operation): boolean {
  return method === "GET" && !path.includes("{");
}

const MAX_TRIED = 3;

/** Returns GET requests to the first paths without parameters, preferring those that require the token. */
function firstRequests(operations: readonly Operation[]): readonly ProbeRequest[] {
  const gets = operations.filter(isPlainGet);
  const isProtected = gets.filter((operation) => operation.isProtected);
  const chosen = (isProtected.length > 0 ? isProtected : gets).slice(0, MAX_TRIED);
  if (chosen.length === 0) return [{ method: "GET", path: "/" }];
  return chosen.map(({ id, method, path }) => ({ operation: id, method, path }));
}

/** Returns "answered" if an operation of the API seems to have responded, whether rightly or not. */
async function tryToReach(
  probe: Reaching,
  request: ProbeRequest,
): Promise<RecordedResponse | NoResponseError | "answered"> {
  try {
    const { response } = await probe.send(request);
    return isSuccess(response.status) && response.json !== undefined ? "answered" : response;
  } catch (error) {
    if (error instanceof NotExercisedError) return "answered";
    if (!(error instanceof NoResponseError)) throw error;
    return error.hasResponded && !error.isOtherProtocol ? "answered" : error;
  }
}

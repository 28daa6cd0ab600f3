import { type Client, isCallError, type ProblemError } from "@document-export/client";
import { ReportedError } from "../errors/errors.js";
import { EXIT_CODES } from "../errors/exit-codes.js";
import { redirectOf } from "../errors/redirects.js";
import { type DescribedLogin, describeLogin } from "../google/describe-login.js";
import { abortOnInterrupt } from "../session/abort-on-interrupt.js";
import { openSessionWith, type Session } from "../session/session.js";
import { findSettings } from "../settings/find-settings.js";
import type { GlobalFlags } from "../settings/global-flags.js";
import { assertSettings } from "../settings/settings.js";
import { jsonText, plainText } from "../terminal/plain-text.js";
import { openTerminal, type Terminal } from "../terminal/terminal.js";

/** The result of requesting one item of a list. */
interface ListResult {
  readonly list: string;
  /** The problem details of a 401 or 403; undefined if the token may read the list. */
  readonly problem: ProblemError | undefined;
  /** The scope that the token lacks, if the response names it (RFC 6750, 3). */
  readonly scope: string | undefined;
}

/**
 * Prints base URL and token, where each comes from, and what the token may read. Only the last characters of the token
 * are shown. Exits with the code for a refused token if the service refuses it everywhere.
 */
export async function whoami(flags: GlobalFlags): Promise<void> {
  const found = await findSettings(flags, process.env);
  const google = await describeLogin(flags);
  if (google && !found.baseUrl && !found.token) return printGoogleAlone(google, flags);
  const settings = assertSettings(found);
  const session = openSessionWith(settings, flags, abortOnInterrupt());
  const token = maskToken(settings.token);
  const baseUrl = { value: settings.baseUrl, from: found.baseUrl?.from };
  if (!flags.json) {
    printLine(session, "base URL", `${plainText(baseUrl.value)}  from ${baseUrl.from}`);
    printLine(session, "token", `${token}  from ${found.token?.from}`);
    if (google) printGoogle(session.terminal, google);
  }
  const results = await askLists(session);
  const accepted = results.some(({ problem }) => problem?.status !== 401);
  if (flags.json) {
    const tokenShown = { masked: token, from: found.token?.from };
    const known = { baseUrl, token: tokenShown, accepted, ...(google && { google }) };
    session.terminal.print(jsonText({ ...known, ...resultsToJson(results) }, 2));
  } else printResults(session, results, accepted);
  if (accepted) return;
  if (!flags.json)
    session.terminal.remark("Ask the operator for a token, and store it with `docexport login`.");
  throw new ReportedError(EXIT_CODES.refused);
}

/** Prints only the Google login. Without a service, the command can still convert Google documents on this machine. */
function printGoogleAlone(google: DescribedLogin, flags: GlobalFlags): void {
  const terminal = openTerminal(flags);
  if (flags.json) return terminal.print(jsonText({ google }, 2));
  printGoogle(terminal, google);
  terminal.remark("No service is set: set one with `docexport login`, or convert on this machine.");
}

function printGoogle(terminal: Terminal, { account, from, problem }: DescribedLogin): void {
  const who = account ?? "an account that only Google knows";
  printLine({ terminal }, "google", `${plainText(who)}  from ${plainText(from)}`);
  if (problem !== undefined) printLine({ terminal }, "", terminal.style.red(plainText(problem)));
}

// Minimum length of a token of which the last four characters are shown; they reveal too much of a shorter one.
const MIN_MASKED = 16;

/** Returns the last four characters of a token, or none of a short one. */
function maskToken(token: string): string {
  return token.length < MIN_MASKED ? "…" : `…${token.slice(-4)}`;
}

function askLists({ client, signal }: Session): Promise<readonly ListResult[]> {
  const lists = {
    exports: client.listDocumentExports,
    collections: client.listCollections,
    webhooks: client.listWebhooks,
  };
  return Promise.all(Object.entries(lists).map(([list, read]) => askList(list, read, signal)));
}

type ReadList = Client["listDocumentExports" | "listCollections" | "listWebhooks"];

/** Requests one item of a list. Throws every error except a 401 or 403. */
async function askList(list: string, read: ReadList, signal: AbortSignal): Promise<ListResult> {
  let scope: string | undefined;
  const onResponse = ({ headers }: Response) => {
    [, scope] = /\bscope="([^"]*)"/.exec(headers.get("www-authenticate") ?? "") ?? [];
  };
  try {
    await read({ pageSize: 1, signal, onResponse });
    return { list, problem: undefined, scope: undefined };
  } catch (problem) {
    const isRefusal =
      isCallError(problem, "ProblemError") &&
      [401, 403].includes(problem.status) &&
      // fetch does not send the token to another origin after a redirect, so such a response says nothing about the
      // token.
      redirectOf(problem.url) === undefined;
    if (isRefusal) return { list, problem, scope };
    throw problem;
  }
}

function resultsToJson(results: readonly ListResult[]) {
  const [read, refused] = splitResults(results);
  return {
    lists: read.map(({ list }) => list),
    refused: refused.map(({ list, problem, scope }) => ({ list, scope, detail: problem?.detail })),
  };
}

function printResults(session: Session, results: readonly ListResult[], accepted: boolean): void {
  const { style } = session.terminal;
  const [read, refused] = splitResults(results);
  if (!accepted) return printLine(session, "token works", style.red("no, the service refuses it"));
  printLine(session, "token works", style.green("yes"));
  const lists = read.map(({ list }) => list).join(", ") || "none";
  printLine(session, "may list", lists);
  for (const { list, problem, scope } of refused) {
    const reason = scope ? `needs the scope ${scope}` : (problem?.detail ?? "");
    printLine(session, "refused", `${list}: ${plainText(reason)}`);
  }
}

function splitResults(results: readonly ListResult[]) {
  const isRead = ({ problem }: ListResult) => problem === undefined;
  return [results.filter(isRead), results.filter((result) => !isRead(result))] as const;
}

const NAME_WIDTH = "token works".length;

function printLine({ terminal }: Pick<Session, "terminal">, name: string, text: string): void {
  terminal.print(`${terminal.style.bold(name.padEnd(NAME_WIDTH))}  ${text}`);
}

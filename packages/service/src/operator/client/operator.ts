import { setTimeout as delay } from "node:timers/promises";
import { createClient, type Client } from "@document-export/operator/client";
import type { Command } from "commander";
import { operatorName } from "../../audit/audit-log.js";
import type { Settings } from "../../config/settings.js";
import { isListening, pipeOf, SOCKET, withSocketPath } from "../../control/socket-path.js";
import { USER_HEADER } from "../../operator-api/access/socket-pass.js";
import { openExistingStorage } from "../../storage/open-existing-storage.js";
import { type SettingsFlags, settingsOf } from "../database-command.js";
import { openForCommand } from "../open-for-command.js";
import { addSettingsOptions } from "../setting-flags.js";
import { UsageError } from "./exit-codes.js";
import { SOCKET_ORIGIN } from "./explain-error.js";

/** Sends a request to the operator's API. */
type Fetch = (request: Request) => Promise<Response>;

/** The operator API, as a command uses it. */
export interface Operator {
  readonly client: Client;
  /** True if a service is running: if not, only this command can change an embedded database. */
  readonly isRunning: boolean;
  /**
   * Waits until a service runs on the data folder, or the signal aborts. Present only if this command has opened the
   * embedded database, which blocks a service from opening it: close this operator first.
   */
  readonly untilService?: (signal: AbortSignal) => Promise<void>;
}

const URL_VARIABLE = "DOCUMENT_EXPORT_OPERATOR_URL";
const TOKEN_VARIABLE = "DOCUMENT_EXPORT_OPERATOR_TOKEN";
/** Time limit of a request in milliseconds: long enough for a destination check, which may take a minute by default. */
const TIMEOUT_MS = 120_000;

/** Adds the flags of every command that uses the operator API. */
export function addOperatorOptions(command: Command): Command {
  return addSettingsOptions(command)
    .option("--url <url>", `operator's port of a service on another machine (${URL_VARIABLE})`)
    .option(
      "--token <token>",
      `operator token for it; visible to others on this machine (${TOKEN_VARIABLE})`,
    );
}

/**
 * Runs work with the operator API: of the service at `--url`, else of the service on the data folder over its socket,
 * else, if none is running, in this process on the database.
 */
export async function withOperator(
  flags: SettingsFlags,
  work: (operator: Operator) => Promise<void>,
): Promise<void> {
  const remote = remoteOf(flags);
  if (remote) return work(operatorOf({ ...remote, fetch: (request) => fetch(request) }));
  const own = await settingsOf(flags);
  const { storage, settings } = await openForCommand(own, (found) =>
    openExistingStorage(found, () => void loadService()),
  );
  if (storage.service) {
    await storage.close();
    return withSocket(own, work);
  }
  try {
    const { serveInProcess } = await loadService();
    const server = await serveInProcess(storage, settings);
    try {
      const operator = operatorOf({
        baseUrl: SOCKET_ORIGIN,
        fetch: server.fetch,
        isRunning: false,
      });
      const isOwn = storage.kind === "embedded";
      await work({ ...operator, ...(isOwn && { untilService: untilServiceOn(own) }) });
    } finally {
      await server.close();
    }
  } finally {
    await storage.close();
  }
}

/** Loads most of the service's code, which a command that calls a running service does not need. */
const loadService = () => import("./serve-in-process.js");

/** Time between two polls for a service, in milliseconds. */
const POLL_MS = 1000;

function untilServiceOn({ data }: Settings): (signal: AbortSignal) => Promise<void> {
  return async (signal) => {
    while (!signal.aborted && !(await isListening(data)))
      await delay(POLL_MS, undefined, { signal }).catch(() => undefined);
  };
}

async function withSocket(
  { data }: Settings,
  work: (operator: Operator) => Promise<void>,
): Promise<void> {
  const { connectSocket } = await import("../../control/operator-socket.js");
  const use = (path: string) => {
    const send = connectSocket(path);
    const user = Buffer.from(operatorName()).toString("base64url");
    const fetchAs: Fetch = (request) => {
      request.headers.set(USER_HEADER, user);
      return send(request);
    };
    return work(operatorOf({ baseUrl: SOCKET_ORIGIN, fetch: fetchAs }));
  };
  const pipe = pipeOf(data);
  await (pipe === undefined ? withSocketPath(data, SOCKET, use) : use(pipe));
}

/** Flags that select a service or a database on this machine. */
const LOCAL = ["data", "databaseUrl", "config"] as const;

function remoteOf(flags: SettingsFlags) {
  const isLocal = LOCAL.some((name) => flags[name] !== undefined);
  const url =
    textOf(flags["url"]) ?? (isLocal ? undefined : process.env[URL_VARIABLE] || undefined);
  const token = (textOf(flags["token"]) ?? process.env[TOKEN_VARIABLE])?.trim() || undefined;
  if (url === undefined) {
    if (flags["token"] === undefined) return undefined;
    throw new UsageError(
      `--token needs --url, or ${URL_VARIABLE}: on this machine no token is needed.`,
    );
  }
  if (!/^https?:\/\/[^@?#]+$/.test(url) || !URL.canParse(url))
    throw new UsageError(
      "Expected --url to be the address of the operator's port, such as `http://127.0.0.1:8081`, without credentials and query.",
    );
  if (token === undefined)
    throw new UsageError(
      `The operator's port needs a token: pass it with ${TOKEN_VARIABLE} or --token. \`document-export operator-tokens create\` makes one on the machine of the service.`,
    );
  if (!/^[!-~]+$/.test(token))
    throw new UsageError(
      "The operator token cannot be sent: it contains spaces, line breaks or non-ASCII characters. Pass it exactly as it was issued.",
    );
  return { baseUrl: url.replace(/\/+$/, "").replace(/\/console$/, ""), token };
}

function textOf(flag: unknown): string | undefined {
  return typeof flag === "string" ? flag : undefined;
}

interface Access {
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly token?: string;
  readonly isRunning?: boolean;
}

function operatorOf({ baseUrl, fetch: send, token, isRunning = true }: Access): Operator {
  const client = createClient({
    baseUrl,
    fetch: send,
    timeoutMs: TIMEOUT_MS,
    retries: isRunning ? 1 : 0,
    ...(token !== undefined && { token }),
  });
  return { client, isRunning };
}

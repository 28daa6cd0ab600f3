import { createClient, type Client, type ClientOptions } from "@document-export/client";
import { UsageError } from "../errors/errors.js";
import { timeoutMsOf, type GlobalFlags } from "../settings/global-flags.js";
import { resolveSettings, type Settings } from "../settings/settings.js";
import { openTerminal, type Terminal } from "../terminal/terminal.js";
import { createFetch } from "./create-fetch.js";

/** The client, the terminal and the abort signal of a command. */
export interface Session {
  readonly client: Client;
  readonly terminal: Terminal;
  /** Aborted by Ctrl+C. */
  readonly signal: AbortSignal;
}

/** Opens a session. Throws a UsageError if base URL or token is missing or invalid. */
export async function openSession(flags: GlobalFlags, signal: AbortSignal): Promise<Session> {
  return openSessionWith(await resolveSettings(flags, process.env), flags, signal);
}

/** Opens a session with settings that are already known. */
export function openSessionWith(
  { baseUrl, token }: Settings,
  flags: GlobalFlags,
  signal: AbortSignal,
): Session {
  const terminal = openTerminal(flags);
  const onNotice = (notice: string) => {
    // With `--json`, standard error must contain only JSON.
    if (!flags.json) terminal.remark(terminal.remarkStyle.dim(notice));
  };
  const timeoutMs = timeoutMsOf(flags);
  const client = openClient({ baseUrl, token, timeoutMs, fetch: createFetch(onNotice) });
  return { client, terminal, signal };
}

/**
 * Creates a client. Throws a UsageError for an invalid option, such as a token with a space, without showing the token.
 */
export function openClient(options: ClientOptions): Client {
  try {
    return createClient(options);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), undefined, error);
  }
}

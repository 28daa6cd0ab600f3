import type { Client } from "@document-export/client";
import { resolveSettings } from "../settings/settings.js";
import { openTerminal, type Terminal } from "../terminal/terminal.js";
import type { GlobalFlags } from "./global-flags.js";
import { createFetch } from "./create-fetch.js";
import { openClient } from "./open-client.js";

/** What a command works with. */
export interface Session {
  readonly client: Client;
  readonly terminal: Terminal;
  /** Aborted by Ctrl+C. */
  readonly signal: AbortSignal;
}

/** Opens what a command works with. Throws a UsageError where base URL or token is missing or wrong. */
export async function openSession(flags: GlobalFlags, signal: AbortSignal): Promise<Session> {
  const { baseUrl, token } = await resolveSettings(flags, process.env);
  const timeoutMs = (flags.timeout ?? 30) * 1000;
  const terminal = openTerminal(flags);
  const { remark, remarkStyle } = terminal;
  // Whoever reads JSON reads it of standard error too.
  const onNotice = (notice: string) => void (flags.json || remark(remarkStyle.dim(notice)));
  const client = openClient({ baseUrl, token, timeoutMs, fetch: createFetch(onNotice) });
  return { client, terminal, signal };
}

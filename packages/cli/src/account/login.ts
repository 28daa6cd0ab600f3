import { password, text } from "@clack/prompts";
import { isCallError } from "@document-export/client";
import { text as readText } from "node:stream/consumers";
import { InterruptedError, UsageError } from "../errors/errors.js";
import { createFetch } from "../session/create-fetch.js";
import { openClient } from "../session/session.js";
import { readAnyConfig, writeConfig } from "../settings/config-file.js";
import { configPath } from "../settings/find-settings.js";
import type { GlobalFlags } from "../settings/global-flags.js";
import { variableOf } from "../settings/setting-list.js";
import { assertBaseUrl, type Settings, toToken } from "../settings/settings.js";
import { openTerminal, DEFAULT_COLUMNS } from "../terminal/terminal.js";

/**
 * Stores base URL and token after the service has accepted them. Asks for missing ones, or reads the token from
 * standard input.
 */
export async function login(flags: GlobalFlags): Promise<void> {
  const path = configPath(flags, process.env);
  const baseUrl = flags.baseUrl ?? (process.env[variableOf("baseUrl")] || undefined);
  const known = { ...flags, ...(baseUrl !== undefined && { baseUrl }) };
  const given = await (process.stdin.isTTY ? promptFor(flags) : readFromStdin(known));
  assertBaseUrl(given.baseUrl);
  const settings = { ...given, token: toToken(given.token) };
  await assertAccepted(settings);
  await writeConfig(path, { ...(await readAnyConfig(path)), ...settings });
  openTerminal(flags).remark(`Stored in ${path}, which only you can read.`);
}

/** Checks the token with the service by listing collections. A token without the scope for that is valid too. */
async function assertAccepted(settings: Settings): Promise<void> {
  const fetch = createFetch(() => undefined);
  const call = openClient({ ...settings, fetch }).listCollections({ pageSize: 1 });
  await call.catch((error: unknown) => {
    if (!isCallError(error, "ProblemError") || error.status !== 403) throw error;
  });
}

async function promptFor({ baseUrl, token }: GlobalFlags): Promise<Settings> {
  // A terminal of unknown size reports 0 columns, and the prompt would wrap after every character.
  process.stdout.columns ||= DEFAULT_COLUMNS;
  const placeholder = "https://export.example.net";
  const askUrl = () =>
    text({ message: "Base URL", placeholder, validate: messageOf(assertBaseUrl) });
  const askToken = () => password({ message: "Token", validate: messageOf(toToken) });
  return {
    baseUrl: baseUrl ?? textOf(await askUrl()),
    token: token ?? textOf(await askToken()),
  };
}

/** Returns the message that a prompt shows for an invalid answer. */
function messageOf(check: (answer: string) => unknown) {
  return (answer = ""): string | undefined => {
    try {
      check(answer.trim());
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
}

async function readFromStdin({ baseUrl, token }: GlobalFlags): Promise<Settings> {
  if (baseUrl === undefined)
    throw new UsageError(
      "There is no base URL.",
      `Give it with \`--base-url URL\` or \`${variableOf("baseUrl")}\`.`,
    );
  const given = token ?? (await readText(process.stdin)).trim();
  if (given === "")
    throw new UsageError(
      "There is no token.",
      "Pipe it in: `docexport login --base-url URL < file`.",
    );
  return { baseUrl, token: given };
}

function textOf(answer: string | symbol): string {
  if (typeof answer === "string") return answer.trim();
  // The user cancelled the prompt.
  throw new InterruptedError();
}

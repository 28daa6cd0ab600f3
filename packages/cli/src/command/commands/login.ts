import { password, text } from "@clack/prompts";
import { isCallError } from "@document-export/client";
import type { Command } from "commander";
import { text as readText } from "node:stream/consumers";
import { InterruptedError } from "../../errors/interrupted-error.js";
import { UsageError } from "../../errors/usage-error.js";
import { writeConfig } from "../../settings/config-file.js";
import { assertBaseUrl, configPath, toToken, type Settings } from "../../settings/settings.js";
import { openTerminal, USUAL_COLUMNS } from "../../terminal/terminal.js";
import type { GlobalFlags } from "../global-flags.js";
import { openClient } from "../open-client.js";

/** `docexport login`: keeps base URL and token where only their owner can read them, once the service has taken them. */
export function addLoginCommand(program: Command): void {
  const command = program
    .command("login")
    .description("keep base URL and token; asks for them, or takes the token from standard input")
    .action(async () => {
      const flags = command.optsWithGlobals<GlobalFlags>();
      const path = configPath(flags, process.env);
      const given = await (process.stdin.isTTY ? askFor(flags) : readFrom(flags));
      assertBaseUrl(given.baseUrl);
      const settings = { ...given, token: toToken(given.token) };
      await assertTaken(settings);
      await writeConfig(path, settings);
      openTerminal(flags).remark(`Kept in ${path}, which only you can read.`);
    });
}

/** Asks the service about the token; one that may not list collections is a token all the same. */
async function assertTaken(settings: Settings): Promise<void> {
  const asked = openClient(settings).listCollections({ pageSize: 1 });
  await asked.catch((error: unknown) => {
    if (!isCallError(error, "ProblemError") || error.status !== 403) throw error;
  });
}

async function askFor({ baseUrl, token }: GlobalFlags): Promise<Settings> {
  // A terminal that does not know its size says 0, and a prompt for that puts each letter on a line of its own.
  process.stdout.columns ||= USUAL_COLUMNS;
  const placeholder = "https://export.example.net";
  const askUrl = () =>
    text({ message: "Base URL", placeholder, validate: complaintOf(assertBaseUrl) });
  const askToken = () => password({ message: "Token", validate: complaintOf(toToken) });
  return {
    baseUrl: baseUrl ?? answered(await askUrl()),
    token: token ?? answered(await askToken()),
  };
}

/** What a prompt says of an answer that is refused, before it asks again. */
function complaintOf(check: (answer: string) => unknown) {
  return (answer = ""): string | undefined => {
    try {
      check(answer.trim());
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
}

async function readFrom({ baseUrl, token }: GlobalFlags): Promise<Settings> {
  if (baseUrl === undefined)
    throw new UsageError("There is no base URL.", "Give it with `--base-url URL`.");
  const given = token ?? (await readText(process.stdin)).trim();
  if (given === "")
    throw new UsageError(
      "There is no token.",
      "Pipe it in: `docexport login --base-url URL < file`.",
    );
  return { baseUrl, token: given };
}

function answered(answer: string | symbol): string {
  if (typeof answer === "string") return answer.trim();
  // The one symbol that a prompt answers with: it was cancelled.
  throw new InterruptedError();
}

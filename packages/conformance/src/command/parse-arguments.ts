import { readFile } from "node:fs/promises";
import { Command, InvalidArgumentError } from "commander";
import { DEFAULT_OPTIONS, type CheckOptions } from "../engine/check-options.js";
import type { Json } from "../load/json.js";
import { type Target, UsageError } from "../load/target.js";
import type { Environment } from "./output.js";

/** The parsed command line. */
export interface Invocation {
  readonly target: Target;
  readonly options: CheckOptions;
  readonly json: boolean;
}

interface Flags {
  token?: string;
  secondToken?: string;
  destination?: number;
  document?: string;
  webhookEndpoint?: string;
  webhookEvent?: string;
  waive?: readonly string[];
  rules?: readonly string[];
  deadline: number;
  seed: number;
  json?: true;
}

/**
 * Reads the command line, the environment and the document that it names.
 * @throws CommanderError where an argument is invalid, or help was requested and is written
 * @throws UsageError where the token is missing or the document cannot be read
 */
export async function parseArguments(
  args: readonly string[],
  environment: Environment,
): Promise<Invocation> {
  const command = createCommand(environment).parse(args, { from: "user" });
  const flags = command.opts<Flags>();
  return {
    target: await readTarget(command.args[0] ?? "", flags, environment),
    options: {
      deadline: flags.deadline * 1_000,
      seed: flags.seed,
      ...(flags.waive && { waive: flags.waive }),
      ...(flags.rules && { rules: flags.rules }),
    },
    json: flags.json === true,
  };
}

function createCommand({ stdout, stderr }: Environment): Command {
  return new Command("document-export-conformance")
    .description("Checks an implementation of the Document Export interface against its contract.")
    .argument("<base-url>", "address of the implementation, without /v2")
    .option("--token <token>", "token with every scope (or DOCUMENT_EXPORT_TOKEN)")
    .option(
      "--second-token <token>",
      "token of another workspace (or DOCUMENT_EXPORT_SECOND_TOKEN)",
    )
    .option("--destination <id>", "destination connection to export to", parseInteger)
    .option("--document <file>", "JSON of a Google Docs document to export")
    .option("--webhook-endpoint <url>", "endpoint of the webhooks that are registered")
    .option("--webhook-event <name>", "event of the webhooks that are registered")
    .option(
      "--waive <decisions>",
      "waive findings that rest on these decisions (comma-separated)",
      splitList,
    )
    .option("--rules <rules>", "run these rules only (comma-separated)", splitList)
    .option(
      "--deadline <seconds>",
      "timeout of a request, a job or a record",
      parsePositive,
      DEFAULT_OPTIONS.deadline / 1_000,
    )
    .option("--seed <number>", "seed of pseudo-random choices", parseInteger, DEFAULT_OPTIONS.seed)
    .option("--json", "write the report as JSON")
    .exitOverride()
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
    });
}

async function readTarget(
  baseUrl: string,
  flags: Flags,
  environment: Environment,
): Promise<Target> {
  const { variables } = environment;
  const token = flags.token ?? variables["DOCUMENT_EXPORT_TOKEN"];
  const secondToken = flags.secondToken ?? variables["DOCUMENT_EXPORT_SECOND_TOKEN"];
  if (token === undefined)
    throw new UsageError("No token: pass --token or set DOCUMENT_EXPORT_TOKEN.");
  const { destination, webhookEndpoint, webhookEvent, document } = flags;
  return {
    baseUrl,
    token,
    ...(secondToken !== undefined && { secondToken }),
    ...(destination !== undefined && { destination }),
    ...(webhookEndpoint !== undefined && { webhookEndpoint }),
    ...(webhookEvent !== undefined && { webhookEvent }),
    ...(document !== undefined && { sourceDocument: await readDocument(document) }),
  };
}

async function readDocument(file: string): Promise<Json> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UsageError(`Cannot read the document \`${file}\`: ${reason}`, { cause });
  }
}

function parseInteger(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError(`Must be a whole number, got \`${text.slice(0, 40)}\`.`);
}

function parsePositive(text: string): number {
  const number = parseInteger(text);
  if (number > 0) return number;
  throw new InvalidArgumentError("Must be greater than 0.");
}

/** One comma-separated argument, so that it cannot take the base URL after it; repeatable. */
function splitList(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, ...text.split(",").filter((item) => item !== "")];
}

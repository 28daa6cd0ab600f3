import { readFile } from "node:fs/promises";
import { DescriptionError, loadDescription } from "@document-export/openapi";
import { Command, InvalidArgumentError } from "commander";
import type { Depth } from "../checks/rule.js";
import { DEFAULT_OPTIONS, type CheckOptions } from "../engine/check-options.js";
import { loadPlugins } from "../engine/load-plugins.js";
import type { Json, JsonObject } from "../load/json.js";
import { type Target, UsageError } from "../load/target.js";
import { readProfile } from "../profile/read-profile.js";
import type { Environment } from "./output.js";

/** The parsed command line. */
export type Invocation =
  | {
      readonly command: "run";
      readonly target: Target;
      readonly options: CheckOptions;
      readonly json: boolean;
      readonly isDry: boolean;
      readonly isPartialAllowed: boolean;
    }
  | { readonly command: "rules"; readonly json: boolean }
  | { readonly command: "explain"; readonly rule: string };

interface RunFlags {
  profile?: string;
  spec?: string;
  plugin?: readonly string[];
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
  quick?: true;
  thorough?: true;
  readOnly?: true;
  dryRun?: true;
  allowPartial?: true;
  json?: true;
}

/**
 * Reads the command line, the environment, the profile and the document that they name.
 * @throws CommanderError where an argument is invalid, or help was requested and is written
 * @throws UsageError where the token is missing, or a file cannot be read
 */
export async function parseArguments(
  args: readonly string[],
  environment: Environment,
): Promise<Invocation> {
  let invocation: (() => Promise<Invocation> | Invocation) | undefined;
  const program = createProgram(environment);
  addRun(program).action((baseUrl: string | undefined, flags: RunFlags) => {
    invocation = () => invokeRun(baseUrl, flags, environment);
  });
  program
    .command("rules")
    .description("List the rules.")
    .option("--json", "write them as JSON")
    .action(({ json }: { json?: true }) => {
      invocation = () => ({ command: "rules", json: json === true });
    });
  program
    .command("explain")
    .description("Explain a rule: what it checks, what it rests on, how to fix what it finds.")
    .argument("<rule>", "id of the rule")
    .action((rule: string) => {
      invocation = () => ({ command: "explain", rule });
    });
  program.parse(args, { from: "user" });
  if (!invocation) throw new UsageError("No command is given; see --help.");
  return invocation();
}

function createProgram({ stdout, stderr }: Environment): Command {
  return new Command("document-export-conformance")
    .description("Checks an implementation of the Document Export interface against its contract.")
    .exitOverride()
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
    });
}

function addRun(program: Command): Command {
  return program
    .command("run", { isDefault: true })
    .description("Check an implementation; the default command.")
    .argument("[base-url]", "address of the implementation, without /v2")
    .option("--profile <file>", "what the checks need to know of the implementation (YAML or JSON)")
    .option("--token <token>", "token with every scope (or DOCUMENT_EXPORT_TOKEN)")
    .option(
      "--second-token <token>",
      "token of another workspace (or DOCUMENT_EXPORT_SECOND_TOKEN)",
    )
    .option("--destination <id>", "destination connection to export to", parseInteger)
    .option("--document <file>", "JSON of a Google Docs document to export")
    .option("--webhook-endpoint <url>", "endpoint of the webhooks that are registered")
    .option("--webhook-event <name>", "event of the webhooks that are registered")
    .option("--spec <file>", "OpenAPI 3.1 or 3.0 description of an API that is not the interface")
    .option("--plugin <module>", "module with rules of your own; repeatable", splitList)
    .option("--quick", "only what is cheap and telling, within seconds")
    .option("--thorough", "also what takes minutes: retries, silence, large bodies")
    .option("--read-only", "send nothing that could change the implementation")
    .option("--dry-run", "list what would be sent, and send nothing")
    .option("--allow-partial", "exit with 0 although most rules were not exercised")
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
    .option("--json", "write the report as JSON");
}

async function invokeRun(
  baseUrl: string | undefined,
  flags: RunFlags,
  environment: Environment,
): Promise<Invocation> {
  if (flags.quick && flags.thorough) throw new UsageError("Pass --quick or --thorough, not both.");
  return {
    command: "run",
    target: await readTarget(baseUrl, flags, environment),
    options: {
      depth: depthOf(flags),
      isReadOnly: flags.readOnly === true,
      deadline: flags.deadline * 1_000,
      seed: flags.seed,
      ...(flags.waive && { waive: flags.waive }),
      ...(flags.rules && { rules: flags.rules }),
      ...(flags.spec !== undefined && { description: await readDescription(flags.spec) }),
      ...(flags.plugin && { plugins: await loadPlugins(flags.plugin) }),
    },
    json: flags.json === true,
    isDry: flags.dryRun === true,
    isPartialAllowed: flags.allowPartial === true,
  };
}

function depthOf({ quick, thorough }: RunFlags): Depth {
  if (quick) return "quick";
  return thorough ? "thorough" : "default";
}

/** The command line wins over the environment, and that over the profile. */
async function readTarget(
  argument: string | undefined,
  flags: RunFlags,
  { variables }: Environment,
): Promise<Target> {
  const profile = flags.profile === undefined ? {} : await readProfile(flags.profile, variables);
  const baseUrl = argument ?? profile.baseUrl;
  if (baseUrl === undefined)
    throw new UsageError("No base URL: pass it, or name it in the profile as `baseUrl`.");
  const token = flags.token ?? variables["DOCUMENT_EXPORT_TOKEN"] ?? profile.token;
  const secondToken = flags.secondToken ?? variables["DOCUMENT_EXPORT_SECOND_TOKEN"];
  if (token === undefined && flags.spec === undefined)
    throw new UsageError("No token: pass --token or set DOCUMENT_EXPORT_TOKEN.");
  const { destination, webhookEndpoint, webhookEvent, document } = flags;
  return {
    ...profile,
    baseUrl,
    token: token ?? "",
    ...(secondToken !== undefined && { secondToken }),
    ...(destination !== undefined && { destination }),
    ...(webhookEndpoint !== undefined && { webhookEndpoint }),
    ...(webhookEvent !== undefined && { webhookEvent }),
    ...(document !== undefined && { sourceDocument: await readDocument(document) }),
  };
}

async function readDescription(file: string): Promise<JsonObject> {
  try {
    return (await loadDescription(file)) as JsonObject;
  } catch (error) {
    if (error instanceof DescriptionError) throw new UsageError(error.message, { cause: error });
    throw error;
  }
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

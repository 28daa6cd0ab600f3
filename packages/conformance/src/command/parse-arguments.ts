import { Command } from "commander";
import { type CheckOptions } from "../engine/check-options.js";
import { loadPlugins } from "../engine/load-plugins.js";
import { findFinding } from "../replay/replay-finding.js";
import type { Finding } from "../findings/finding.js";
import { type Target, UsageError } from "../load/target.js";
import { readReport } from "../report/read-report.js";
import { TOOL } from "../report/tool.js";
import { readJudging } from "./judging-flags.js";
import type { Environment } from "./output.js";
import { addProxy } from "./proxy-command.js";
import { readTarget } from "./read-target.js";
import {
  addReplayOptions,
  addRunOptions,
  depthOf,
  type ReplayFlags,
  type RunFlags,
} from "./run-flags.js";
import { addTraffic } from "./traffic-command.js";
import type { TrafficInvocation } from "./traffic-options.js";

/** The parsed command line. */
export type Invocation =
  | {
      readonly command: "run";
      readonly target: Target;
      readonly options: CheckOptions;
      readonly flags: RunFlags;
    }
  | {
      readonly command: "replay";
      readonly target: Target;
      readonly options: CheckOptions;
      readonly finding: Finding;
      readonly json: boolean;
    }
  | { readonly command: "rules"; readonly json: boolean }
  | { readonly command: "explain"; readonly name: string }
  | TrafficInvocation;

/**
 * Parses the command line and the environment, and reads the files that they name.
 * @throws CommanderError if an argument is invalid, or help was requested and has been printed
 * @throws UsageError if the token is missing, or a file cannot be read
 */
export async function parseArguments(
  args: readonly string[],
  environment: Environment,
): Promise<Invocation> {
  let invocation: Invoke | undefined;
  const program = createProgram(environment, (invoke) => {
    invocation = invoke;
  });
  program.parse(args, { from: "user" });
  if (!invocation) throw new UsageError("No command is given; see --help.");
  return invocation();
}

/** Reads the inputs that the arguments of a command name. */
type Invoke = () => Promise<Invocation> | Invocation;

/** Creates the program with its commands; the parsed command is passed to `choose`. */
export function createProgram(environment: Environment, choose: (invoke: Invoke) => void): Command {
  const program = createRoot(environment);
  addRun(program).action((baseUrl: string | undefined, flags: RunFlags) =>
    choose(() => invokeRun(baseUrl, flags, environment)),
  );
  addReplay(program).action((report: string, finding: string, flags: ReplayFlags) =>
    choose(() => invokeReplay({ report, finding }, flags, environment)),
  );
  program
    .command("rules")
    .description("List the rules.")
    .option("--json", "write them as JSON")
    .action(({ json }: { json?: true }) =>
      choose(() => ({ command: "rules", json: json === true })),
    );
  program
    .command("explain")
    .description(
      "Explain a rule (what it checks, on what basis, how to fix a finding) or a decision.",
    )
    .argument("<name>", "id of the rule or the decision")
    .action((name: string) => choose(() => ({ command: "explain", name })));
  const chooseTraffic = (invocation: TrafficInvocation): void => choose(() => invocation);
  addProxy(program, environment, chooseTraffic);
  addTraffic(program, environment, chooseTraffic);
  return program;
}

function createRoot({ stdout, stderr }: Environment): Command {
  return new Command("document-export-conformance")
    .description("Checks an implementation of the Document Export interface against its contract.")
    .version(TOOL.version, "--version", "print the version")
    .addHelpText("after", "\nOptions of a run: document-export-conformance run --help")
    .exitOverride()
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
    });
}

function addRun(program: Command): Command {
  const command = program
    .command("run", { isDefault: true })
    .description("Check an implementation; the default command.")
    .argument("[base-url]", "address of the implementation, without /v2");
  return addRunOptions(command);
}

function addReplay(program: Command): Command {
  const command = program
    .command("replay")
    .description("Send the request of a finding again, and report whether it still fails.")
    .argument("<report>", "JSON report of the run that found it")
    .argument("<finding>", "id of the finding");
  return addReplayOptions(command);
}

async function invokeRun(
  baseUrl: string | undefined,
  flags: RunFlags,
  environment: Environment,
): Promise<Invocation> {
  if (flags.quick && flags.thorough) throw new UsageError("Pass --quick or --thorough, not both.");
  if (flags.dryRun) refuseOutput(flags);
  return {
    command: "run",
    target: await readTarget(baseUrl, flags, environment),
    options: {
      ...(await readJudging(flags, environment)),
      ...(await sharedOptions(flags)),
      depth: depthOf(flags),
      isReadOnly: flags.readOnly === true,
      seed: flags.seed,
      duration: flags.duration * 1_000,
      ...(flags.throttle !== undefined && { throttle: flags.throttle }),
    },
    flags,
  };
}

/**
 * Refuses output options for a plan: it has neither findings nor verdicts, so the requested files would silently be
 * missing.
 */
function refuseOutput({ report, proposeWaivers, baseline }: RunFlags): void {
  const refused = Object.entries({
    "--report": report,
    "--propose-waivers": proposeWaivers,
    "--baseline": baseline,
  }).flatMap(([option, value]) => (value === undefined ? [] : [option]));
  if (refused.length > 0)
    throw new UsageError(
      `--dry-run sends nothing, so it finds nothing to report: leave out ${refused.join(" and ")}. \`--json\` writes the plan as JSON.`,
    );
}

async function invokeReplay(
  { report: file, finding: id }: { readonly report: string; readonly finding: string },
  flags: ReplayFlags,
  environment: Environment,
): Promise<Invocation> {
  const report = await readReport(file, "report");
  const finding = findFinding(report, id);
  const target = await readTarget(flags.baseUrl ?? report.target, flags, environment);
  const { depth, seed } = report;
  const { spec, allowRemote } = flags;
  const options = {
    ...(await readJudging(
      { ...(spec !== undefined && { spec }), ...(allowRemote && { allowRemote }) },
      environment,
    )),
    ...(await sharedOptions(flags)),
    depth,
    seed,
  };
  return { command: "replay", target, options, finding, json: flags.json === true };
}

async function sharedOptions({ deadline, plugin }: ReplayFlags): Promise<CheckOptions> {
  return {
    deadline: deadline * 1_000,
    ...(plugin && { plugins: await loadPlugins(plugin) }),
  };
}

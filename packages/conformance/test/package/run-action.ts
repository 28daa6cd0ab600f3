// Runs the steps of the action as a runner does: in bash, with the environment that its expressions produce.
import { execFile } from "node:child_process";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

const source = fileURLToPath(new URL("../../", import.meta.url));

/** Result of a workflow step that uses the action. */
export interface ActionRun {
  readonly code: number | null;
  readonly output: string;
  /** The outputs of the action. */
  readonly outputs: Readonly<Record<string, string>>;
  /** The summary of the job. */
  readonly summary: string;
}

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly outputs: Readonly<Record<string, { readonly value: string }>>;
  readonly runs: { readonly steps: readonly Step[] };
}

interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly shell?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Reads the action's definition. */
export async function readAction(): Promise<Action> {
  return parse(await readFile(join(source, "action.yml"), "utf8")) as Action;
}

/** Runs the action in a folder that has nothing of this repository except what a runner downloads for an action. */
export async function runAction(
  folder: string,
  inputs: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>>,
): Promise<ActionRun> {
  const action = await readAction();
  const place = join(folder, "action");
  await mkdir(join(folder, "temporary"), { recursive: true });
  for (const file of ["action.yml", "package.json"])
    await cp(join(source, file), join(place, file));
  const step = action.runs.steps.find(({ run }) => run !== undefined);
  const values = new Map<string, string>();
  for (const [name, given] of Object.entries(action.inputs))
    values.set(`inputs.${name}`, inputs[name] ?? given.default);
  for (const [name, value] of Object.entries(env)) values.set(`env.${name}`, value);
  const [outputFile, summaryFile] = [join(folder, "output"), join(folder, "summary.md")];
  await Promise.all([outputFile, summaryFile].map((file) => writeFile(file, "")));
  const script = join(folder, "step.sh");
  await writeFile(script, step?.run ?? "");
  const own = Object.entries(step?.env ?? {}).map(([name, text]) => [name, evaluate(text, values)]);
  const ran = await runBash(script, folder, {
    ...env,
    ...(Object.fromEntries(own) as Record<string, string>),
    GITHUB_ACTION_PATH: place,
    GITHUB_OUTPUT: outputFile,
    GITHUB_STEP_SUMMARY: summaryFile,
    RUNNER_TEMP: join(folder, "temporary"),
  });
  const set = readOutputs(await readFile(outputFile, "utf8"));
  const outputs = Object.entries(action.outputs).map(([name, { value }]) => {
    return [name, evaluate(value, new Map(set.map(([key, one]) => [`${OUTPUTS}${key}`, one])))];
  });
  const summary = await readFile(summaryFile, "utf8");
  return { ...ran, outputs: Object.fromEntries(outputs), summary };
}

const OUTPUTS = "steps.check.outputs.";

/** Evaluates the action's expressions: context names, of which the first non-empty value counts. */
function evaluate(text: string, values: ReadonlyMap<string, string>): string {
  return text.replaceAll(/\$\{\{(.*?)\}\}/g, (_, expression: string) => {
    const found = expression.split("||").map((name) => values.get(name.trim()) ?? "");
    return found.find((value) => value !== "") ?? "";
  });
}

function readOutputs(text: string): readonly (readonly [string, string])[] {
  const pattern = /^([\w-]+)(?:=(.*)|<<(.+)\n([^]*?)\n\3)$/gm;
  return [...text.matchAll(pattern)].map(([, name = "", value, , lines]) => {
    return [name, value ?? lines ?? ""];
  });
}

async function runBash(
  script: string,
  cwd: string,
  env: Readonly<Record<string, string>>,
): Promise<Pick<ActionRun, "code" | "output">> {
  return new Promise((resolve) => {
    const child = execFile(
      "bash",
      ["--noprofile", "--norc", "-e", "-o", "pipefail", script],
      { cwd, env, maxBuffer: 2 ** 26 },
      (_, stdout, stderr) => resolve({ code: child.exitCode, output: stdout + stderr }),
    );
  });
}

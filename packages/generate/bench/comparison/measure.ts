import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { cpuOf } from "../run.ts";
import type { Verdicts } from "./check-bodies.ts";
import type { Generator } from "./generators.ts";

const modules = fileURLToPath(new URL("../../../../node_modules", import.meta.url));
const checkBodies = fileURLToPath(new URL("./check-bodies.ts", import.meta.url));

/** Measurements of one generator on one description. */
export interface Measured {
  /** CPU seconds for generating, in all processes. */
  readonly seconds: number;
  /** Peak memory of its largest process, in MB. */
  readonly memory: number;
  /** Size of the client, the types and the checks. */
  readonly kilobytes: number;
  /** Seconds that the compiler takes for these and all other files written. */
  readonly compiling: number;
  readonly instantiations: number;
  /** Compiler errors under `strict`. */
  readonly errors: number;
  /** CPU milliseconds for loading the client and the checks, on top of Node itself. */
  readonly clientStart: number;
  readonly checksStart: number;
  readonly verdicts: Verdicts;
}

/** Generates, compiles, bundles, loads, and runs the checks on bodies. Throws the error of a step that fails. */
export async function measure(
  folder: string,
  generator: Generator,
  { description, output, bodies }: { description: string; output: string; bodies: string },
): Promise<Measured> {
  const { seconds, memory } = await usageOf(folder, () =>
    generator.run(folder, description, output),
  );
  const written = join(folder, output);
  const client = await bundle(folder, join(written, generator.client), `${output}-client`);
  const checks = await bundle(folder, join(written, generator.checks), `${output}-checks`);
  const nothing = join(folder, "nothing.mjs");
  await writeFile(nothing, "");
  const alone = cpuOf([nothing], 5);
  const more = (file: string) => Math.max(0, (cpuOf([file], 5) - alone) * 1e3);
  const said = execFileSync(process.execPath, [checkBodies, generator.name, checks, bodies]);
  return {
    seconds,
    memory,
    kilobytes: sizeOf(written, generator.more) / 1_000,
    ...(await compile(folder, output)),
    clientStart: more(client),
    checksStart: more(checks),
    verdicts: JSON.parse(said.toString()) as Verdicts,
  };
}

/** CPU time and peak memory of the Node processes that `run` starts; each records them when it exits. */
async function usageOf(
  folder: string,
  run: () => void,
): Promise<{ seconds: number; memory: number }> {
  const file = join(folder, "usage.txt");
  await writeFile(file, "");
  const script = `import { appendFileSync } from "node:fs"; process.on("exit", () => { const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage(); appendFileSync(${JSON.stringify(file)}, (userCPUTime + systemCPUTime) / 1e6 + " " + maxRSS / 1024 + "\\n"); });`;
  process.env.NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(script)}`;
  try {
    run();
  } finally {
    delete process.env.NODE_OPTIONS;
  }
  const lines = (await readFile(file, "utf8")).trim().split("\n");
  const used = lines.map((line) => line.split(" ").map(Number));
  return {
    seconds: used.reduce((sum, [seconds = 0]) => sum + seconds, 0),
    memory: Math.max(...used.map(([, memory = 0]) => memory)),
  };
}

async function bundle(folder: string, input: string, name: string): Promise<string> {
  const build = await rolldown({ input, platform: "node", cwd: folder, logLevel: "silent" });
  const dir = join(folder, "bundles", name);
  // Writes one file per lazily loaded module, as on a server.
  await build.write({ dir, entryFileNames: "main.mjs", chunkFileNames: "[name]-[hash].mjs" });
  return join(dir, "main.mjs");
}

async function compile(
  folder: string,
  output: string,
): Promise<{ instantiations: number; errors: number; compiling: number }> {
  const settings = {
    compilerOptions: {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      target: "es2022",
      lib: ["es2024", "dom", "dom.iterable"],
      module: "esnext",
      moduleResolution: "bundler",
      allowImportingTsExtensions: true,
      types: [],
    },
    include: [output],
  };
  const file = join(folder, `tsconfig.${output.replaceAll("/", "-")}.json`);
  await writeFile(file, JSON.stringify(settings));
  const { stdout } = spawnSync(join(modules, ".bin/tsc"), ["-p", file, "--extendedDiagnostics"], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 1e9,
  });
  const [, instantiations = "NaN"] = /Instantiations:\s+(\d+)/.exec(stdout) ?? [];
  const [, compiling = "NaN"] = /Total time:\s+([\d.]+)/.exec(stdout) ?? [];
  return {
    compiling: Number(compiling),
    instantiations: Number(instantiations),
    errors: [...stdout.matchAll(/: error TS/g)].length,
  };
}

function sizeOf(folder: string, more: RegExp | undefined): number {
  const all = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const files = all.filter((file) => !more?.test(file));
  const sizes = files.map((file) => statSync(join(folder, file)));
  return sizes.reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0);
}

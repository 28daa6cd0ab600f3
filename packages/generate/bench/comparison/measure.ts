import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { cpuOf } from "../run.ts";
import type { Verdicts } from "./check-bodies.ts";
import type { Generator } from "./generators.ts";

const modules = fileURLToPath(new URL("../../../../node_modules", import.meta.url));
const checkBodies = fileURLToPath(new URL("./check-bodies.ts", import.meta.url));

/** What is measured of one generator and one description. */
export interface Measured {
  readonly seconds: number;
  readonly kilobytes: number;
  readonly instantiations: number;
  /** Errors of the compiler, under `strict`. */
  readonly errors: number;
  /** Milliseconds of CPU that loading takes, beyond Node's own: the client, and the checks. */
  readonly clientStart: number;
  readonly checksStart: number;
  readonly verdicts: Verdicts;
}

/** Generates, compiles, bundles, loads, and runs the checks of bodies. Throws what a step says. */
export async function measure(
  folder: string,
  generator: Generator,
  { description, output, bodies }: { description: string; output: string; bodies: string },
): Promise<Measured> {
  const start = performance.now();
  generator.run(folder, description, output);
  const seconds = (performance.now() - start) / 1_000;
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
    kilobytes: sizeOf(written) / 1_000,
    ...(await compile(folder, output)),
    clientStart: more(client),
    checksStart: more(checks),
    verdicts: JSON.parse(said.toString()) as Verdicts,
  };
}

async function bundle(folder: string, input: string, name: string): Promise<string> {
  const build = await rolldown({ input, platform: "node", cwd: folder, logLevel: "silent" });
  const dir = join(folder, "bundles", name);
  // One file a module that is loaded when it is called, as a server has it.
  await build.write({ dir, entryFileNames: "main.mjs", chunkFileNames: "[name]-[hash].mjs" });
  return join(dir, "main.mjs");
}

async function compile(
  folder: string,
  output: string,
): Promise<{ instantiations: number; errors: number }> {
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
  return {
    instantiations: Number(instantiations),
    errors: [...stdout.matchAll(/: error TS/g)].length,
  };
}

function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const sizes = files.map((file) => statSync(join(folder, file)));
  return sizes.reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0);
}

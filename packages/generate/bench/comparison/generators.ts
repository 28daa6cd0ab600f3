// How each generator is run, and where in its output the client and the checks of bodies are.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** A generator of TypeScript: a client, and checks of requests. */
export interface Generator {
  readonly name: string;
  /** Writes everything for a description into `output`, both paths from the folder of the comparison. */
  readonly run: (folder: string, description: string, output: string) => void;
  readonly client: string;
  readonly checks: string;
  /** Files that are neither client, types nor checks, such as types of handlers, which no other writes. */
  readonly more?: RegExp;
  /** The names that the check of an operation's JSON body may have. */
  readonly checkNames: (operationId: string) => readonly string[];
}

const main = fileURLToPath(new URL("../../src/main.ts", import.meta.url));

function execute(folder: string, args: readonly string[], environment = {}): void {
  const env = { ...process.env, ...environment };
  execFileSync(process.execPath, args, { cwd: folder, env, stdio: "pipe" });
}

const byConfiguration =
  (program: readonly string[]) =>
  (folder: string, description: string, output: string): void =>
    execute(folder, program, { DESCRIPTION: description, OUTPUT: output });

export const GENERATORS: readonly Generator[] = [
  {
    name: "this one",
    run: (folder, description, output) => {
      execute(folder, [main, "server-stub", description, `${output}/server`]);
      execute(folder, [main, "client", description, `${output}/client`]);
    },
    client: "client/client.ts",
    checks: "server/operations.ts",
    more: /^server\/(handlers|examples|schemas|server)\.ts$/,
    checkNames: () => [],
  },
  {
    name: "hey-api 0.99, zod",
    run: (folder, description, output) =>
      execute(folder, [
        "node_modules/@hey-api/openapi-ts/bin/run.js",
        "--no-log-file",
        "--input",
        description,
        "--output",
        output,
        "--plugins",
        "@hey-api/typescript",
        "@hey-api/sdk",
        "@hey-api/client-fetch",
        "zod",
      ]),
    client: "sdk.gen.ts",
    checks: "zod.gen.ts",
    checkNames: (id) => [`z${id}Body`],
  },
  {
    name: "Kubb 4.39, zod",
    run: byConfiguration([
      "node_modules/@kubb/cli/bin/kubb.cjs",
      "generate",
      "--config",
      "kubb.config.mjs",
    ]),
    client: "clients/index.ts",
    checks: "zod/index.ts",
    checkNames: (id) => [`${id}MutationRequestSchema`],
  },
  {
    name: "orval 8.30, zod",
    run: byConfiguration(["node_modules/orval/dist/bin/orval.mjs", "--config", "orval.config.mjs"]),
    client: "client.ts",
    checks: "zod.ts",
    checkNames: (id) => [`${id}Body`],
  },
];

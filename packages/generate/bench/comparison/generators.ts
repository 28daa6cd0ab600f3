// How to run each generator, and where its output has the client and the body checks.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** A TypeScript generator for a client and for request checks. */
export interface Generator {
  readonly name: string;
  /** Generates everything for a description into `output`; both paths are relative to the comparison folder. */
  readonly run: (folder: string, description: string, output: string) => void;
  readonly client: string;
  readonly checks: string;
  /** Files other than client, types and checks, such as handler types, which no other generator writes. */
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

import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { JsonObject } from "@document-export/openapi";
import { compareContracts } from "../src/compare/compare-contracts.ts";
import { judge } from "../src/judge/judge.ts";

/** A tool's verdict on a change; `unread` if it could not read one of the descriptions. */
export type ToolVerdict = "breaks" | "warns" | "safe" | "unread";

/** Two descriptions, in memory and as files. */
export interface Sides {
  readonly before: JsonObject;
  readonly after: JsonObject;
  readonly files: readonly [before: string, after: string];
}

/** A tool that judges whether a change breaks callers. */
export interface Tool {
  readonly name: string;
  judge(sides: Sides): Promise<ToolVerdict>;
}

const OASDIFF = process.env["OASDIFF"] ?? "oasdiff";
const ERROR_LEVEL = 3;

/** `oasdiff breaking` reports errors and warnings; the table shows both. */
const oasdiff: Tool = {
  name: "oasdiff",
  async judge({ files }) {
    const output = await run(OASDIFF, ["breaking", ...files, "--format", "json"]);
    if (output.code !== 0) return "unread";
    const found: readonly { level: number }[] = JSON.parse(output.stdout || "[]") ?? [];
    if (found.some(({ level }) => level >= ERROR_LEVEL)) return "breaks";
    return found.length > 0 ? "warns" : "safe";
  },
};

const manifest = createRequire(import.meta.url).resolve("@redocly/cli/package.json");
const REDOCLY = join(dirname(manifest), "bin/cli.js");

/** `redocly diff` reports the version increment that a change needs. */
const redocly: Tool = {
  name: "Redocly",
  async judge({ files }) {
    const { stdout } = await run(process.execPath, [REDOCLY, "diff", ...files, "--format=json"]);
    const start = stdout.indexOf("{");
    if (start < 0) return "unread";
    const { bump } = JSON.parse(stdout.slice(start));
    return bump === "major" ? "breaks" : "safe";
  },
};

const ours: Tool = {
  name: "spec-diff",
  judge({ before, after }) {
    const breaks = compareContracts(before, after).some(
      (change) => judge(change).caller === "breaks",
    );
    return Promise.resolve(breaks ? "breaks" : "safe");
  },
};

/** The tools in the order of the table. */
export const TOOLS: readonly Tool[] = [ours, oasdiff, redocly];

/** Versions of the third-party tools. */
export async function versionsOf(): Promise<string> {
  const { stdout } = await run("go", ["version", "-m", OASDIFF]);
  const [, version = "unknown"] = /\tmod\t\S+\t(\S+)/.exec(stdout) ?? [];
  const { version: cli } = createRequire(import.meta.url)(manifest);
  return `oasdiff ${version}, @redocly/cli ${String(cli)}`;
}

interface Output {
  readonly code: number;
  readonly stdout: string;
}

function run(program: string, args: readonly string[]): Promise<Output> {
  const env = { ...process.env, REDOCLY_TELEMETRY: "off" };
  return new Promise((resolve, reject) => {
    execFile(program, args, { env }, (error, stdout) => {
      if (error?.code === "ENOENT") reject(error);
      else resolve({ code: Number(error?.code ?? 0), stdout });
    });
  });
}

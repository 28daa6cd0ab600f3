import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { emitChecks } from "../src/emit/server-stub/emit-checks.ts";
import { modelOf } from "./fragment.ts";

/** A check as the generated code exports it. */
export type Check = (
  value: unknown,
  at: string,
  out: { keyword: string; pointer: string }[],
) => void;

const runtime = new URL("../../../packages/server-stub/dist/checks/index.js", import.meta.url).href;

/** Generates the checks of some schemas and loads them beside the stub's built runtime, by schema name. */
export async function loadChecks(schemas: Record<string, unknown>): Promise<Record<string, Check>> {
  const source = stripTypeScriptTypes(emitChecks(modelOf({ schemas })).text).replace(
    '"../checks/index.js"',
    JSON.stringify(runtime),
  );
  const folder = await mkdtemp(join(tmpdir(), "document-export-checks-"));
  try {
    const file = join(folder, "checks.mjs");
    await writeFile(file, source);
    const module: Record<string, Check> = await import(/* @vite-ignore */ pathToFileURL(file).href);
    return Object.fromEntries(
      Object.entries(module).map(([name, check]) => [name.replace(/^check/, ""), check]),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

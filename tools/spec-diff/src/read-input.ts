import { glob, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { RULES } from "@document-export/conformance";
import { loadDescription } from "@document-export/openapi";
import { parse } from "yaml";
import {
  type ChangesetConfig,
  generatedPackages,
  type Pending,
  pendingOf,
} from "./changeset/changesets.ts";
import type { Background } from "./judge/judged-change.ts";
import type { Fact } from "./trace/rules-of.ts";

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL("../../..", import.meta.url));

/** The files that this tool reads and writes. */
export const FILES = {
  contract: join(root, "spec/dist/openapi.json"),
  released: join(root, "spec/released/openapi.json"),
  changelog: join(root, "spec/CHANGES.md"),
  operator: {
    contract: join(root, "spec/dist/operator.json"),
    released: join(root, "spec/released/operator.json"),
  },
} as const;

const SOURCES = {
  interface: "{openapi.yaml,{paths,components,webhooks}/**/*.yaml}",
  operator: "{operator.yaml,{operator,components}/**/*.yaml}",
} as const;

/** Reads two descriptions and the data for tracing their changes; `of` selects the source files. */
export async function readBackground(
  released: string,
  contract: string,
  of: keyof typeof SOURCES = "interface",
): Promise<Background> {
  const facts: Fact[] = require("@document-export/spec/facts.json");
  return {
    released: await loadDescription(released),
    contract: await loadDescription(contract),
    files: await readSources(SOURCES[of]),
    rules: RULES,
    facts,
  };
}

/** Reads and parses the hand-written files of the contract. */
async function readSources(pattern: string): Promise<ReadonlyMap<string, unknown>> {
  const cwd = join(root, "spec");
  const files = new Map<string, unknown>();
  for await (const file of glob(pattern, { cwd }))
    files.set(file, parse(await readFile(join(cwd, file), "utf8")));
  return files;
}

/** Reads the packages that are versioned with the contract, and the pending changesets for each. */
export async function readChangesets(): Promise<{ packages: readonly string[]; pending: Pending }> {
  const cwd = join(root, ".changeset");
  const config: ChangesetConfig = JSON.parse(await readFile(join(cwd, "config.json"), "utf8"));
  const texts: string[] = [];
  for await (const file of glob("*.md", { cwd }))
    texts.push(await readFile(join(cwd, file), "utf8"));
  return { packages: generatedPackages(config), pending: pendingOf(texts) };
}

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { createRequire } from "node:module";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { parse } from "yaml";
import { placeOf, type CodeBlock } from "./code-block.ts";
import { ROOT } from "./documents.ts";
import { kindOfBlock, type BlockKind } from "./kind-of-block.ts";

const require = createRequire(import.meta.url);

/** Returns the problems with a block that are visible without running anything. */
export async function staticFaults(block: CodeBlock): Promise<string[]> {
  const kind = kindOfBlock(block);
  const faults = typeof kind === "string" ? await faultsOf(kind, block) : [kind.fault];
  return faults.map((fault) => `${placeOf(block)}: ${fault}`);
}

async function faultsOf(kind: BlockKind, block: CodeBlock): Promise<string[]> {
  if (kind === "install") return installFaults(block);
  if (kind === "tested") return testFaults(block);
  return kind === "parse" ? parseFaults(block) : [];
}

/** Checks that every installed package is a public one from this repository. */
async function installFaults({ code }: CodeBlock): Promise<string[]> {
  const lines = code.split("\n");
  const faults = lines.map(async (line) => {
    const match = /^npm install (?:--global |--save-dev )?@document-export\/([\w-]+)$/.exec(line);
    if (!match?.[1]) return [`expected "npm install @document-export/…", got "${line}"`];
    const manifest = join(ROOT, match[1] === "spec" ? "" : "packages", match[1], "package.json");
    if (!existsSync(manifest)) return [`there is no package ${match[1]}`];
    const { private: isPrivate } = JSON.parse(await readFile(manifest, "utf8"));
    return isPrivate ? [`the package ${match[1]} is private`] : [];
  });
  return (await Promise.all(faults)).flat();
}

/** Checks that the test exists and reads the document. */
async function testFaults({ file, attributes }: CodeBlock): Promise<string[]> {
  const test = attributes.get("test") ?? "";
  if (!existsSync(join(ROOT, test))) return [`there is no test ${test}`];
  const source = await readFile(join(ROOT, test), "utf8");
  return source.includes(basename(file)) ? [] : [`${test} does not read ${basename(file)}`];
}

function parseFaults({ language, code, attributes }: CodeBlock): string[] {
  try {
    const value: unknown = language === "json" ? JSON.parse(code) : parse(code);
    const schema = attributes.get("schema");
    return schema ? schemaFaults(schema, value) : [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Validates the value against the contract schema with this name. */
function schemaFaults(name: string, value: unknown): string[] {
  const file = require.resolve(`@document-export/spec/schemas/${name}.json`);
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.validate(require(file) as object, value);
  return (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

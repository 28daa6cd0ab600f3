import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "../checks/rule.js";
import { UsageError } from "../load/target.js";

/**
 * Imports modules whose default export is a `Plugin`: files, or packages that Node resolves.
 * @throws UsageError if a module cannot be imported or does not export a plugin
 */
export async function loadPlugins(modules: readonly string[]): Promise<readonly Plugin[]> {
  return Promise.all(modules.map((name) => loadPlugin(name)));
}

async function loadPlugin(name: string): Promise<Plugin> {
  const isFile = /^[./]|^[A-Za-z]:/.test(name) || existsSync(name);
  const specifier = isFile ? pathToFileURL(resolve(name)).href : name;
  const loaded: { readonly default?: unknown } = await import(specifier).catch((cause: Error) => {
    throw new UsageError(`Cannot import the plugin \`${name}\`: ${cause.message}`, { cause });
  });
  if (isPlugin(loaded.default)) return loaded.default;
  throw new UsageError(
    `The plugin \`${name}\` exports none: expected \`export default { name, rules }\`, each rule with id, title, basis, operations, and run or judge.`,
  );
}

function isPlugin(value: unknown): value is Plugin {
  if (typeof value !== "object" || value === null || !("rules" in value)) return false;
  const { rules } = value;
  return Array.isArray(rules) && rules.every(isRule);
}

function isRule(value: Record<string, unknown> | null): boolean {
  const { id, title, basis, operations, run, judge } = value ?? {};
  const hasTexts = typeof id === "string" && typeof title === "string";
  const isCallable = typeof run === "function" || typeof judge === "function";
  return hasTexts && Array.isArray(basis) && Array.isArray(operations) && isCallable;
}

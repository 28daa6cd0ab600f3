import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { PluginError, type Plugin } from "./plugin.ts";

/**
 * Imports modules whose default export is a {@link Plugin}: files, or packages resolved from the working directory.
 * Throws {@link PluginError} if a module cannot be imported or exports no plug-in.
 */
export async function loadPlugins(modules: readonly string[]): Promise<Plugin[]> {
  return Promise.all(modules.map(loadPlugin));
}

async function loadPlugin(name: string): Promise<Plugin> {
  const loaded: { readonly default?: unknown } = await runImport(name).catch((cause: Error) => {
    throw new PluginError(name, `cannot be imported: ${cause.message}`, { cause });
  });
  if (isPlugin(loaded.default)) return loaded.default;
  throw new PluginError(
    name,
    "exports no plug-in: expected `export default { name, transform, files }` with at least one of the functions.",
  );
}

async function runImport(name: string): Promise<{ readonly default?: unknown }> {
  const isFile = /^[./]|^[A-Za-z]:/.test(name) || existsSync(name);
  const file = isFile ? resolve(name) : createRequire(resolve("package.json")).resolve(name);
  return import(pathToFileURL(file).href);
}

function isPlugin(value: unknown): value is Plugin {
  if (typeof value !== "object" || value === null) return false;
  const { name, transform, files } = value as Partial<Record<keyof Plugin, unknown>>;
  const isOptional = (one: unknown) => one === undefined || typeof one === "function";
  return (
    typeof name === "string" &&
    isOptional(transform) &&
    isOptional(files) &&
    (transform ?? files) !== undefined
  );
}

import { createRequire } from "node:module";
import { resolve } from "node:path";

/** Explains how to install the runtime that the generated files import, if Node cannot resolve it from the folder. */
export function runtimeHint(folder: string, runtime: string): string | undefined {
  if (/^[./]|^\w+:/.test(runtime) || isInstalled(runtime, folder)) return undefined;
  const name = runtime
    .split("/")
    .slice(0, runtime.startsWith("@") ? 2 : 1)
    .join("/");
  return `The files import ${runtime}: npm install ${name}`;
}

function isInstalled(module: string, folder: string): boolean {
  try {
    createRequire(resolve(folder, "index.js")).resolve(module);
    return true;
  } catch {
    return false;
  }
}

import { createRequire } from "node:module";
import { resolve } from "node:path";

/** How to install the runtime that the files of a folder import, where Node does not find it from there. */
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

import { fileURLToPath } from "node:url";
import type { Found } from "./found.ts";
import { printVersion } from "./print-version.ts";

/** A runtime that comes with the dependencies of this package. */
export function findInstalled(name: "bun" | "deno" | "workerd"): Found {
  const command = fileURLToPath(new URL(`../node_modules/.bin/${name}`, import.meta.url));
  const printed = printVersion(command);
  return "version" in printed ? { command } : printed;
}

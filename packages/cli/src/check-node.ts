// This file must run on old versions of Node, so it uses only old features and imports nothing from this package.
import { createRequire } from "node:module";

/** Returns a sentence if this version of Node is too old for the package; undefined if it is new enough. */
export function explainOldNode(version: string): string | undefined {
  const { engines } = createRequire(import.meta.url)("../package.json") as {
    readonly engines: { readonly node: string };
  };
  const needed = engines.node.replace(">=", "");
  if (isAtLeast(version, needed)) return undefined;
  return `docexport needs Node ${needed} or later, and this is Node ${version}. Install a newer one (https://nodejs.org), or set PATH to it.`;
}

function isAtLeast(version: string, needed: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [neededMajor = 0, neededMinor = 0] = needed.split(".").map(Number);
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}

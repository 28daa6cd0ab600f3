// This file uses nothing that an old Node lacks, and imports nothing from this package.
import { readFileSync } from "node:fs";

// This file is in dist/operator of the package, whose manifest lists the required versions.
const MANIFEST = new URL("../../package.json", import.meta.url);

/** Returns a sentence if this version of Node is too old for the package; undefined if it is new enough. */
export function explainOldNode(version: string): string | undefined {
  const { engines } = JSON.parse(readFileSync(MANIFEST, "utf8")) as { engines: { node: string } };
  const needed = engines.node.replace(">=", "");
  if (isAtLeast(version, needed)) return undefined;
  return `document-export needs Node ${needed} or later, and this is Node ${version}. Install a newer one (https://nodejs.org), or set PATH to it.`;
}

function isAtLeast(version: string, needed: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [neededMajor = 0, neededMinor = 0] = needed.split(".").map(Number);
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}

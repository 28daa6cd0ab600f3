import { readFileSync } from "node:fs";

/** Reads the version of this package. */
export function readServiceVersion(): string {
  const text = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  const { version } = JSON.parse(text) as { readonly version: string };
  return version;
}

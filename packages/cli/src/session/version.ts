import { createRequire } from "node:module";

/** Returns the version of this package. */
export function readVersion(): string {
  const { version } = createRequire(import.meta.url)("../../package.json") as {
    readonly version: string;
  };
  return version;
}

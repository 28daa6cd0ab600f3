import type { InstalledSize } from "./installed-size.ts";

const KB = 1000;
const MB = 1000 * KB;

/** Maximum size of an installation with all dependencies: download and disk usage, in bytes. */
export const BOUNDS: Readonly<Record<string, Pick<InstalledSize, "download" | "disk">>> = {
  types: { download: 50 * KB, disk: 150 * KB },
  // A quarter of the size is the types package; the rest is readable modules, and documentation that editors show.
  client: { download: 250 * KB, disk: 375 * KB },
  cli: { download: 2 * MB, disk: 6 * MB },
  generate: { download: 30 * MB, disk: 60 * MB },
  // Two fifths of the size are the third-party reader of OpenAPI descriptions.
  conformance: { download: 10 * MB, disk: 25 * MB },
  service: { download: 30 * MB, disk: 60 * MB },
};

/** Returns the sizes that exceed their bounds. */
export function boundFaults(name: string, size: InstalledSize): string[] {
  const bound = BOUNDS[name];
  if (!bound) return [];
  return (["download", "disk"] as const)
    .filter((kind) => size[kind] > bound[kind])
    .map((kind) => `expected at most ${bound[kind]} bytes of ${kind}, got ${size[kind]}`);
}

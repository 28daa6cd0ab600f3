// Checks the packages' dependencies against the architecture page, so that a new one is noticed early.
import { readFile } from "node:fs/promises";

const SCOPE = "@document-export/";

/** Allowed dependencies of each published package in this repository; development dependencies are free. */
export const ALLOWED_DEPENDENCIES: ReadonlyMap<string, readonly string[]> = new Map([
  ["spec", []],
  ["types", []],
  ["json-reader", []],
  ["google", []],
  ["docs", []],
  ["console", []],
  ["client", ["types"]],
  ["server-stub", []],
  ["operator", ["client", "server-stub"]],
  ["convert", ["json-reader"]],
  ["openapi", []],
  ["generate", ["openapi"]],
  ["create", []],
  ["create-document-export-server", ["create"]],
  ["create-document-export-receiver", ["create"]],
  ["conformance", ["client", "openapi", "spec", "types"]],
  ["cli", ["client", "convert", "google", "spec", "types"]],
  ["service", ["console", "convert", "docs", "operator", "server-stub", "spec", "types"]],
]);

/** Returns one line for each dependency of a published package that the architecture does not allow. */
export async function checkPackageDependencies(files: readonly string[]): Promise<string[]> {
  const manifests = files.filter((file) => /^(?:spec|packages\/[^/]+)\/package\.json$/.test(file));
  const reports = await Promise.all(
    manifests.map(async (file) => {
      const { name, dependencies = {} } = JSON.parse(await readFile(file, "utf8")) as {
        name: string;
        dependencies?: Readonly<Record<string, string>>;
      };
      return dependencyFaults(name, Object.keys(dependencies)).map((fault) => `${file}: ${fault}`);
    }),
  );
  return reports.flat();
}

/** Returns the problems with a package's dependencies. */
export function dependencyFaults(name: string, dependencies: readonly string[]): string[] {
  const allowed = ALLOWED_DEPENDENCIES.get(shortName(name));
  const used = dependencies.filter((each) => each.startsWith(SCOPE)).map(shortName);
  if (!allowed)
    return [
      `expected the allowed dependencies of ${name} in tools/checks/src/repository/package-dependencies.ts, got none`,
    ];
  const expected = allowed.length > 0 ? allowed.join(", ") : "no package of this repository";
  return used
    .filter((each) => !allowed.includes(each))
    .map((each) => `expected ${shortName(name)} to depend on ${expected}, got ${each} too`);
}

function shortName(name: string): string {
  return name.startsWith(SCOPE) ? name.slice(SCOPE.length) : name;
}

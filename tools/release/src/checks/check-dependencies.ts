import type { Dependencies, Manifest } from "../tarball.ts";
import type { Check } from "./check.ts";

// Versions that only a package manager in this repository can resolve.
const LOCAL = /^(?:workspace|catalog|link|file|portal|patch):/;

/** Checks that all dependencies of a package can be installed from npm. */
export const dependenciesCheck: Check = {
  name: "dependencies",
  about: "every dependency can be installed from npm",
  faults: ({ manifest }, { owner, tarballs }) => {
    const packed = new Map(tarballs.map((each) => [each.manifest.name, each.manifest.version]));
    return dependenciesOf(manifest).flatMap(([name, range]) => {
      if (LOCAL.test(range)) return [`expected a version of ${name}, got ${range}`];
      if (!name.startsWith(`${owner.npmScope}/`)) return [];
      const version = packed.get(name);
      if (version === undefined) return [`expected ${name} to be published, got a private package`];
      return range === `^${version}` ? [] : [`expected ${name} ^${version}, got ${range}`];
    });
  },
};

function dependenciesOf(manifest: Manifest): [name: string, range: string][] {
  const { dependencies, peerDependencies, optionalDependencies, devDependencies } = manifest;
  const all: readonly (Dependencies | undefined)[] = [
    dependencies,
    peerDependencies,
    optionalDependencies,
    devDependencies,
  ];
  return all.flatMap((each) => Object.entries(each ?? {}));
}

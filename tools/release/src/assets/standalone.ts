// A tarball that can be installed alone: npm could not find our packages on a registry that does not have them.
import { manifestOf, type Files, type Manifest, type Tarball } from "../tarball.ts";

const encoder = new TextEncoder();

/**
 * Returns the files of a package, including our packages that it needs (`bundleDependencies`). The third-party
 * dependencies of those become its own, for package managers that do not read bundled manifests.
 */
export function standaloneFiles(one: Tarball, tarballs: readonly Tarball[]): Files {
  const needed = neededBy(one, new Map(tarballs.map((each) => [each.manifest.name, each])));
  if (needed.length === 0) return one.files;
  const own = new Set(needed.map(({ manifest }) => manifest.name));
  const files = new Map(one.files);
  for (const { manifest, files: inner } of needed)
    for (const [path, data] of inner) files.set(`node_modules/${manifest.name}/${path}`, data);
  const others = needed.flatMap(({ manifest }) => Object.entries(manifest.dependencies ?? {}));
  const manifest: Manifest = {
    ...manifestOf(one.files),
    dependencies: {
      ...Object.fromEntries(others.filter(([name]) => !own.has(name))),
      ...one.manifest.dependencies,
      ...Object.fromEntries(needed.map((each) => [each.manifest.name, each.manifest.version])),
    },
    bundleDependencies: [...own].sort(),
  };
  return files.set("package.json", encoder.encode(`${JSON.stringify(manifest, undefined, 2)}\n`));
}

/** Returns our packages that a package needs, directly or indirectly, in the order of discovery. */
function neededBy(one: Tarball, byName: ReadonlyMap<string, Tarball>): Tarball[] {
  const needed = new Set<Tarball>();
  const add = ({ manifest }: Tarball) => {
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      const other = byName.get(name);
      if (!other || needed.has(other)) continue;
      needed.add(other);
      add(other);
    }
  };
  add(one);
  return [...needed];
}

// A tarball that is installed by itself: without a registry that has our packages, npm could not find those that it needs.
import { manifestOf, type Files, type Manifest, type Tarball } from "../tarball.ts";

const encoder = new TextEncoder();

/**
 * The files of a package with those of our packages that it needs inside of it (`bundleDependencies`). What these need of
 * others stands among its own dependencies, for package managers that do not look into what is bundled.
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

/** Our packages that a package needs, directly or by others, in the order that they are met. */
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

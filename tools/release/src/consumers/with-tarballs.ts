import type { Manifest, Tarball } from "../tarball.ts";

/**
 * Returns a manifest that uses the packed tarballs for packages of this scope. Their dependencies on each other become
 * dependencies of the project too: npm would look for them on the registry.
 *
 * @throws {Error} if the project uses a package that is not packed.
 */
export function withTarballs(
  manifest: Manifest,
  tarballs: readonly Tarball[],
  scope: string,
): object {
  const byName = new Map(tarballs.map((each) => [each.manifest.name, each]));
  const dependencies: Record<string, string> = { ...manifest.dependencies };
  const add = (name: string, isDone: boolean) => {
    if (!name.startsWith(scope) || isDone) return;
    const tarball = byName.get(name);
    if (!tarball)
      throw new Error(`Expected one of ${[...byName.keys()].join(", ")}, got the package ${name}.`);
    dependencies[name] = `file:${tarball.file}`;
    for (const other of Object.keys(tarball.manifest.dependencies ?? {}))
      add(other, other in dependencies);
  };
  for (const name of Object.keys(manifest.dependencies ?? {})) add(name, false);
  return { ...manifest, dependencies };
}

// Files in `vendor` and `chunks` have no sources of their own, and each build empties these folders.
const BUILT = /^dist\/(?!(?:vendor|chunks)\/)(?<path>.+?)\.(?:js|d\.ts)$/;

/**
 * Returns true if the source of a built file no longer exists: the compiler does not delete its old output. `sources`
 * has the paths in `src`; a package without sources is not built by the compiler.
 */
export function isLeftOver(path: string, sources: ReadonlySet<string>): boolean {
  const source = BUILT.exec(path)?.groups?.path;
  if (source === undefined || sources.size === 0) return false;
  return !sources.has(`${source}.ts`);
}

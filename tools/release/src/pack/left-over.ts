// What is in `vendor` was copied there, and each build empties it.
const BUILT = /^dist\/(?!vendor\/)(?<path>.+?)\.(?:js|d\.ts)$/;

/**
 * Whether a built file has no source any more: the compiler does not remove what it wrote earlier. `sources` has the paths
 * below `src`; a package without sources is not built by the compiler.
 */
export function isLeftOver(path: string, sources: ReadonlySet<string>): boolean {
  const source = BUILT.exec(path)?.groups?.path;
  if (source === undefined || sources.size === 0) return false;
  return !sources.has(`${source}.ts`);
}

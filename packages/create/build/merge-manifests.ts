/** The members of a package.json in which the templates differ. */
export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly [member: string]: unknown;
}

/** Versions that the tests of this repository use. */
export interface Versions {
  readonly catalog: Readonly<Record<string, string>>;
  readonly workspace: Readonly<Record<string, string>>;
}

/**
 * Merges manifests into one and resolves their version ranges for npm. Throws an Error if the repository has no version
 * of a package.
 */
export function mergeManifests(manifests: readonly Manifest[], versions: Versions): Manifest {
  const merged: Manifest = Object.assign({}, ...manifests);
  return {
    ...merged,
    dependencies: rangesOf(
      manifests.map(({ dependencies }) => dependencies),
      versions,
    ),
    devDependencies: rangesOf(
      manifests.map(({ devDependencies }) => devDependencies),
      versions,
    ),
  };
}

function rangesOf(
  lists: readonly (Readonly<Record<string, string>> | undefined)[],
  versions: Versions,
): Record<string, string> {
  const entries = lists.flatMap((list) => Object.entries(list ?? {})).sort();
  return Object.fromEntries(
    entries.map(([name, range]) => [name, publishedRange(name, range, versions)]),
  );
}

/**
 * Resolves `catalog:` and `workspace:^` to a range that npm understands: this version, or a later one without breaking
 * changes.
 */
function publishedRange(name: string, range: string, { catalog, workspace }: Versions): string {
  const version = range === "catalog:" ? catalog[name] : workspace[name];
  if (version === undefined)
    throw new Error(`Expected a version of ${name} for \`${range}\`, got none.`);
  return /^\d/.test(version) ? `^${version}` : version;
}

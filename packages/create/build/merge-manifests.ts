/** A manifest, as far as templates differ. */
export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly [member: string]: unknown;
}

/** The versions that this repository is tested with. */
export interface Versions {
  readonly catalog: Readonly<Record<string, string>>;
  readonly workspace: Readonly<Record<string, string>>;
}

/** The manifests as one, each range as it is published. Throws where the repository has no version of a package. */
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

/** What `catalog:` and `workspace:^` stand for: the version or any later one without a breaking change. */
function publishedRange(name: string, range: string, { catalog, workspace }: Versions): string {
  const version = range === "catalog:" ? catalog[name] : workspace[name];
  if (version === undefined)
    throw new Error(`Expected a version of ${name} for \`${range}\`, got none.`);
  return /^\d/.test(version) ? `^${version}` : version;
}

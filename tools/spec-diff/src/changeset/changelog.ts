/** The heading of what has not been released. */
export const UNRELEASED = "Unreleased";

const HEADING = `## ${UNRELEASED}\n`;

/** The changelog with other unreleased changes. Throws a RangeError where it has no section for them. */
export function withUnreleased(changelog: string, section: string): string {
  const start = changelog.indexOf(HEADING);
  if (start < 0) throw new RangeError(`expected \`## ${UNRELEASED}\` in the changelog, got none`);
  const next = changelog.indexOf("\n## ", start + HEADING.length);
  const rest = next < 0 ? "" : changelog.slice(next);
  return `${changelog.slice(0, start)}${HEADING}\n${section}${rest}`;
}

/** The changelog after a release: what was unreleased has a version, and nothing is unreleased. */
export function withRelease(changelog: string, version: string): string {
  return changelog.replace(HEADING, `${HEADING}\nNo changes.\n\n## ${version}\n`);
}

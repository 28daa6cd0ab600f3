/** Heading of the unreleased changes. */
export const UNRELEASED = "Unreleased";

const HEADING = `## ${UNRELEASED}\n`;

/** Replaces the unreleased changes in the changelog. Throws a RangeError if it has no section for them. */
export function withUnreleased(changelog: string, section: string): string {
  const start = changelog.indexOf(HEADING);
  if (start < 0) throw new RangeError(`expected \`## ${UNRELEASED}\` in the changelog, got none`);
  const next = changelog.indexOf("\n## ", start + HEADING.length);
  const rest = next < 0 ? "" : changelog.slice(next);
  return `${changelog.slice(0, start)}${HEADING}\n${section}${rest}`;
}

const FIRST = "The first release: there is nothing before it to compare with.";

/** Updates the changelog for a release: the unreleased changes get a version, and the unreleased section is emptied. */
export function withRelease(changelog: string, version: string): string {
  const start = changelog.indexOf(HEADING) + HEADING.length;
  const isFirst = !changelog.slice(start).includes("\n## ");
  const released = isFirst ? `\n${FIRST}\n` : changelog.slice(start);
  return `${changelog.slice(0, start)}\nNo changes.\n\n## ${version}\n${released}`;
}

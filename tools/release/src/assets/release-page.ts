import { releaseNotes } from "../publish/release-notes.ts";
import type { Tarball } from "../tarball.ts";
import { textOf } from "../tarball.ts";

/** Returns `RELEASE.md`: the changelog of each package for its version. */
export function releasePage(tarballs: readonly Tarball[]): string {
  const sections = tarballs.map(({ files, manifest: { name, version } }) => {
    const changelog = files.has("CHANGELOG.md") ? textOf(files, "CHANGELOG.md") : "";
    const notes =
      releaseNotes(changelog, version) ?? "Not released: a build of the repository as it is.";
    return `## ${name} ${version}\n\n${notes.replaceAll(/^#{2,3} /gm, "### ")}`;
  });
  return `# Document Export\n\n${sections.join("\n\n")}\n`;
}

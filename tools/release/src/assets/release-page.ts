import { releaseNotes } from "../publish/release-notes.ts";
import type { Tarball } from "../tarball.ts";
import { textOf } from "../tarball.ts";

/** What `RELEASE.md` says: what the changelog of each package says about its version. */
export function releasePage(tarballs: readonly Tarball[]): string {
  const sections = tarballs.map(({ files, manifest: { name, version } }) => {
    const changelog = files.has("CHANGELOG.md") ? textOf(files, "CHANGELOG.md") : "";
    const notes =
      releaseNotes(changelog, version) ?? "Not released: a build of the repository as it is.";
    return `## ${name} ${version}\n\n${notes.replaceAll(/^#{2,3} /gm, "### ")}`;
  });
  return `# Document Export\n\n${sections.join("\n\n")}\n`;
}

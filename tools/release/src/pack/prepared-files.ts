// Turns pnpm's tarballs into the published ones. pnpm resolves versions; this module adds the owner's values, and the
// files that a package needs outside of the repository.
import type { Owner } from "../owner.ts";
import { manifestOf, textOf, type Files, type Manifest } from "../tarball.ts";
import { absoluteLinks } from "./absolute-links.ts";
import { isLeftOver } from "./left-over.ts";
import { NOTICES_FILE, noticesIn } from "./notices.ts";
import { unreachableDeclarations } from "./reachable-declarations.ts";
import type { PublicPackage } from "./public-packages.ts";

const OWN_SCOPE = "@document-export/";
const TEXT = /\.(?:[cm]?js|d\.[cm]?ts|json|md|ya?ml|html)$/;
// Source maps are not packed; a debugger would fail to load them.
const MAP = /\n\/\/# sourceMappingURL=\S+\s*$/;
const VENDORED = "dist/vendor/packages.json";
const encoder = new TextEncoder();

/**
 * Returns the files of a package as they are published: `repository`, `homepage`, `bugs` and the scope are the owner's,
 * Markdown links point to the repository, and licenses of copied code are in a file. Leaves out development scripts,
 * files of older builds, and types that nobody can import.
 *
 * @param copied licenses of third-party code that the package does not name itself.
 */
export function preparedFiles(
  files: Files,
  { folder, sources }: Pick<PublicPackage, "folder" | "sources">,
  owner: Owner,
  copied: string,
): Files {
  const unreachable = unreachableDeclarations(files);
  const isPublished = (path: string) => !isLeftOver(path, sources) && !unreachable.has(path);
  const current = new Map([...files].filter(([path]) => isPublished(path)));
  const stamped = new Map<string, Uint8Array>(current);
  const rewrite = (pattern: RegExp, change: (text: string, path: string) => string) => {
    for (const path of [...current.keys()].filter((name) => pattern.test(name)))
      stamped.set(path, encoder.encode(change(textOf(current, path), path)));
  };
  rewrite(/\.md$/, (text, path) => absoluteLinks(text, owner.repository, `${folder}/${path}`));
  rewrite(/\.(?:js|d\.ts)$/, (text) => text.replace(MAP, ""));
  const notices = noticesIn(current, copied);
  if (notices) stamped.set(NOTICES_FILE, encoder.encode(notices));
  const manifest = published(manifestOf(files), vendoredIn(current), folder, owner);
  stamped.set("package.json", encoder.encode(`${JSON.stringify(manifest, undefined, 2)}\n`));
  return withScope(stamped, `${owner.npmScope}/`);
}

/** Returns packages whose code the build has vendored (tools/bundle): they need not be installed. */
function vendoredIn(files: Files): ReadonlySet<string> {
  const list = files.has(VENDORED) ? textOf(files, VENDORED) : "[]";
  return new Set(JSON.parse(list) as string[]);
}

/** Returns the manifest without members that are useful only in the repository, and with the origin of the package. */
function published(
  manifest: Manifest,
  vendored: ReadonlySet<string>,
  folder: string,
  { repository }: Owner,
): object {
  const { scripts: _, devDependencies: __, dependencies, ...members } = manifest;
  const installed = Object.entries(dependencies ?? {}).filter(([name]) => !vendored.has(name));
  return {
    ...members,
    ...(dependencies && { dependencies: Object.fromEntries(installed) }),
    files: [...(manifest.files ?? []), NOTICES_FILE],
    homepage: `${repository}/tree/main/${folder}#readme`,
    bugs: `${repository}/issues`,
    repository: { type: "git", url: `git+${repository}.git`, directory: folder },
  };
}

/** Replaces the scope by which packages name each other in manifests, imports, types and documents. */
function withScope(files: Files, scope: string): Files {
  if (scope === OWN_SCOPE) return files;
  return new Map(
    [...files].map(([path, data]) => [
      path,
      TEXT.test(path) ? encoder.encode(textOf(files, path).replaceAll(OWN_SCOPE, scope)) : data,
    ]),
  );
}

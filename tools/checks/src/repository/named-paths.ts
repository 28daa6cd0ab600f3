/** A path in a document, and its line. */
export interface NamedPath {
  readonly path: string;
  readonly line: number;
}

// Matches a link target in the repository; the next pattern matches code that starts with one of our top-level folders.
const link = /\]\((?!https?:|mailto:|#|\/docs\/)([^)#\s]+)(?:#[^)]*)?\)/g;
const folder = /`((?:spec|packages|tools|\.changeset|\.ci|\.github)\/[\w./-]+)`/g;

/** Returns the paths that a Markdown document names: link targets relative to it, and code such as `spec/decisions`. */
export function namedPaths(markdown: string): { links: NamedPath[]; code: NamedPath[] } {
  const lines = markdown.split("\n");
  const find = (pattern: RegExp) =>
    lines.flatMap((text, index) =>
      [...text.matchAll(pattern)].map((match) => ({ path: match[1] ?? "", line: index + 1 })),
    );
  return { links: find(link), code: find(folder) };
}

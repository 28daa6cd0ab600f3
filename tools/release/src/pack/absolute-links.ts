import { posix } from "node:path";

// A Markdown link target other than a URL or an anchor on the page.
const RELATIVE = /\]\((?![a-z]+:|#|\/)(?<path>[^)#\s]+)(?<anchor>#[^)\s]*)?\)/g;

/**
 * Points relative links in Markdown to the repository: npm shows a README without the files next to it, and a package
 * does not contain its folder's documents.
 *
 * @param file path of the Markdown in the repository.
 */
export function absoluteLinks(markdown: string, repository: string, file: string): string {
  return markdown.replaceAll(RELATIVE, (...match) => {
    const { path, anchor = "" } = match.at(-1) as { path: string; anchor?: string };
    const target = posix.join(posix.dirname(file), path);
    return `](${repository}/${posix.extname(target) ? "blob" : "tree"}/main/${target}${anchor})`;
  });
}

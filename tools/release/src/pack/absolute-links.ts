import { posix } from "node:path";

// A link target of Markdown that is neither an address nor an anchor of the page.
const RELATIVE = /\]\((?![a-z]+:|#|\/)(?<path>[^)#\s]+)(?<anchor>#[^)\s]*)?\)/g;

/**
 * Markdown whose relative links lead to the repository: npm shows a README where the files beside it are not, and a package
 * does not hold its folder's documents.
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

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** The path of the built site. */
export const SITE = fileURLToPath(new URL("../../dist/", import.meta.url));
export const BASE = "/docs/";

/** Deeper folders separate individual items, not kinds of pages. */
const MAX_DEPTH = 2;

/** A page of the site. */
export interface Page {
  /** Its path from the root of the host. */
  readonly url: string;
  /** The start of its folder path, which pages of the same kind share. */
  readonly kind: string;
  readonly html: string;
}

/** The paths of all files, with slashes. */
export function listFiles(): readonly string[] {
  return readdirSync(SITE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(SITE.length).replaceAll(sep, "/"));
}

/** All pages that the site itself renders. */
export function readPages(): readonly Page[] {
  return listFiles()
    .filter((path) => /(?:^|\/)index\.html$|^404\.html$/.test(path))
    .map((path) => {
      const folder = path.replace(/index\.html$/, "");
      const html = readFileSync(join(SITE, path), "utf8");
      return {
        url: BASE + folder,
        kind: dirname(folder).split("/").slice(0, MAX_DEPTH).join("/"),
        html,
      };
    });
}

/** The longest page of each kind, or every page in a long run. */
export function pagesToOpen(pages: readonly Page[]): readonly Page[] {
  if (process.env["DOCUMENT_EXPORT_PAGES"] === "all") return pages;
  const longest = new Map<string, Page>();
  for (const page of pages)
    if (page.html.length > (longest.get(page.kind)?.html.length ?? 0)) longest.set(page.kind, page);
  return [...longest.values()];
}

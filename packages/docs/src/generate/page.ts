/** One generated page of the reference. */
export interface Page {
  /** Path under the reference, such as `rules/page-size`, of slug characters; empty for the index. */
  readonly path: string;
  readonly title: string;
  /** Text for search engines and link previews: one or two sentences, unique to this page. */
  readonly description: string;
  /** Markdown, which may contain plain HTML. */
  readonly body: string;
  /** Lowest level of headings in the table of contents; 0 for none. @default 3 */
  readonly tableOfContents?: number;
  /** Drawings in the body, by their relative address, such as `plots/calls.svg`. */
  readonly pictures?: ReadonlyMap<string, string>;
}

/** Path of the generated pages, with the base path of the site. */
export const REFERENCE = "/docs/reference/";

/** Returns the address of a generated page, such as `/docs/reference/rules/page-size/`. */
export function urlOf(path: string, anchor = ""): string {
  return `${REFERENCE}${path}/${anchor && `#${anchor}`}`;
}

/** Turns a name into a path segment: `limits.queuedExports` becomes `limits-queued-exports`. */
export function slugOf(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1-$2")
    .replaceAll(/[^\w]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .toLowerCase();
}

/** One generated page of the reference. */
export interface Page {
  /** Where it is under the reference, such as `rules/page-size`: no slash at either end, empty for its index, and only characters that a slug keeps. */
  readonly path: string;
  readonly title: string;
  /** What search engines and link previews show: one or two sentences, unlike those of every other page. */
  readonly description: string;
  /** Markdown; it may hold plain HTML. */
  readonly body: string;
  /** The lowest level of headings in its table of contents; 0 for a page without one. @default 3 */
  readonly tableOfContents?: number;
  /** Drawings that its body shows, by their address from it, such as `plots/calls.svg`. */
  readonly pictures?: ReadonlyMap<string, string>;
}

/** Where the site has the generated pages, with the base path of the site. */
export const REFERENCE = "/docs/reference/";

/** The address of a generated page on the site, such as `/docs/reference/rules/page-size/`. */
export function urlOf(path: string, anchor = ""): string {
  return `${REFERENCE}${path}/${anchor && `#${anchor}`}`;
}

/** The name of a thing as a part of a path: `limits.queuedExports` is `limits-queued-exports`. */
export function slugOf(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1-$2")
    .replaceAll(/[^\w]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .toLowerCase();
}

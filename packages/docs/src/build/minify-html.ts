import { fromHtml } from "hast-util-from-html";
import { minifyWhitespace } from "hast-util-minify-whitespace";
import { toHtml } from "hast-util-to-html";

/** Removes the white space, tags and quotes that HTML allows to be omitted (HTML Standard, 13.1.2). */
export function minifyHtml(html: string): string {
  const tree = fromHtml(html);
  minifyWhitespace(tree);
  return toHtml(tree, {
    omitOptionalTags: true,
    preferUnquoted: true,
    collapseEmptyAttributes: true,
  });
}

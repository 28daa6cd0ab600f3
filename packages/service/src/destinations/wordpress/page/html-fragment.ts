import { contentNodes } from "./page-nodes.js";
import { serializeNodes } from "./serialize-nodes.js";
import { withoutTitle } from "./without-title.js";

/**
 * The content of an HTML page without the elements around it, because a site has a `main` of its own. The site also shows
 * the title of a post, so that an equal title of the document is left out, unless something links to it.
 */
export function htmlFragment(page: string, shownTitle: string): string {
  return serializeNodes(withoutTitle(contentNodes(page), shownTitle)).trim();
}

import { contentNodes } from "./page-nodes.js";
import { serializeNodes } from "./serialize-nodes.js";
import { withoutTitle } from "./without-title.js";

/**
 * Returns the content of an HTML page without the surrounding elements, because a site has its own `main`. The site
 * also shows the title of a post, so an equal title in the document is left out unless something links to it.
 */
export function htmlFragment(page: string, shownTitle: string): string {
  return serializeNodes(withoutTitle(contentNodes(page), shownTitle)).trim();
}

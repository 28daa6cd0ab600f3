import { link, table } from "./markdown.ts";
import { urlOf, type Page } from "./page.ts";

/** Returns the index page, for readers who shorten an address: it lists the indexes and their contents. */
export function referenceIndex(pages: readonly Page[]): Page {
  const indexes = pages.filter(({ path }) => !path.includes("/"));
  return {
    path: "",
    title: "Reference",
    description: "The reference by subject: the interface, the packages and the service.",
    body: table(
      ["page", "contents"],
      indexes.map(({ path, title, description }) => [link(title, urlOf(path)), description]),
    ),
  };
}

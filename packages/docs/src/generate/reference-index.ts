import { link, table } from "./markdown.ts";
import { urlOf, type Page } from "./page.ts";

/** The page of the reference itself, for readers who cut an address: the indexes among the pages, and what is in each. */
export function referenceIndex(pages: readonly Page[]): Page {
  const indexes = pages.filter(({ path }) => !path.includes("/"));
  return {
    path: "",
    title: "Reference",
    description:
      "Everything that can be looked up, by kind: the interface, the packages and the service.",
    body: table(
      ["page", "what is there"],
      indexes.map(({ path, title, description }) => [link(title, urlOf(path)), description]),
    ),
  };
}

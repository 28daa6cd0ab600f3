import { defineRouteMiddleware } from "@astrojs/starlight/route-data";
import { markdownUrl } from "./markdown-pages.ts";

/** What search engines and readers of Markdown need from a head; cards of social networks need another host's address. */
const UNUSED_META = /^(?:og|twitter):|^generator$/;

export const onRequest = defineRouteMiddleware(({ locals: { starlightRoute: route } }) => {
  route.head = route.head.filter(({ tag, attrs = {} }) => {
    const name = attrs["name"] ?? attrs["property"];
    return tag !== "meta" || typeof name !== "string" || !UNUSED_META.test(name);
  });
  // A phone needs the menu on the first page too; on a wider screen the header has what it needs there.
  route.hasSidebar = true;
  // A list that says only "Overview" leads nowhere.
  if (route.toc?.items.length === 1 && route.toc.items[0]?.children.length === 0)
    route.toc = undefined;
  // A page of Astro, such as that of the converter, has no Markdown.
  if (route.Content)
    route.head.push({
      tag: "link",
      attrs: { rel: "alternate", type: "text/markdown", href: markdownUrl(route.entry.id) },
      content: "",
    });
});

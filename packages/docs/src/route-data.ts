import { defineRouteMiddleware } from "@astrojs/starlight/route-data";
import { markdownUrl } from "./markdown-pages.ts";

/** Meta elements that no reader needs; social network cards would need the address of the host. */
const UNUSED_META = /^(?:og|twitter):|^generator$/;

export const onRequest = defineRouteMiddleware(({ locals: { starlightRoute: route } }) => {
  route.head = route.head.filter(({ tag, attrs = {} }) => {
    const name = attrs["name"] ?? attrs["property"];
    return tag !== "meta" || typeof name !== "string" || !UNUSED_META.test(name);
  });
  // Phones need the menu on the first page too; on wider screens the header is enough.
  route.hasSidebar = true;
  // A table of contents with only "Overview" is useless.
  if (route.toc?.items.length === 1 && route.toc.items[0]?.children.length === 0)
    route.toc = undefined;
  // Astro pages, such as that of the converter, have no Markdown.
  if (route.Content)
    route.head.push({
      tag: "link",
      attrs: { rel: "alternate", type: "text/markdown", href: markdownUrl(route.entry.id) },
      content: "",
    });
});

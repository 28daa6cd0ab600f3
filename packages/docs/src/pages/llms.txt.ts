import type { APIRoute } from "astro";
import { getCollection } from "astro:content";
import { FIRST_PAGE, markdownUrl, type SitePage } from "../markdown-pages.ts";

/** Lists the pages as Markdown with their purpose (llmstxt.org): guides and indexes, which link to the others. */
export const GET: APIRoute = async () => {
  const pages: SitePage[] = await getCollection("docs");
  const first = pages.find(({ id }) => id === FIRST_PAGE);
  const lines = (test: (id: string) => boolean) =>
    pages
      .filter(({ id }) => test(id))
      .map(({ id, data }) => `- [${data.title}](${markdownUrl(id)}): ${data.description ?? ""}`)
      .sort();
  return new Response(
    [
      "# Document Export",
      `> ${first?.data.description ?? "One HTTP interface that exports Google Docs."}`,
      `## Guides\n\n${lines((id) => id.startsWith("guides/")).join("\n")}`,
      `## Reference\n\n${lines((id) => /^reference\/[^/]+$/.test(id)).join("\n")}`,
    ].join("\n\n") + "\n",
  );
};

import type { APIRoute, GetStaticPaths } from "astro";
import { getCollection } from "astro:content";
import { asMarkdown, type SitePage } from "../markdown-pages.ts";

export const getStaticPaths = (async () => {
  const pages: SitePage[] = await getCollection("docs");
  return pages.map((page) => ({ params: { path: page.id }, props: { page } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ page: SitePage }> = ({ props }) =>
  new Response(asMarkdown(props.page));

import GithubSlugger from "github-slugger";
import { micromark } from "micromark";
import { frontmatter, frontmatterHtml } from "micromark-extension-frontmatter";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import type { Block, Content } from "../content.js";
import { readHtml } from "./read-html.js";

/** Returns what a renderer shows for Markdown: the HTML of micromark, with the heading ids that GitHub adds. */
export function readMarkdown(markdown: string): Content {
  const html = micromark(markdown, {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: [frontmatter(), gfm()],
    htmlExtensions: [frontmatterHtml(), gfmHtml()],
  });
  const content = readHtml(html);
  const slugger = new GithubSlugger();
  for (const block of content.blocks.filter(({ heading }) => heading !== undefined)) {
    block.ids.push(slugger.slug(textOf(block)));
  }
  return content;
}

function textOf({ pieces }: Block): string {
  return pieces.map(({ text }) => text).join("");
}

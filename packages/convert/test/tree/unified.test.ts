import type { Root as HastRoot } from "hast";
import type { Nodes, Root as MdastRoot } from "mdast";
import rehypeSanitize from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { describe, expect, it } from "vitest";
import { convertDocument, toHast, toMdast, toTree } from "../../src/index.js";
import { allDocuments } from "../gates/reading/all-documents.js";
import { body, paragraph, run } from "../support/build-document.js";
import { parseMarkdown } from "../support/words.js";

describe.each(allDocuments)("$name", ({ document }) => {
  it("becomes the same HTML through a tree as directly", () => {
    for (const styles of ["semantic", "faithful"] as const) {
      const options = { styles, format: "html", fragment: true, classPrefix: "p-" } as const;
      const written = convertDocument(document, options);
      const { tree, warnings: ofReading } = toTree(document, { styles, format: "html" });
      const { root, stylesheet, warnings: ofWriting } = toHast(tree, options);
      const html = unified().use(rehypeStringify).stringify(root);
      expect(`${html}\n`).toBe(written.content);
      expect(stylesheet).toBe(written.stylesheet);
      expect(codesOf([...ofReading, ...ofWriting])).toEqual(codesOf(written.warnings));
    }
  });

  it("becomes the same Markdown through a tree as directly", () => {
    const { tree } = toTree(document, { format: "markdown" });
    const written = unified().use(remarkGfm).use(remarkStringify).stringify(toMdast(tree).root);
    const { content } = convertDocument(document, { format: "markdown" });
    expect(wordsOf(parseMarkdown(written))).toEqual(wordsOf(parseMarkdown(content)));
  });

  it("contains no node twice", () => {
    const { tree } = toTree(document);
    for (const root of [toHast(tree).root, toMdast(tree).root]) {
      const seen = new Set<unknown>();
      visit(root as HastRoot | MdastRoot, (node) => {
        expect(seen.has(node)).toBe(false);
        seen.add(node);
      });
    }
  });

  it("can be written repeatedly from one tree", () => {
    const { tree } = toTree(document);
    expect(toHast(tree)).toEqual(toHast(tree));
    expect(toMdast(tree)).toEqual(toMdast(tree));
  });
});

it("includes every node of a long line", () => {
  const runs = Array.from({ length: 1200 }, (_, at) => run(`w${at} `, { bold: at % 2 === 0 }));
  const { root } = toHast(toTree(body(paragraph(runs))).tree);
  let bold = 0;
  visit(root, "element", ({ tagName }) => {
    expect(tagName).not.toBe("");
    if (tagName === "strong") bold += 1;
  });
  expect(bold).toBe(600);
});

describe("plug-ins of unified", () => {
  const document = body(
    paragraph("Scope", "HEADING_2"),
    paragraph([run("See "), run("here", { link: { url: "https://example.com" } })]),
  );

  it("read and change the HTML tree", async () => {
    const { root } = toHast(toTree(document).tree);
    visit(root, "element", (node) => {
      if (/^h[1-6]$/.test(node.tagName)) delete node.properties["id"];
      if (node.tagName === "a") node.properties["rel"] = ["nofollow"];
    });
    const pipeline = unified().use(rehypeSlug).use(rehypeSanitize).use(rehypeStringify);
    const html = pipeline.stringify(await pipeline.run(root));
    expect(html).toContain('<h2 id="user-content-scope">Scope</h2>');
    expect(html).toContain('<p>See <a href="https://example.com">here</a></p>');
  });

  it("read and change the Markdown tree", () => {
    const { root } = toMdast(toTree(document).tree);
    visit(root, "heading", (node) => {
      node.depth = 3;
      return SKIP;
    });
    const markdown = unified().use(remarkGfm).use(remarkStringify).stringify(root);
    expect(markdown).toBe("### Scope\n\nSee [here](https://example.com)\n");
  });
});

/** Merges warnings of simplified styling: a conversion returns one, and reading and writing one each. */
function codesOf(
  warnings: readonly { readonly code: string; readonly count?: number }[],
): string[] {
  const counts = new Map<string, number>();
  const others = warnings.filter(({ code, count = 1 }) => {
    if (code === "styling-simplified") counts.set(code, (counts.get(code) ?? 0) + count);
    return code !== "styling-simplified";
  });
  const merged = Array.from(counts, ([code, count]) => ({ code, count }));
  return [...others, ...merged].map(({ code, count }) => `${code} ${count ?? ""}`).sort();
}

/** The words and code of a Markdown tree, ignoring how labels are escaped. */
function wordsOf(root: Nodes): string {
  const words: string[] = [];
  visit(root, (node) => {
    if (node.type === "text" || node.type === "inlineCode" || node.type === "code") {
      words.push(node.value);
    }
  });
  return words.join("").replaceAll(/\s+/g, "");
}

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { PhrasingContent, Root } from "mdast";
import { toMarkdown } from "mdast-util-to-markdown";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { describe, expect, it } from "vitest";
import { convertDocument } from "../../src/index.js";
import {
  markdownOptions,
  serializeMarkdown,
} from "../../src/write/markdown/serialize/serialize-markdown.js";
import { body, paragraph, run } from "../support/build-document.js";

const text = (value: string): PhrasingContent => ({ type: "text", value });
const strong = (value: string): PhrasingContent => ({ type: "strong", children: [text(value)] });

describe("a line that is written in chunks", () => {
  it.each<[string, PhrasingContent[]]>([
    ["words with signs", [text("a *b* _c_ [d](e) `f` <g> www.h.i 1. \\ & ".repeat(400))]],
    ["signs alone", [text("*_[`<".repeat(1500))]],
    ["marks between signs", repeat([text(" and * "), strong("bold")], 250)],
    ["links between signs", repeat([{ type: "link", url: "#a", children: [text("*")] }], 250)],
    ["dots between spaces", [text(`a ${". ".repeat(2000)}*`)]],
    ["dots between letters", [text(`a ${"w. .".repeat(1500)}*`)]],
    ["lines", repeat([text("# a"), { type: "break" }, text("+ *b*"), { type: "break" }], 150)],
  ])("equals the library's output: %s", (_, children) => {
    const root: Root = { type: "root", children: [{ type: "paragraph", children }] };
    expect(serializeMarkdown(root.children)).toBe(toMarkdown(root, markdownOptions("link")));
  });

  it("parses to the same text if split between special characters", () => {
    const signs = "!&a<b_:/w.(]\\*~|".repeat(800);
    const { content } = convertDocument(body(paragraph(signs)), { format: "markdown" });
    const tree = unified().use(remarkParse).use(remarkGfm).parse(content);
    expect(textOf(tree)).toBe(signs);
  });

  it("parses to the same marks if it consists only of marks", () => {
    const runs = Array.from({ length: 1200 }, (_, index) =>
      run("a", index % 2 === 0 ? { bold: true } : { italic: true }),
    );
    const { content } = convertDocument(body(paragraph(runs)), { format: "markdown" });
    const tree = unified().use(remarkParse).use(remarkGfm).parse(content);
    const [line] = tree.children;
    const kinds = line?.type === "paragraph" ? line.children.map(({ type }) => type) : [];
    expect(kinds).toEqual(runs.map((_, index) => (index % 2 === 0 ? "strong" : "emphasis")));
  });
});

describe("5 MB of special characters in one run", () => {
  const child = fileURLToPath(new URL("../support/convert-hostile.ts", import.meta.url));

  it("become Markdown in a heap of 128 MB", () => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ["--max-old-space-size=128", child, "special-characters", "5000000", "markdown"],
      { encoding: "utf8" },
    );
    expect(stderr).toBe("");
    expect(Number(stdout)).toBeGreaterThan(5_000_000);
  }, 120_000);
});

function repeat(nodes: readonly PhrasingContent[], times: number): PhrasingContent[] {
  return Array.from({ length: times }, () => nodes).flat();
}

function textOf(node: { readonly value?: string; readonly children?: readonly object[] }): string {
  return node.value ?? (node.children ?? []).map((child) => textOf(child)).join("");
}

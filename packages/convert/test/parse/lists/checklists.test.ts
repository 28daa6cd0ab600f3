import { describe, expect, it } from "vitest";
import { convertDocument, toHast, toMdast, toTree, type List } from "../../../src/index.js";
import { readDocxFile } from "../../recall/outputs/read-docx.js";
import { body, item, paragraph, run } from "../../support/build-document.js";
import { treeOf } from "../../support/tree-of.js";

const list = (...nestingLevels: object[]) => ({ listProperties: { nestingLevels } });
const lists = {
  tasks: list({ glyphType: "GLYPH_TYPE_UNSPECIFIED" }),
  formatted: list(
    ...Array.from({ length: 9 }, () => ({
      glyphType: "GLYPH_TYPE_UNSPECIFIED",
      glyphFormat: "%0",
    })),
  ),
  untyped: list({ glyphFormat: "%0" }),
  pasted: list(
    ...Array.from({ length: 9 }, () => ({ glyphType: "GLYPH_TYPE_UNSPECIFIED", startNumber: 1 })),
  ),
  named: list({ glyphType: "GLYPH_TYPE_UNSPECIFIED", glyphSymbol: "●" }),
  unknown: list({ glyphType: "SOME_NEW_TYPE" }),
};
const struck = (text: string) => ({
  paragraph: {
    elements: [run(text, { strikethrough: true }), run("\n")],
    bullet: { listId: "tasks" },
  },
});
const both = { ...body(item("open", "tasks"), struck("done")), lists };

const markerOf = (listId: string) => {
  const [first] = treeOf({ ...body(item("a", listId)), lists }).body;
  return first?.kind === "list" ? first.marker : undefined;
};
const firstList = (document: object, checked?: "struck" | "unknown"): List | undefined =>
  treeOf(document, checked ? { checked } : {}).body.find((one): one is List => one.kind === "list");

describe("a checklist", () => {
  it("is recognised by a list without type and symbol, unless all nine levels lack a format", () => {
    const ids = ["tasks", "formatted", "untyped", "pasted", "named", "unknown", "none"];
    expect(ids.map(markerOf)).toEqual([
      "checkbox",
      "checkbox",
      "checkbox",
      "bullet",
      "bullet",
      "bullet",
      "bullet",
    ]);
  });

  it("is checked if all words are struck through, and written without the strikethrough", () => {
    const items = firstList(both)?.items ?? [];
    expect(items.map(({ checked }) => checked)).toEqual([false, true]);
    expect(items[1]?.blocks).toMatchObject([{ children: [{ kind: "text", value: "done" }] }]);
  });

  it("keeps strikethrough and checks no items with `checked: unknown`", () => {
    const items = firstList(both, "unknown")?.items ?? [];
    expect(items.map((one) => "checked" in one)).toEqual([false, false]);
    const options = { format: "markdown", checked: "unknown" } as const;
    expect(convertDocument(both, options).content).toBe("- [ ] open\n- [ ] ~~done~~\n");
  });

  it("is not checked if it has no words", () => {
    const items = firstList({ ...body(struck(" ")), lists })?.items ?? [];
    expect(items).toMatchObject([{ checked: false }]);
  });

  it("has boxes as text in CommonMark", () => {
    const { content } = convertDocument(both, { format: "markdown", dialect: "commonmark" });
    expect(content).toBe("- \\[ ] open\n- \\[x] done\n");
  });

  it("puts a heading beside its box, which its anchor excludes", () => {
    const { paragraph: heading } = paragraph("Part", "HEADING_2");
    const document = { ...body({ paragraph: { ...heading, bullet: { listId: "tasks" } } }), lists };
    const { content } = convertDocument(document, { format: "markdown" });
    expect(content).toBe("- \\[ ]\n\n  ## Part\n");
    expect(convertDocument(document, { format: "html" }).content).toContain(
      '<h2 id="part"><label><input type="checkbox" disabled> Part</label></h2>',
    );
  });

  it("gives a box without text an accessible name", () => {
    const { content } = convertDocument({ ...body(item("", "tasks")), lists }, { format: "html" });
    expect(content).toContain('<input type="checkbox" disabled aria-label="☐">');
  });

  it("has content controls in DOCX, with the symbols of word processors", () => {
    const { blocks } = readDocxFile(convertDocument(both, { format: "docx" }).content);
    const lines = blocks.map(({ pieces }) => pieces.map(({ text }) => text).join(""));
    expect(lines).toEqual(["☐\topen", "☒\tdone"]);
  });

  it("sets the checklist fields of mdast and hast", () => {
    const { tree } = toTree(both);
    expect(toMdast(tree).root.children).toMatchObject([
      { type: "list", children: [{ checked: false }, { checked: true }] },
    ]);
    expect(toHast(tree).root.children).toContainEqual(
      expect.objectContaining({
        properties: { className: ["contains-task-list"], dir: undefined },
      }),
    );
  });

  it("can be changed by overrides", () => {
    const all = (one: List) => ({
      ...one,
      items: one.items.map((each) => ({ ...each, checked: true })),
    });
    const { content } = convertDocument(both, { format: "text", overrides: { list: all } });
    expect(content).toBe("[x] open\n[x] done\n");
  });
});

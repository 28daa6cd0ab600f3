import { describe, expect, it } from "vitest";
import {
  ConversionOptionError,
  convertDocument,
  formats,
  OverrideError,
  toTree,
  type Block,
  type ElementKind,
  type Inline,
  type Overrides,
} from "../../src/index.js";
import { convertInThread } from "../../src/thread.js";
import { allDocuments } from "../gates/reading/all-documents.js";
import { ownDocument } from "../support/read-documents.js";
import { body, item, paragraph, run, table } from "../support/build-document.js";
import { wordsOf } from "../support/words.js";

const shout: Overrides = { text: (node) => ({ ...node, value: node.value.toUpperCase() }) };
const asMarkdown = (document: object, overrides: Overrides) =>
  convertDocument(document, { format: "markdown", overrides }).content;

describe("an override", () => {
  it.each(formats)("applies in %s to body, items, cells, headers and footnotes", (format) => {
    const document = {
      ...body(
        paragraph("The Scope", "HEADING_1"),
        item("item one", "l"),
        table(["a", "b"], ["c", "d"]),
        paragraph([run("see it"), { footnoteReference: { footnoteId: "f" } }]),
      ),
      footnotes: { f: { content: [paragraph("the note")] } },
      headers: { h: { content: [paragraph("the header")] } },
      documentStyle: { defaultHeaderId: "h" },
    };
    const { content } = convertDocument(document, {
      format,
      overrides: shout,
      headers: "keep",
    });
    const text = wordsOf(content, format).join(" ");
    for (const word of ["THE SCOPE", "ITEM ONE", "SEE IT", "THE NOTE", "THE HEADER"]) {
      expect(text).toContain(word);
      expect(text).not.toContain(word.toLowerCase());
    }
  });

  it("replaces an element by another kind, by several or by none", () => {
    const document = body(paragraph("Note: mind"), paragraph("Drop"), paragraph("Twice"));
    const overrides: Overrides = {
      paragraph: (block) => {
        const [first] = block.children;
        const text = first?.kind === "text" ? first.value : "";
        if (text === "Drop") return [];
        if (text === "Twice") return [block, block];
        return { kind: "callout", blocks: [block], origin: { place: { key: "" } } };
      },
    };
    expect(asMarkdown(document, overrides)).toBe("> Note: mind\n\nTwice\n\nTwice\n");
  });

  it("receives children that other overrides have already changed", () => {
    const link = { url: "https://example.com" };
    const document = body(paragraph([run("a"), run("b", { link }), run("c", { bold: true })]));
    const seen: string[] = [];
    asMarkdown(document, {
      ...shout,
      link: (node) => {
        seen.push(JSON.stringify(node.children));
        return { ...node, url: `${node.url}?x` };
      },
      paragraph: (block) => {
        seen.push(...block.children.map((node) => (node.kind === "link" ? node.url : node.kind)));
        return block;
      },
    });
    expect(seen).toEqual([
      '[{"kind":"text","value":"B"}]',
      "text",
      "https://example.com?x",
      "marked",
    ]);
  });

  it("removes a mark whose text it removed", () => {
    const document = body(paragraph([run("a"), run("b", { bold: true })]));
    expect(asMarkdown(document, { text: (node) => (node.value === "b" ? [] : node) })).toBe("a\n");
  });

  it("keeps the item's own content separate from its nested content", () => {
    const ownOf = (overrides: Overrides) => {
      const own: number[] = [];
      const list = (block: Extract<Block, { kind: "list" }>) => {
        own.push(...block.items.flatMap((one) => one.own ?? []));
        return block;
      };
      toTree(ownDocument("contract"), { overrides: { ...overrides, list } });
      return own;
    };
    const twice = ownOf({ paragraph: (block) => [block, block] });
    const once = ownOf({});
    expect(once.length).toBeGreaterThan(0);
    expect(twice).toEqual(once.map((own) => own * 2));
  });

  it("applies to the tree", () => {
    const { tree } = toTree(body(paragraph("a")), { overrides: shout });
    expect(tree.tabs[0]?.sections[0]?.blocks).toMatchObject([{ children: [{ value: "A" }] }]);
  });

  it.each(allDocuments)(
    "does not change the result if it returns its input: $name",
    ({ document }) => {
      const same = (element: Block | Inline) => element;
      const kinds: readonly ElementKind[] = [
        "paragraph",
        "heading",
        "list",
        "table",
        "codeBlock",
        "callout",
        "tableOfContents",
        "horizontalRule",
        "pageBreak",
        "columnBreak",
        "text",
        "lineBreak",
        "image",
        "footnoteReference",
        "pageNumber",
        "marked",
        "link",
      ];
      const overrides = Object.fromEntries(kinds.map((kind) => [kind, same])) as Overrides;
      for (const format of formats) {
        expect(convertDocument(document, { format, overrides })).toEqual(
          convertDocument(document, { format }),
        );
      }
    },
  );

  it("removes the link back if it removes a footnote reference", () => {
    const document = {
      ...body(paragraph([run("see"), { footnoteReference: { footnoteId: "f" } }])),
      footnotes: { f: { content: [paragraph("the note")] } },
    };
    const overrides = { footnoteReference: () => [] };
    const { content } = convertDocument(document, { format: "html", overrides });
    expect(content).toContain("the note");
    expect(content).not.toContain("#reference:1");
  });
});

describe("a wrong override", () => {
  const document = body(paragraph("Some words"), table(["a", "b"]));

  it("causes an error with kind, location and cause if it throws", () => {
    const cause = new Error("no such table");
    const overrides: Overrides = {
      table: () => {
        throw cause;
      },
    };
    expect(() => asMarkdown(document, overrides)).toThrow(
      expect.objectContaining({
        name: "OverrideError",
        kind: "table",
        pointer: "/body/content/1/table",
        cause,
        message:
          "The override for `table` threw: no such table. It was called for the element at `/body/content/1/table` (“a b”).",
      }),
    );
  });

  it.each([
    [undefined, "returned `undefined`; expected a block (paragraph, heading,"],
    [{ kind: "text", value: "a" }, "expected a block"],
    [{ kind: "callout" }, "expected `blocks` of `callout` to be a list"],
    ["words", 'returned `"words"`; expected a block'],
  ])("causes an error if it returns %o", (returned, message) => {
    const overrides = { paragraph: () => returned } as unknown as Overrides;
    expect(() => asMarkdown(document, overrides)).toThrow(OverrideError);
    expect(() => asMarkdown(document, overrides)).toThrow(message);
    expect(() => asMarkdown(document, overrides)).toThrow("(“Some words”).");
  });

  it.each([
    [{ para: () => [] }, "kinds among paragraph, heading"],
    [{ text: "x" }, "a function for `text`, got `x`"],
    ["x", "functions by kind of element"],
  ])("is refused as the option %o", (overrides, message) => {
    const wrong = overrides as unknown as Overrides;
    expect(() => asMarkdown(document, wrong)).toThrow(ConversionOptionError);
    expect(() => asMarkdown(document, wrong)).toThrow(message);
  });

  it("is rejected by convertInThread", async () => {
    const options = { format: "text", overrides: shout } as { format: "text" };
    const json = new TextEncoder().encode(JSON.stringify(document));
    await expect(convertInThread(json, options)).rejects.toThrow("`convertDocument` takes them");
  });
});

import * as fc from "fast-check";
import { fromHtml } from "hast-util-from-html";
import { visit } from "unist-util-visit";
import { describe, expect, it } from "vitest";
import {
  convertDocument,
  DocumentLimitError,
  formats,
  NotHostedDocumentError,
} from "../src/index.js";
import { body, paragraph, run, table } from "./support/build-document.js";
import { ownDocument, ownDocuments } from "./support/read-documents.js";
import { missingWords, parseMarkdown, splitWords, wordsOf } from "./support/words.js";

/** Text made of what means something to HTML or Markdown. */
const hostileText = fc
  .array(
    fc.constantFrom(
      ..."<>&\"'`*_~[]()#+-=|\\!:;\n\v\t /.123abc\u00e9\ud800\ue907",
      "<script>",
      "-->",
      "]]>",
      "javascript:",
      "www.a.b",
      "&lt;",
      "^1",
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));

const style = fc.record(
  {
    bold: fc.boolean(),
    italic: fc.boolean(),
    strikethrough: fc.boolean(),
    underline: fc.boolean(),
  },
  { requiredKeys: [] },
);
const runs = fc.array(
  fc.tuple(hostileText, style).map(([text, one]) => run(text, one)),
  { maxLength: 6 },
);
const namedStyle = fc.constantFrom("NORMAL_TEXT", "TITLE", "HEADING_2");
const hostileParagraph = fc.tuple(runs, namedStyle).map(([one, name]) => paragraph(one, name));
const hostileDocument = fc
  .tuple(
    fc.array(hostileParagraph, { maxLength: 4 }),
    fc.array(hostileText, { minLength: 1, maxLength: 3 }),
  )
  .map(([paragraphs, cells]) => body(...paragraphs, table(cells, cells)));

describe("hostile text", () => {
  it.each(formats)("keeps its words in %s", (format) => {
    fc.assert(
      fc.property(hostileDocument, (document) => {
        const texts = (document.body?.content ?? []).flatMap((element) => textsOf(element));
        const expected = texts.flatMap((text) =>
          splitWords(text.replaceAll(/[\ud800\ue907]/g, "")),
        );
        const { content } = convertDocument(document, { format });
        expect(missingWords(expected, wordsOf(content, format))).toEqual([]);
      }),
      { numRuns: 200, seed: 7 },
    );
  });

  it("never becomes an element that runs or an attribute that listens", () => {
    fc.assert(
      fc.property(hostileDocument, (document) => {
        expectHarmless(convertDocument(document, { format: "html" }).content);
      }),
      { numRuns: 200, seed: 7 },
    );
    expectHarmless(convertDocument(ownDocument("hostile"), { format: "html" }).content);
  });

  it("never becomes raw HTML in Markdown", () => {
    fc.assert(
      fc.property(hostileDocument, (document) => {
        const { content } = convertDocument(document, { format: "markdown" });
        visit(parseMarkdown(content), "html", ({ value }) => {
          expect(value).toMatch(/^(?:<\/?u>|<br>|<table>[^]*<\/table>)$/);
          expectHarmless(value);
        });
      }),
      { numRuns: 200, seed: 7 },
    );
  });
});

describe("a damaged document", () => {
  it.each(ownDocuments())("converts or is refused, but never crashes: $name", ({ document }) => {
    const places = membersOf(document);
    const damage = fc.constantFrom<unknown>(null, 5, "x", [], {}, [null], { a: 1 }, true, -1e9, [
      "y",
    ]);
    fc.assert(
      fc.property(fc.nat(places.length - 1), damage, (index, value) => {
        const damaged = structuredClone(document);
        const path = places[index] ?? [];
        setMember(damaged, path, value);
        for (const format of formats) expectConversionOrRefusal(damaged, format);
      }),
      { numRuns: 150, seed: 7 },
    );
  });
});

describe("limits", () => {
  it("refuses tables nested past every editor", () => {
    let element = table(["deep"]);
    for (let depth = 0; depth < 60; depth += 1) {
      element = { table: { tableRows: [{ tableCells: [{ content: [element] }] }] } };
    }
    const convert = () => convertDocument(body(element), { format: "html" });
    expect(convert).toThrow(DocumentLimitError);
    expect(convert).toThrow(
      expect.objectContaining({
        limit: "depth",
        pointer: expect.stringMatching(/^\/body\/content\/0\/table/),
      }),
    );
  });

  it.each(formats)("converts very long white space in linear time to %s", (format) => {
    const spaces = " ".repeat(200_000);
    const { content } = convertDocument(body(paragraph(`a${spaces}b\t\u000b${spaces}`)), {
      format,
    });
    expect(content).toMatch(/a +b/);
  });

  it("converts a paragraph of very many runs in linear time", () => {
    const many = Array.from({ length: 50_000 }, (_, index) => run("a ", { bold: index % 2 === 0 }));
    const { content } = convertDocument(body(paragraph(many)), { format: "html" });
    expect(content.match(/<strong>/g)).toHaveLength(25_000);
  });
});

function textsOf(element: ReturnType<typeof paragraph>): string[] {
  const own = (element.paragraph?.elements ?? []).map((one) => one.textRun?.content ?? "").join("");
  const cells = (element.table?.tableRows ?? []).flatMap((row) => row.tableCells ?? []);
  return [own, ...cells.flatMap((cell) => (cell.content ?? []).flatMap((one) => textsOf(one)))];
}

function expectHarmless(html: string): void {
  visit(fromHtml(html), "element", ({ tagName, properties }) => {
    expect(["script", "iframe", "object", "svg"]).not.toContain(tagName);
    expect(Object.keys(properties).filter((name) => name.startsWith("on"))).toEqual([]);
    expect(String(properties["href"] ?? properties["src"] ?? "")).not.toMatch(
      /^\s*(javascript|data):/i,
    );
  });
}

function expectConversionOrRefusal(document: unknown, format: "html" | "markdown"): void {
  try {
    expect(convertDocument(document, { format }).content).toBeTypeOf("string");
  } catch (error) {
    expect(error).toBeInstanceOf(NotHostedDocumentError);
  }
}

type Path = readonly (string | number)[];

function membersOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const at = [...path, name];
    return [at, ...membersOf(member, at)];
  });
}

function setMember(document: unknown, path: Path, value: unknown): void {
  const parents = path.slice(0, -1);
  const parent = parents.reduce<unknown>(
    (one, name) => (one as Readonly<Record<string, unknown>>)[name],
    document,
  );
  Object.assign(parent as object, { [path.at(-1) ?? ""]: value });
}

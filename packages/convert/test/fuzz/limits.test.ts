import { describe, expect, it } from "vitest";
import { convertDocument, DocumentLimitError } from "../../src/index.js";
import { body, paragraph, run, table } from "../support/build-document.js";

describe("limits", () => {
  it("rejects tables nested too deeply", () => {
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

  const readable = ["html", "markdown", "text"] as const;
  it.each(readable)("converts very long white space in linear time to %s", (format) => {
    const spaces = " ".repeat(200_000);
    const { content } = convertDocument(body(paragraph(`a${spaces}b\t\u000b${spaces}`)), {
      format,
    });
    expect(content).toMatch(/a +b/);
  });

  it("converts a paragraph with very many runs in linear time", () => {
    const many = Array.from({ length: 50_000 }, (_, index) => run("a ", { bold: index % 2 === 0 }));
    const { content } = convertDocument(body(paragraph(many)), { format: "html" });
    expect(content.match(/<strong>/g)).toHaveLength(25_000);
  });
});

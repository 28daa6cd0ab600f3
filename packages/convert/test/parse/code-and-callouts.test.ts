import { describe, expect, it } from "vitest";
import { convertDocument } from "../../src/index.js";
import { textOfCode } from "../../src/tree/text-of.js";
import { body, item, paragraph, run, table } from "../support/build-document.js";
import { treeOf } from "../support/tree-of.js";

const code = (text: string) => run(text, { weightedFontFamily: { fontFamily: "Roboto Mono" } });
const line = (text: string) => paragraph([code(text)]);
const cellOf = (...content: ReturnType<typeof paragraph>[]) => ({
  table: { rows: 1, columns: 1, tableRows: [{ tableCells: [{ content }] }] },
});

describe("a code block", () => {
  it("is the text between two markers, with its white space", () => {
    const document = body(line("\ue907if (a) {"), line("\tb();"), line("}\ue907"));
    const { body: blocks, warnings } = treeOf(document);
    expect(blocks).toHaveLength(1);
    expect(blocks[0]?.kind === "codeBlock" && textOfCode(blocks[0])).toBe("if (a) {\n\tb();\n}");
    expect(warnings).toEqual([]);
  });

  it("may have markers on separate lines", () => {
    const { body: blocks } = treeOf(body(paragraph("\ue907"), line("a"), paragraph("\ue907")));
    expect(blocks[0]?.kind === "codeBlock" && textOfCode(blocks[0])).toBe("a");
  });

  it("is not recognised if a line is a heading", () => {
    const mono = { weightedFontFamily: { fontFamily: "Roboto Mono" } };
    const heading = paragraph([run("\ue907a\ue907", mono)], "HEADING_1");
    const { body: blocks } = treeOf(body(heading));
    expect(blocks).toMatchObject([{ kind: "heading" }]);
  });

  it("is not recognised if prose is between the markers", () => {
    const document = body(paragraph("\ue907"), paragraph("prose"), paragraph("\ue907"));
    const { body: blocks, warnings } = treeOf(document);
    expect(blocks).toMatchObject([
      { children: [{ value: "[object]" }] },
      { children: [{ value: "prose" }] },
      { children: [{ value: "[object]" }] },
    ]);
    expect(warnings.map((warning) => warning.code)).toEqual([
      "object-not-available",
      "object-not-available",
    ]);
  });
});

describe("a table of one cell", () => {
  it("is code if all its text is monospaced", () => {
    const { body: blocks } = treeOf(body(cellOf(line("a\u000b  b"), line("c"))));
    expect(blocks[0]?.kind === "codeBlock" && textOfCode(blocks[0])).toBe("a\n  b\nc");
  });

  it("is not code if it contains a heading", () => {
    const mono = { weightedFontFamily: { fontFamily: "Roboto Mono" } };
    const heading = paragraph([run("a", mono)], "HEADING_1");
    heading.paragraph!.paragraphStyle!.headingId = "h.1";
    const link = paragraph([run("to it", { link: { headingId: "h.1" } })]);
    const { content } = convertDocument(body(cellOf(heading), link), {
      format: "html",
      fragment: true,
    });
    expect(content).toMatch(/<h1 id="(a)">[^]*<a href="#\1">to it<\/a>/);
  });

  it("is a callout with other text", () => {
    const { body: blocks } = treeOf(body(table(["Mind the gap"])));
    expect(blocks).toMatchObject([{ kind: "callout", blocks: [{ kind: "paragraph" }] }]);
  });

  it("is dropped if it is empty", () => {
    expect(treeOf(body(table([""]))).body).toEqual([]);
  });
});

describe("lines in a monospaced font", () => {
  const kinds = (...content: Parameters<typeof body>) =>
    treeOf(body(...content)).body.map((block) =>
      block.kind === "codeBlock" ? textOfCode(block) : block.kind,
    );

  it("are one code block, with an empty paragraph between them", () => {
    const content = [paragraph("Run"), line("npm ci"), line("npm test"), paragraph(""), line("ls")];
    expect(kinds(...content, paragraph("Done"))).toEqual([
      "paragraph",
      "npm ci\nnpm test\n\nls",
      "paragraph",
    ]);
    expect(kinds(line("if (a)\u000b  b();"))).toEqual(["if (a)\n  b();"]);
  });

  it("are not a code block if they are one line, centred, or in a table", () => {
    const centred = line("a");
    centred.paragraph!.paragraphStyle!.alignment = "CENTER";
    expect(kinds(line("a"))).toEqual(["paragraph"]);
    expect(kinds(centred, centred)).toEqual(["paragraph", "paragraph"]);
    const cells = [{ content: [line("a"), line("b")] }, { content: [paragraph("c")] }];
    const { body: blocks } = treeOf(body({ table: { tableRows: [{ tableCells: cells }] } }));
    expect(blocks).toMatchObject([{ rows: [{ cells: [{ blocks: [{}, {}] }, {}] }] }]);
  });

  it("belong to the list item whose text has the same indent", () => {
    const indented = [line("ls"), line("cd")];
    for (const { paragraph: one } of indented)
      one!.paragraphStyle!.indentStart = { magnitude: 36, unit: "PT" };
    const document = body(item("List", "l"), ...indented);
    expect(convertDocument(document, { format: "markdown" }).content).toBe(
      "- List\n\n  ```\n  ls\n  cd\n  ```\n",
    );
  });

  it("are text if the whole document is typewritten", () => {
    const scene = line("The door opens. Nobody comes in, and the light goes out again. ".repeat(5));
    const { content } = convertDocument(body(scene, scene), { format: "markdown" });
    expect(content).not.toContain("`");
    const script = line("for (const a of [1, 2]) { b[a] = c(a); } // and so on".repeat(5));
    expect(kinds(script, script)).toHaveLength(1);
  });
});

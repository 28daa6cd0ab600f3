import { describe, expect, it } from "vitest";
import { body, paragraph, run } from "../support/build-document.js";
import { treeOf } from "../support/tree-of.js";

const pt = (magnitude: number) => ({ magnitude, unit: "PT" });
const colour = (rgbColor: object) => ({ color: { rgbColor } });
const namedStyles = {
  styles: [
    {
      namedStyleType: "NORMAL_TEXT",
      textStyle: { fontSize: pt(11), weightedFontFamily: { fontFamily: "Lato", weight: 400 } },
      paragraphStyle: { lineSpacing: 115, spaceBelow: pt(6) },
    },
    {
      namedStyleType: "HEADING_1",
      textStyle: { fontSize: pt(20), bold: true, foregroundColor: colour({ red: 1 }) },
      paragraphStyle: { spaceAbove: pt(20), keepWithNext: true },
    },
  ],
};
const faithful = { styles: "faithful" } as const;

describe("formatting in faithful mode", () => {
  it("is inherited from normal text, named style and paragraph", () => {
    const text = run("x", { fontSize: pt(14), bold: false });
    const { tree, body: blocks } = treeOf(
      { ...body(paragraph([text], "HEADING_1")), namedStyles },
      faithful,
    );
    expect(tree.tabs[0]?.styles?.heading1).toMatchObject({
      text: { font: "Lato", size: 20, bold: true, colour: "#ff0000", background: "transparent" },
      layout: { lineSpacing: 1.15, spaceAbove: 20, spaceBelow: 6, keepWithNext: true },
    });
    expect(blocks).toMatchObject([
      {
        namedStyle: "heading1",
        layout: { lineSpacing: 1.15, spaceAbove: 20, spaceBelow: 6, keepWithNext: true },
        children: [{ kind: "text", value: "x", style: { size: 14, bold: false } }],
      },
    ]);
  });

  it("reads an absent channel as 0 and an empty colour as transparent", () => {
    const style = { foregroundColor: colour({ green: 0.5 }), backgroundColor: {} };
    const { body: blocks } = treeOf(body(paragraph([run("x", style)])), faithful);
    expect(blocks).toMatchObject([{ children: [{ style: { colour: "#008000" } }] }]);
  });

  it("merges adjacent text of equal formatting", () => {
    const red = { foregroundColor: colour({ red: 1 }) };
    const { body: blocks } = treeOf(body(paragraph([run("a", red), run("b", red)])), faithful);
    expect(blocks).toMatchObject([{ children: [{ value: "ab", style: { colour: "#ff0000" } }] }]);
  });

  it("includes borders, shading, tab stops and indents", () => {
    const paragraphStyle = {
      indentStart: pt(36),
      indentFirstLine: pt(54),
      borderLeft: {
        width: pt(3),
        padding: pt(6),
        dashStyle: "DASH",
        color: colour({ blue: 1 }),
      },
      borderTop: { width: pt(0), color: colour({}) },
      shading: { backgroundColor: colour({ red: 1, green: 1 }) },
      tabStops: [{ offset: pt(90), alignment: "END" }],
    };
    const content = { paragraph: { elements: [run("x\n")], paragraphStyle } };
    const { body: blocks } = treeOf(body(content), faithful);
    expect(blocks).toMatchObject([
      {
        layout: {
          indentStart: 36,
          indentFirstLine: 54,
          borders: { start: { width: 3, padding: 6, dash: "dashed", colour: "#0000ff" } },
          shading: "#ffff00",
          tabStops: [{ offset: 90, alignment: "end" }],
        },
      },
    ]);
  });

  it("includes page breaks from paragraph styles", () => {
    const content = {
      paragraph: { elements: [run("b\n")], paragraphStyle: { pageBreakBefore: true } },
    };
    expect(treeOf(body(paragraph("a"), content)).body.map((block) => block.kind)).toEqual([
      "paragraph",
      "pageBreak",
      "paragraph",
    ]);
  });
});

describe("formatting in semantic mode", () => {
  const red = run("red ", { foregroundColor: colour({ red: 1 }) });
  const big = run("big ", { fontSize: pt(30), smallCaps: true });

  it("is left out with one warning for all of it", () => {
    const { body: blocks, warnings } = treeOf(body(paragraph([red, big, red]), paragraph([red])));
    expect(blocks[0]).toMatchObject({ children: [{ kind: "text", value: "red big red" }] });
    expect(warnings).toMatchObject([
      {
        code: "styling-simplified",
        count: 5,
        detail: "Styling is simplified: the output is without colours, fonts and small capitals.",
        excerpt: "red",
        pointer: expect.stringMatching(/0\/textRun$/),
      },
    ]);
  });

  it("causes no warning if a named style, link or code implies it", () => {
    const link = run("link", {
      link: { url: "https://example.org/" },
      underline: true,
      foregroundColor: colour({ blue: 0.8 }),
    });
    const code = run("code", { weightedFontFamily: { fontFamily: "Consolas" } });
    const normal = run("normal", { fontSize: pt(11), foregroundColor: colour({}) });
    expect(treeOf(body(paragraph([link, code, normal]))).warnings).toEqual([]);
  });
});

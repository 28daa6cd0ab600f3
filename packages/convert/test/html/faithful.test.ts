import { describe, expect, it } from "vitest";
import { convertDocument } from "../../src/index.js";
import { body, paragraph, run } from "../support/build-document.js";

const pt = (magnitude: number) => ({ magnitude, unit: "PT" });
const red = { foregroundColor: { color: { rgbColor: { red: 1 } } } };
const faithful = { format: "html", styles: "faithful" } as const;

function outputOf(document: object): { readonly main: string; readonly css: string } {
  const { content } = convertDocument(document, faithful);
  return {
    main: /<main>\n(.*)\n<\/main>/s.exec(content)?.[1] ?? "",
    css: /<style>(.*)<\/style>/s.exec(content)?.[1] ?? "",
  };
}

describe("faithful HTML", () => {
  it("has columns with the direction of their section", () => {
    const columnProperties = [{}, {}];
    const sectionStyle = { columnProperties, contentDirection: "RIGHT_TO_LEFT" };
    const plain = { sectionBreak: { sectionStyle: { columnProperties: [{}] } } };
    const { main } = outputOf(
      body({ sectionBreak: { sectionStyle } }, paragraph("a"), plain, paragraph("b")),
    );
    expect(main).toMatch(
      /^<div class="columns style-1" dir="rtl">\n<p class="style-2" dir="ltr">a<\/p>\n<\/div>\n<p /,
    );
  });

  it("gives a label the size of its item's first paragraph", () => {
    const item = {
      paragraph: {
        elements: [run("a"), { pageBreak: {} }, run("b\n")],
        bullet: { listId: "l" },
      },
    };
    const { main, css } = outputOf(body(item));
    const [, styleClass] = /^<ul>\n<li class="(style-\d)">\n<p /.exec(main) ?? [];
    expect(css).toMatch(
      new RegExp(`\\.${styleClass} \\{ font-family: "Arial"[^}]*font-size: 11pt`),
    );
  });

  it("writes label formatting and the page background", () => {
    const nestingLevels = [{ glyphSymbol: "●", textStyle: { bold: true } }];
    const document = {
      ...body({ paragraph: { elements: [run("a\n")], bullet: { listId: "l", textStyle: red } } }),
      lists: { l: { listProperties: { nestingLevels } } },
      documentStyle: { background: { color: { color: { rgbColor: { green: 1 } } } } },
    };
    const { main, css } = outputOf(document);
    expect(main).toBe('<ul>\n<li class="style-1 style-2">a</li>\n</ul>');
    expect(css).toContain(".style-2::marker { font-weight: 700; color: #ff0000; }");
    expect(css).toContain(".style-3 { background-color: #00ff00; }");
    expect(convertDocument(document, faithful).content).toContain('<body class="style-3">');
    expect(convertDocument(document, faithful).warnings).toEqual([]);
  });

  it("shares classes and has no style attributes", () => {
    const runs = [run("a ", red), run("b "), run("c", red)];
    const { main, css } = outputOf(body(paragraph(runs), paragraph(runs)));
    const line =
      '<p class="style-1"><span class="style-2">a </span>b <span class="style-2">c</span></p>';
    expect(main).toBe(`${line}\n${line}`);
    expect(css).toContain(".style-2 { color: #ff0000; }");
    expect(main).not.toContain("style=");
  });

  it("writes formatting of named styles, paragraphs and cells", () => {
    const content = {
      paragraph: {
        elements: [run("x\n")],
        paragraphStyle: {
          alignment: "CENTER",
          indentStart: pt(18),
          indentFirstLine: pt(36),
          lineSpacing: 200,
          spaceAbove: pt(12),
          direction: "RIGHT_TO_LEFT",
        },
      },
    };
    const { main, css } = outputOf(body(content));
    expect(main).toBe('<p class="style-1" dir="rtl">x</p>');
    expect(css).toContain(
      'font-family: "Arial", sans-serif; font-size: 11pt; font-weight: 400; color: #000000; text-align: center; margin-inline-start: 18pt; text-indent: 18pt; margin-block: 12pt 0pt; line-height: 2.3; }',
    );
  });

  it("writes borders and colours of cells, including removed borders", () => {
    const tableCellStyle = {
      backgroundColor: { color: { rgbColor: { green: 1 } } },
      borderTop: { width: pt(0), color: { color: { rgbColor: {} } } },
      borderLeft: { width: pt(2), dashStyle: "DOT", color: { color: { rgbColor: {} } } },
      contentAlignment: "MIDDLE",
    };
    const cell = { content: [paragraph("x")], tableCellStyle };
    const { css } = outputOf(body({ table: { tableRows: [{ tableCells: [cell, cell] }] } }));
    expect(css).toContain(
      "background-color: #00ff00; border-top: 0; border-left: 2pt dotted #000000; padding: 5pt 5pt 5pt 5pt; vertical-align: middle; }",
    );
  });

  it("writes the columns of a section", () => {
    const columnProperties = [{ width: pt(200), paddingEnd: pt(20) }, { width: pt(200) }];
    const { main, css } = outputOf(
      body({ sectionBreak: { sectionStyle: { columnProperties } } }, paragraph("x")),
    );
    expect(main).toBe('<div class="columns style-1">\n<p class="style-2">x</p>\n</div>');
    expect(css).toContain(".style-1 { column-count: 2; }");
  });

  it("ignores font names that are unsafe in CSS", () => {
    const fontFamily = "x'; } </style><script>alert(1)</script>";
    const { content } = convertDocument(
      body(paragraph([run("a", { weightedFontFamily: { fontFamily } })])),
      faithful,
    );
    expect(content).not.toContain("<script>");
    expect(content).not.toContain("alert");
  });
});

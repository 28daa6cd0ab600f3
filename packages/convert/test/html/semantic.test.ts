import { describe, expect, it } from "vitest";
import { convertDocument, type ConvertOptions } from "../../src/index.js";
import { body, item, paragraph, run, table } from "../support/build-document.js";

/** The content of `main`. */
function mainOf(document: object, options: Partial<ConvertOptions> = {}): string {
  const { content } = convertDocument(document, { format: "html", ...options });
  return /<main>\n(.*)\n<\/main>/s.exec(String(content))?.[1] ?? "";
}

/** The document's own style rules. */
function sheetOf(document: object): string {
  return convertDocument(document, { format: "html" }).stylesheet ?? "";
}

const level = (glyphType: string, glyphFormat: string) => ({ glyphType, glyphFormat });
const lists = {
  usual: { listProperties: { nestingLevels: [level("DECIMAL", "%0.")] } },
  brackets: { listProperties: { nestingLevels: [level("ALPHA", "(%0)")] } },
  outline: {
    listProperties: { nestingLevels: [level("DECIMAL", "%0."), level("DECIMAL", "%0.%1.")] },
  },
  article: { listProperties: { nestingLevels: [level("UPPER_ROMAN", "Article %0")] } },
  hostile: {
    listProperties: { nestingLevels: [level("DECIMAL", '%0"; color: red; </style><script>')] },
  },
};

describe("a header row", () => {
  it("uses td for cells with headings", () => {
    const cells = [paragraph("Where"), paragraph("What", "HEADING_2")].map((one) => ({
      content: [one],
    }));
    const tableRows = [{ tableCells: cells, tableRowStyle: { tableHeader: true } }];
    expect(mainOf(body({ table: { tableRows } })).replaceAll("\n", "")).toBe(
      '<div class="table"><table><thead><tr><th scope="col">Where</th><td><h2 id="what">What</h2></td></tr></thead></table></div>',
    );
  });
});

describe("tabs without ids", () => {
  it("have headings with unique ids", () => {
    const tab = { documentTab: { body: { content: [paragraph("a")] } } };
    const html = mainOf({ tabs: [tab, tab] });
    expect(html.match(/id="[^"]+"/g)).toEqual(['id="untitled-tab"', 'id="untitled-tab-1"']);
  });
});

describe("lists", () => {
  it("leave default labels to the browser", () => {
    expect(mainOf({ ...body(item("a", "usual")), lists })).toBe("<ol>\n<li>a</li>\n</ol>");
  });

  it("write labels that browsers do not generate", () => {
    const brackets = { ...body(item("a", "brackets")), lists };
    expect(mainOf(brackets)).toBe('<ol type="a">\n<li class="style-1">a</li>\n</ol>');
    expect(sheetOf(brackets)).toContain('.style-1 { list-style-type: "(a) "; }');
    const outline = { ...body(item("a", "outline"), item("b", "outline", 1)), lists };
    expect(mainOf(outline)).toContain('<li class="style-1">b</li>');
    expect(sheetOf(outline)).toContain('.style-1 { list-style-type: "1.1. "; }');
  });

  it("have padding for long labels", () => {
    const article = { ...body(item("a", "article")), lists };
    expect(mainOf(article)).toContain('<ol type="I" class="style-2">');
    expect(sheetOf(article)).toContain(".style-2 { padding-inline-start: min(10ch, 40%); }");
  });

  it("are right-to-left if all items are", () => {
    const rtl = { ...item("a", "usual").paragraph, paragraphStyle: { direction: "RIGHT_TO_LEFT" } };
    expect(mainOf({ ...body({ paragraph: rtl }), lists })).toBe(
      '<ol dir="rtl">\n<li dir="rtl">a</li>\n</ol>',
    );
  });

  it("have room for labels on both sides if their items have both directions", () => {
    const rtl = { ...item("a", "usual").paragraph, paragraphStyle: { direction: "RIGHT_TO_LEFT" } };
    const both = { ...body({ paragraph: rtl }, item("b", "usual")), lists };
    expect(mainOf(both)).toBe('<ol class="style-1">\n<li dir="rtl">a</li>\n<li>b</li>\n</ol>');
    expect(sheetOf(both)).toContain(".style-1 { padding-inline: 2.5rem; }");
  });

  it("escape labels in CSS", () => {
    expect(sheetOf({ ...body(item("a", "hostile")), lists })).toContain(
      '.style-1 { list-style-type: "1\\22 \\3b  color: red\\3b  \\3c \\2f style\\3e \\3c script\\3e  "; }',
    );
  });

  it("write the number of a heading as text", () => {
    const heading = {
      paragraph: { ...paragraph("Scope", "HEADING_2").paragraph, bullet: { listId: "outline" } },
    };
    expect(mainOf({ ...body(heading), lists })).toBe(
      '<h2 id="S-1-scope"><span class="number">1.</span> Scope</h2>',
    );
  });
});

describe("blocks", () => {
  it("keep the lines of code", () => {
    const mono = { weightedFontFamily: { fontFamily: "Consolas" } };
    const code = paragraph([run("if (a < b)\u000b  c();", mono)]);
    const cell = { table: { tableRows: [{ tableCells: [{ content: [code] }] }] } };
    expect(mainOf(body(cell))).toBe("<pre><code>if (a &#x3C; b)\n  c();</code></pre>");
  });

  it("write callouts as asides", () => {
    expect(mainOf(body(table(["Mind the gap"])))).toBe(
      '<aside class="callout">\n<p>Mind the gap</p>\n</aside>',
    );
  });

  it("write dates as time elements", () => {
    const dateElementProperties = { displayText: "Monday", timestamp: "2026-01-05T12:00:00Z" };
    expect(mainOf(body(paragraph([{ dateElement: { dateElementProperties } }])))).toBe(
      '<p><time datetime="2026-01-05T12:00:00Z">Monday</time></p>',
    );
  });
});

describe("an image", () => {
  const imageOf = (embeddedObject: object, positioning?: object) => {
    const imageProperties = { contentUri: "https://example.org/a.png" };
    const properties = { embeddedObject: { imageProperties, ...embeddedObject }, positioning };
    return {
      ...body({ paragraph: { elements: [run("Text\n")], positionedObjectIds: ["p"] } }),
      positionedObjects: { p: { positionedObjectProperties: properties } },
    };
  };
  const size = { width: { magnitude: 75, unit: "PT" }, height: { magnitude: 60, unit: "PT" } };

  it("is inside a window if it is cropped", () => {
    const cropProperties = { offsetLeft: 0.25, offsetRight: 0.25, offsetTop: 0.5 };
    const imageProperties = { contentUri: "https://example.org/a.png", cropProperties };
    const { content } = convertDocument(imageOf({ size, imageProperties }), { format: "html" });
    expect(content).toContain(
      '<span class="crop style-2"><img src="https://example.org/a.png" alt="" class="style-1"></span>',
    );
    expect(content).toContain(
      ".style-1 { max-width: none; width: 200%; height: 200%; margin-left: -50%; margin-top: -80%; }",
    );
    expect(content).toContain(".style-2 { width: 100px; aspect-ratio: 100 / 80; }");
  });

  it.each(["html", "markdown"] as const)(
    "is transparent in %s, or a warning reports it",
    (format) => {
      const imageProperties = { contentUri: "https://example.org/a.png", transparency: 0.7 };
      const { content, warnings } = convertDocument(imageOf({ imageProperties }), { format });
      const isNamed = warnings.some(({ detail }) => detail.includes("image effects"));
      expect([String(content).includes("opacity: 0.3"), isNamed]).toEqual(
        format === "html" ? [true, false] : [false, true],
      );
    },
  );

  it("floats and is rotated", () => {
    const imageProperties = { contentUri: "https://example.org/a.png", angle: Math.PI / 2 };
    const document = imageOf({ imageProperties }, { layout: "BREAK_LEFT" });
    const { content } = convertDocument(document, { format: "html" });
    expect(content).toContain(
      ".style-1 { transform: rotate(90deg); float: right; margin: 0pt; max-width: 50%; }",
    );
  });
});

describe("hostile text", () => {
  it("cannot override the direction around it", () => {
    const { content, warnings } = convertDocument(body(paragraph("safe\u202Eexe.txt")), {
      format: "html",
    });
    expect(content).not.toContain("\u202E");
    expect(warnings).toMatchObject([{ code: "control-characters-removed" }]);
  });

  it("cannot link to a script", () => {
    const link = { url: "java\u0000script:alert(1)" };
    expect(mainOf(body(paragraph([run("click", { link })])))).toBe("<p>click</p>");
  });
});

describe("white space", () => {
  it("keeps its width if it aligns text", () => {
    expect(mainOf(body(paragraph("Name:\t\tDate:")))).toBe(
      '<p><span class="spaced">Name:\t\tDate:</span></p>',
    );
    expect(mainOf(body(paragraph("a   b")))).toBe('<p><span class="spaced">a   b</span></p>');
  });

  it("is not marked up after a sentence or in code", () => {
    expect(mainOf(body(paragraph("One.  Two.")))).toBe("<p>One.  Two.</p>");
    const mono = { weightedFontFamily: { fontFamily: "Consolas" } };
    const code = paragraph([run("if:\v\treturn", mono)]);
    const cell = { table: { tableRows: [{ tableCells: [{ content: [code] }] }] } };
    expect(mainOf(body(cell))).toBe("<pre><code>if:\n\treturn</code></pre>");
  });
});

import { describe, expect, it } from "vitest";
import { ConversionOptionError, convertDocument, type ConvertOptions } from "../../src/index.js";
import { resolveOptions } from "../../src/options/resolve-options.js";
import { body, paragraph } from "../support/build-document.js";

/** Values that callers without type checks may pass. */
const wrong: readonly (readonly [string, object, string])[] = [
  [
    "format",
    { format: "pdf" },
    "The option `format` is invalid: expected one of `html`, `markdown`",
  ],
  ["tab", { tab: 5 }, "The option `tab` is invalid: expected a string, got `5`."],
  [
    "suggestions",
    { suggestions: "maybe" },
    "expected one of `accept`, `reject`, `mark`, got `maybe`.",
  ],
  ["headingShift", { headingShift: 9 }, "expected a whole number from -5 to 5, got `9`."],
  ["headingShift", { headingShift: 0.5 }, "got `0.5`."],
  ["styles", { styles: "pretty" }, "expected one of `semantic`, `faithful`, got `pretty`."],
  ["skip", { skip: ["tables"] }, "`table`, got `tables`."],
  ["skip", { skip: "table" }, "expected a list of"],
  ["detect", { detect: ["quote"] }, "`callout`, `codeBlock`, got `quote`."],
  ["toc", { toc: "build" }, "expected one of `keep`, `omit`, got `build`."],
  ["comments", { comments: "show" }, "expected one of `omit`, `keep`, got `show`."],
  ["headers", { headers: "first" }, "expected one of `keep`, `omit`, got `first`."],
  ["fields", { fields: { title: 5 } }, 'expected an object of strings, got `{"title":5}`.'],
  [
    "lables",
    { lables: "text" },
    "The option `lables` is invalid: expected one of the options `format`, `fields`,",
  ],
  ["dialect", { dialect: "pandoc" }, "expected one of `gfm`, `commonmark`, `mdx`, got `pandoc`."],
  ["rawHtml", { rawHtml: "no" }, "expected `true` or `false`, got `no`."],
  ["labels", { labels: "html" }, "expected one of `text`, `markdown`, got `html`."],
  ["fragment", { fragment: "yes" }, "expected one of `true`, `false`, got `yes`."],
  ["css", { css: "none" }, "expected one of `stylesheet`, `inline`, got `none`."],
  ["classPrefix", { classPrefix: "a{}" }, "after a letter, got `a{}`."],
  [
    "images",
    { images: { embed: {} } },
    "expected `link`, or an object whose `embed` or `external` is a Map",
  ],
  [
    "images",
    { images: "embed" },
    "expected `link`, or an object whose `embed` or `external` is a Map",
  ],
];

describe("options", () => {
  it.each(wrong)("reject an invalid `%s`: %o", (option, members, message) => {
    const options = { format: "html", ...members } as ConvertOptions;
    expect(() => resolveOptions(options)).toThrow(ConversionOptionError);
    expect(() => resolveOptions(options)).toThrow(expect.objectContaining({ option }));
    expect(() => resolveOptions(options)).toThrow(message);
  });

  it("allow faithful styles only if the format has styles", () => {
    const stylesOf = (format: ConvertOptions["format"], styles?: ConvertOptions["styles"]) =>
      resolveOptions({ format, styles }).styles;
    expect(stylesOf("html")).toBe("semantic");
    expect(stylesOf("html", "faithful")).toBe("faithful");
    expect(stylesOf("docx")).toBe("faithful");
    expect(stylesOf("docx", "semantic")).toBe("semantic");
    expect(stylesOf("markdown", "faithful")).toBe("semantic");
  });
});

const tab = (tabId: string, text: string, childTabs: object[] = []) => ({
  tabProperties: { tabId, title: `Tab ${tabId}` },
  documentTab: body(paragraph(text)),
  childTabs,
});
const tabs = { tabs: [tab("a", "one", [tab("b", "two")]), tab("c", "three")] };
const markdown = (document: object, options: Partial<ConvertOptions>) =>
  convertDocument(document, { format: "markdown", ...options }).content;

describe("the option `tab`", () => {
  it("converts one tab, without its title and its child tabs", () => {
    expect(markdown(tabs, { tab: "a" })).toBe("one\n");
    expect(markdown(tabs, { tab: "b" })).toBe("two\n");
  });

  it("rejects an unknown tab with the known ids", () => {
    expect(() => markdown(tabs, { tab: "x" })).toThrow("expected one of `a`, `b`, `c`, got `x`.");
    expect(() => markdown(body(), { tab: "x" })).toThrow("the document has no tabs");
  });
});

describe("the option `headingShift`", () => {
  const document = body(
    paragraph("Title", "TITLE"),
    paragraph("One", "HEADING_1"),
    paragraph("Six", "HEADING_6"),
  );

  it("moves headings down, but not below level 6", () => {
    expect(markdown(document, { headingShift: 1 })).toBe("## Title\n\n## One\n\n###### Six\n");
  });

  it("moves headings up, but not above level 1", () => {
    expect(markdown(document, { headingShift: -2 })).toBe("# Title\n\n# One\n\n#### Six\n");
  });

  it("moves the titles of tabs too", () => {
    expect(markdown(tabs, { headingShift: 2 })).toMatch(/^### Tab a\n\none\n\n#### Tab b\n/);
  });
});

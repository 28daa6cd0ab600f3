import { describe, expect, it } from "vitest";
import { convertDocument, type ConvertOptions } from "../../src/index.js";
import { body, item, paragraph, run, table } from "../support/build-document.js";
import { ownDocument } from "../support/read-documents.js";

type Options = Omit<ConvertOptions, "format">;

const convert = (document: unknown, options: Options) => {
  const { content, warnings } = convertDocument(document, { format: "markdown", ...options });
  return { content, codes: [...new Set(warnings.map(({ code }) => code))] };
};

const marks = body(
  paragraph([
    run("a "),
    run("gone", { strikethrough: true }),
    run(" b"),
    run("2", { baselineOffset: "SUPERSCRIPT" }),
    run(" "),
    run("under", { underline: true }),
    run(" {x} <y>"),
  ]),
);
const cells = body(table(["a", "b"], ["c", "d\ve"]));
const lists = {
  ...body(item("one", "l0"), item("two", "l1")),
  lists: Object.fromEntries(
    ["l0", "l1"].map((id) => {
      const nestingLevels = [{ glyphType: "DECIMAL", glyphFormat: "%0." }];
      return [id, { listProperties: { nestingLevels } }];
    }),
  ),
};
const notes = {
  ...body(paragraph([run("text"), { footnoteReference: { footnoteId: "n" } }])),
  footnotes: { n: { content: [paragraph("note")] } },
};

describe("every dialect", () => {
  it.each(["gfm", "commonmark", "mdx"] as const)(
    "shows no backslash for a break at the end of a paragraph: %s",
    (dialect) => {
      const document = body(paragraph([run("a\v"), run(" ", { underline: true })]));
      expect(convert(document, { dialect }).content).toBe("a\n");
    },
  );

  it("creates no e-mail address from an underscore that begins emphasis", () => {
    const both = { bold: true, italic: true };
    const document = body(paragraph([run("@a.b", both), run(" and "), run("@c", { bold: true })]));
    expect(convert(document, {}).content).toBe("**_\\@a.b_** and **@c**\n");
  });
});

describe("a link", () => {
  const linked = (text: string, url: string) => body(paragraph([run(text, { link: { url } })]));

  it("is written as its e-mail address only if CommonMark reads one", () => {
    expect(convert(linked("a@b.test", "mailto:a@b.test"), {}).content).toBe("<a@b.test>\n");
    expect(convert(linked("!a@^", "mailto:!a@^"), {}).content).toBe("[!a@^](mailto:!a@^)\n");
    const address = "a@b\u00FC.test";
    const { content } = convert(linked(address, `mailto:${address}`), {});
    expect(content).toBe(`[${address}](mailto:${address})\n`);
  });

  it("is not parsed as a footnote reference", () => {
    const { content } = convert(linked("^1", "https://e.test/"), {});
    expect(content).toBe("[\\^1](https://e.test/)\n");
  });
});

describe("CommonMark", () => {
  const options = { dialect: "commonmark" } as const;

  it("uses HTML for GFM extensions without a warning", () => {
    expect(convert(marks, options)).toEqual({
      content: "a <del>gone</del> b<sup>2</sup> <u>under</u> {x} \\<y>\n",
      codes: [],
    });
    expect(convert(cells, options).content).toMatch(/^<table>[^]*<td>d<br>e<\/td>[^]*<\/table>\n$/);
    expect(convert(cells, options).codes).toEqual([]);
    const { content } = convert(notes, options);
    expect(content).toContain('<sup id="reference:1"><a href="#note:1"');
    expect(content).toContain('<li id="note:1"');
  });
});

describe("MDX", () => {
  const options = { dialect: "mdx" } as const;

  it("escapes braces and angle brackets and writes JSX", () => {
    expect(convert(marks, options)).toEqual({
      content: "a ~~gone~~ b<sup>2</sup> <u>under</u> \\{x} \\<y>\n",
      codes: [],
    });
    expect(convert(cells, options).content).toBe("| a | b |\n| - | - |\n| c | d<br />e |\n");
    expect(convert(lists, options).content).toBe("1. one\n\n{/* */}\n\n1. two\n");
    expect(convert(ownDocument("merged-cells"), options).content).toMatch(
      /^<table><.*colSpan="2".*\{"\w.*<\/table>$/m,
    );
  });

  it("escapes paragraphs that would parse as code", () => {
    const lines = ["import a from b", "export b", "important", "{/* a */}"].map((one) =>
      paragraph(one),
    );
    expect(convert(body(...lines), options).content).toBe(
      "&#x69;mport a from b\n\n&#x65;xport b\n\nimportant\n\n\\{/\\* a \\*/}\n",
    );
  });

  it("separates paragraphs that consist only of elements", () => {
    const under = (text: string) => paragraph([run(text, { underline: true })]);
    expect(convert(body(under("a"), under("b")), options).content).toBe(
      "<p><u>a</u></p>\n\n<p><u>b</u></p>\n",
    );
  });
});

describe("Markdown without HTML", () => {
  const options = { rawHtml: false } as const;
  const commonmark = { dialect: "commonmark", rawHtml: false } as const;

  it("drops marks that lack a Markdown syntax", () => {
    expect(convert(marks, options)).toEqual({
      content: "a ~~gone~~ b^2 under {x} \\<y>\n",
      codes: ["styling-simplified"],
    });
    expect(convert(marks, commonmark).content).toBe("a gone b^2 under {x} \\<y>\n");
  });

  it("joins code and text separated only by a dropped mark", () => {
    const mono = { weightedFontFamily: { fontFamily: "Roboto Mono" } };
    const code = [run("<", mono), run("`<b>", { ...mono, underline: true })];
    expect(convert(body(paragraph(code)), commonmark).content).toBe("``<`<b>``\n");
    const text = [run("1"), run(".", { underline: true }), run(" x")];
    expect(convert(body(paragraph(text)), commonmark).content).toBe("1\\. x\n");
  });

  it("collapses tabs and runs of spaces, with a warning", () => {
    expect(convert(body(paragraph("Name:\tDate:")), options)).toEqual({
      content: "Name: Date:\n",
      codes: ["styling-simplified"],
    });
    const asHtml = convert(body(table(["a\tb"])), { dialect: "commonmark" });
    expect(asHtml.codes).toContain("styling-simplified");
    expect(convert(body(paragraph("One.  Two.")), options).codes).toEqual([]);
  });

  it("writes an unsupported table as a list", () => {
    const asList = { content: "- a\n  - b\n- c\n  - d\\\n    e\n", codes: ["table-as-list"] };
    expect(convert(cells, options)).toEqual(asList);
    expect(convert(cells, commonmark)).toEqual(asList);
    expect(convert(body(table(["a", "b"])), options).content).toBe("| a | b |\n| - | - |\n");
  });

  it("keeps a line break in linked code that resembles a definition", () => {
    const link = { link: { url: "https://e.test/" } };
    const code = { ...link, weightedFontFamily: { fontFamily: "Roboto Mono" } };
    const document = body(paragraph([run("]: a\vb", code), run(" c\v", link), run("d")]));
    const content = '[`]: a`](https://e.test/ "")\\\n[`b` c](https://e.test/)\\\nd\n';
    expect(convert(document, options)).toEqual({ content, codes: [] });
    expect(convert(document, commonmark)).toEqual({ content, codes: [] });
  });

  it("writes the number as text if two lists touch", () => {
    expect(convert(lists, options).content).toBe("1. one\n\n- 1\\. two\n");
  });

  it("writes footnotes as a list in CommonMark", () => {
    expect(convert(notes, options).content).toBe("text[^1]\n\n[^1]: note\n");
    expect(convert(notes, commonmark).content).toBe("text\\[1]\n\n***\n\n- \\[1] note\n");
  });

  it("drops a link to a paragraph, and the direction of text", () => {
    const target = paragraph("target");
    target.paragraph!.paragraphStyle = { headingId: "h.1", direction: "RIGHT_TO_LEFT" };
    const link = paragraph([run("to it", { link: { headingId: "h.1" } })]);
    expect(convert(body(link, target), options)).toEqual({
      content: "to it\n\ntarget\n",
      codes: ["link-left-out", "direction-left-out"],
    });
  });
});

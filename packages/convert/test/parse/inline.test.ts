import { describe, expect, it } from "vitest";
import { convertDocument } from "../../src/index.js";
import { body, paragraph, run } from "../support/build-document.js";

type Runs = Parameters<typeof paragraph>[0];

const htmlOf = (runs: Runs, namedStyle?: string) =>
  /<main>\n(.*?)\n<\/main>/s.exec(
    convertDocument(body(paragraph(runs, namedStyle)), { format: "html" }).content,
  )?.[1];
const markdownOf = (runs: Runs) =>
  convertDocument(body(paragraph(runs)), { format: "markdown" }).content.trimEnd();

const bold = { bold: true };
const url = { link: { url: "https://example.com/" } };

/** Name, input, HTML and Markdown. */
const CASES: readonly (readonly [string, Runs, string, string])[] = [
  [
    "merges neighbours of equal style",
    [run("a", bold), run("b", bold)],
    "<p><strong>ab</strong></p>",
    "**ab**",
  ],
  [
    "keeps white space outside of a mark",
    [run("a "), run(" b ", bold), run("c")],
    "<p>a  <strong>b</strong> c</p>",
    "a  **b** c",
  ],
  [
    "takes the mark from white space alone",
    [run("a"), run(" ", bold), run("b")],
    "<p>a b</p>",
    "a b",
  ],
  [
    "keeps the mark on white space inside of it",
    [run("a", bold), run(" ", bold), run("b", { bold: true, italic: true })],
    "<p><strong>a <em>b</em></strong></p>",
    "**a _b_**",
  ],
  [
    "makes one link of its runs",
    [run("a ", url), run("b", { ...url, ...bold }), run(" c", url)],
    '<p><a href="https://example.com/">a <strong>b</strong> c</a></p>',
    "[a **b** c](https://example.com/)",
  ],
  [
    "takes the link from white space alone",
    [run("a"), run(" ", url), run("b")],
    "<p>a b</p>",
    "a b",
  ],
  [
    "does not underline a link",
    [run("a", { ...url, underline: true })],
    '<p><a href="https://example.com/">a</a></p>',
    "[a](https://example.com/)",
  ],
  [
    "keeps code in one piece with its spaces",
    [run("  x = 1", { weightedFontFamily: { fontFamily: "Courier New" } })],
    "<p><code>  x = 1</code></p>",
    "`  x = 1`",
  ],
  ["makes a line of a soft break", [run("a\u000bb")], "<p>a<br>b</p>", "a\\\nb"],
  ["drops spaces at both ends", [run("  a "), run("\u000b")], "<p>a</p>", "a"],
  ["indents by a tab", [run("\ta ")], '<p><span class="spaced">\ta</span></p>', "a"],
  ["drops what has no width", [run("\ufeff\u2028a")], "<p>a</p>", "a"],
  ["indents by a non-breaking space", [run("\u00a0a")], "<p>\u00a0a</p>", "\u00a0a"],
  [
    "indents by what is before a mark",
    [run("\u000b"), run("\t", bold), run("a", bold)],
    '<p><span class="spaced">\t</span><strong>a</strong></p>',
    "**a**",
  ],
  [
    "shows an underlined blank as a line",
    [run("By: "), run(" \t", { underline: true })],
    '<p>By: <u class="blank"> \t</u></p>',
    "By: _________",
  ],
  [
    "shows only a blank",
    [run("\t", { underline: true })],
    '<p><u class="blank">\t</u></p>',
    String.raw`\________`,
  ],
  [
    "shows no link of white space",
    [run("a"), run(" \t", { ...url, underline: true })],
    "<p>a</p>",
    "a",
  ],
  [
    "lowers and raises",
    [run("H"), run("2", { baselineOffset: "SUBSCRIPT" }), run("O")],
    "<p>H<sub>2</sub>O</p>",
    "H<sub>2</sub>O",
  ],
];

describe("a paragraph", () => {
  it.each(CASES)("%s", (_, runs, html, markdown) => {
    expect(htmlOf(runs)).toBe(html);
    expect(markdownOf(runs)).toBe(markdown);
  });

  it("does not mark bold text that its named style makes bold", () => {
    const document = {
      ...body(
        paragraph([run("All", bold), run(" bold")], "HEADING_2"),
        paragraph([run("Some", bold)]),
      ),
      namedStyles: { styles: [{ namedStyleType: "HEADING_2", textStyle: { bold: true } }] },
    };
    const { content } = convertDocument(document, { format: "markdown" });
    expect(content).toBe("## All bold\n\n**Some**\n");
  });

  it("inherits alignment from its named style", () => {
    const styles = [{ namedStyleType: "SUBTITLE", paragraphStyle: { alignment: "CENTER" } }];
    const document = { ...body(paragraph("a", "SUBTITLE")), namedStyles: { styles } };
    const { content } = convertDocument(document, { format: "html", css: "inline" });
    expect(content).toContain('<p class="subtitle" style="text-align: center">a</p>');
  });

  it("is left out if it is empty", () => {
    expect(markdownOf([run("  ")])).toBe("");
  });
});

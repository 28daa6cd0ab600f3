import { describe, expect, it } from "vitest";
import type { Inline, Mark } from "../../src/tree/inline.js";
import { origin, paragraph, text, tree } from "./building/build-tree.js";
import { readDocx, select, textOf } from "./reading/read-docx.js";

const marked = (mark: Mark, ...children: readonly Inline[]): Inline => ({
  kind: "marked",
  mark,
  children,
});

describe("runs", () => {
  it.each([
    ["strong", "<w:b>"],
    ["emphasis", "<w:i>"],
    ["strikethrough", "<w:strike>"],
    ["underline", '<w:u w:val="single">'],
    ["superscript", '<w:vertAlign w:val="superscript">'],
    ["subscript", '<w:vertAlign w:val="subscript">'],
    ["code", '<w:rStyle w:val="VerbatimChar">'],
  ] as const)("show the mark %s as %s", (mark, expected) => {
    const [properties] = readDocx(tree([paragraph(marked(mark, text("x")))])).elements("w:rPr");
    const tags = (properties?.children ?? []).map((child) =>
      child.type === "element"
        ? `<${child.name}${child.attributes["w:val"] ? ` w:val="${child.attributes["w:val"]}"` : ""}>`
        : "",
    );
    expect(tags).toContain(expected);
  });

  it("have all marks around them", () => {
    const both = marked("strong", text("one"), marked("emphasis", text("two")));
    const [one, two] = readDocx(tree([paragraph(both)])).elements("w:r");
    expect(one && [select(one, "w:b").length, select(one, "w:i").length]).toEqual([1, 0]);
    expect(two && [select(two, "w:b").length, select(two, "w:i").length]).toEqual([1, 1]);
  });

  it("write formatting, including formatting removed from their style", () => {
    const style = {
      font: "Lora",
      size: 10.5,
      colour: "#ff0000",
      background: "#00ff00",
      smallCaps: true,
      bold: false,
    } as const;
    const docx = readDocx(tree([paragraph(text("x", { style }))]));
    const [properties] = docx.elements("w:rPr");
    expect(properties?.children.map((child) => child.type === "element" && child.name)).toEqual(
      "w:rFonts w:b w:bCs w:smallCaps w:color w:sz w:szCs w:shd".split(" "),
    );
    expect(docx.values("w:sz")).toEqual(["21"]);
    expect(docx.values("w:b")).toEqual(["0"]);
  });

  it("keep spaces, tab characters and line breaks", () => {
    const docx = readDocx(tree([paragraph(" a\tb ", { kind: "lineBreak" }, "c")]));
    expect(docx.paragraphs()).toEqual([" ab c"]);
    expect(docx.elements("w:tab")).toHaveLength(1);
    expect(docx.elements("w:br")).toHaveLength(1);
    expect(docx.values("w:t", "xml:space")).toEqual(["preserve", "preserve", "undefined"]);
  });

  it("mark right-to-left text", () => {
    const docx = readDocx(tree([paragraph("שלום", "left")]));
    const directions = docx.elements("w:r").map((run) => select(run, "w:rtl").length);
    expect(directions).toEqual([1, 0]);
  });

  it("escape markup and drop characters that XML forbids", () => {
    const docx = readDocx(tree([paragraph("<w:b/>\u0000\u0008&amp;\ud800{image1.png}]]>")]));
    expect(docx.paragraphs()).toEqual(["<w:b/>&amp;{image1.png}]]>"]);
  });
});

describe("suggestions", () => {
  it("are tracked changes", () => {
    const docx = readDocx(
      tree([paragraph(marked("insertion", text("new")), marked("deletion", text("old")))]),
    );
    expect(docx.elements("w:ins").map(textOf)).toEqual(["new"]);
    expect(docx.elements("w:del").map(textOf)).toEqual(["old"]);
    expect(docx.elements("w:delText")).toHaveLength(1);
    expect([...docx.values("w:ins", "w:id"), ...docx.values("w:del", "w:id")]).toEqual(["1", "2"]);
  });

  it("are tracked inside links", () => {
    const link: Inline = { kind: "link", url: "https://a.example/", children: [text("new")] };
    const [hyperlink] = readDocx(tree([paragraph(marked("insertion", link))])).elements(
      "w:hyperlink",
    );
    expect(hyperlink && select(hyperlink, "w:ins")).toHaveLength(1);
  });
});

describe("links", () => {
  const linkTo = (url: string): Inline => ({ kind: "link", url, children: [text("there")] });

  it("have URLs that word processors accept", () => {
    const urls = [
      "https://a.example/a b?q=[1]",
      "mailto:a@b.example",
      'x"y',
      "50%",
      "https://ü.example/é",
    ];
    const docx = readDocx(tree([paragraph(...urls.map(linkTo))]));
    const targets = docx.values("Relationship", "Target", "word/_rels/document.xml.rels");
    expect(targets.slice(0, 5)).toEqual([
      "https://a.example/a%20b?q=[1]",
      "mailto:a@b.example",
      "x%22y",
      "50%25",
      "https://xn--tda.example/%C3%A9",
    ]);
  });

  it("share one relationship per URL", () => {
    const docx = readDocx(
      tree([paragraph(linkTo("https://a.example/"), linkTo("https://a.example/"))]),
    );
    expect(docx.values("w:hyperlink", "r:id")).toEqual(["rId1", "rId1"]);
  });

  it("point to the bookmark of a heading, before or after it", () => {
    const heading = {
      kind: "heading",
      level: 2,
      anchor: "über-uns-and-a-slug-that-is-longer-than-forty-characters",
      namedStyle: "heading2",
      layout: {},
      children: [text("Über uns")],
    } as const;
    const link = paragraph(linkTo(`#${heading.anchor}`));
    const docx = readDocx(tree([link, heading, link]));
    const names = docx.values("w:bookmarkStart", "w:name");
    expect(names).toEqual(["_Anchor1"]);
    expect(docx.values("w:hyperlink", "w:anchor")).toEqual([names[0], names[0]]);
    expect(docx.values("w:pStyle")).toEqual(["Heading2"]);
  });
});

describe("page numbers", () => {
  it("are fields that word processors compute", () => {
    const docx = readDocx(
      tree([
        paragraph(
          { kind: "pageNumber", of: "page", origin },
          { kind: "pageNumber", of: "document", origin },
        ),
      ]),
    );
    const instructions = docx
      .elements("w:instrText")
      .map(({ children: [first] }) => first?.type === "text" && first.value.trim());
    expect(instructions).toEqual(["PAGE", "NUMPAGES"]);
    expect(docx.values("w:fldChar", "w:fldCharType")).toEqual([
      "begin",
      "separate",
      "end",
      "begin",
      "separate",
      "end",
    ]);
  });
});

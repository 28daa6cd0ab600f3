import { describe, expect, it } from "vitest";
import { convertDocument, type ConvertOptions, type Format } from "../src/index.js";
import { docxParts } from "./docx/reading/docx-parts.js";
import { body, run } from "./support/build-document.js";

const post = (content: string, displayName = "Ines Adler") => ({
  content,
  author: { displayName },
  createTime: "2026-03-02T09:15:00Z",
});
const thread = (anchorId: string, content: string, more: object = {}) => ({
  commentId: `c.${anchorId}`,
  anchorId,
  headPost: post(content),
  ...more,
});
const range = (endIndex: number) => ({ ranges: [{ startIndex: 1, endIndex }] });

/** A document in which the words `red` and `blue` of the first run have comments. */
const document = {
  ...body({
    paragraph: {
      elements: [
        { startIndex: 1, endIndex: 15, ...run("red, blue and ") },
        { startIndex: 15, endIndex: 21, ...run("green\n") },
      ],
    },
  }),
  commentAnchors: { a: range(4), b: range(10) },
  comments: [
    thread("b", "Why blue?", { replies: [post("Because.", "Max"), { deleted: true }] }),
    thread("a", "Which red?"),
    thread("gone", "Lost.", { plainTextQuote: "yellow" }),
    thread("a", "", { headPost: { deleted: true } }),
  ],
};

const convert = <F extends Format>(format: F, options: Partial<ConvertOptions> = {}) =>
  convertDocument(document, { ...options, format });

describe("comments", () => {
  it("are left out with one warning that counts them", () => {
    const { content, warnings } = convert("markdown");
    expect(content).toBe("red, blue and green\n");
    expect(warnings).toMatchObject([
      { code: "comments-left-out", count: 3, pointer: "/comments/0", excerpt: "Why blue?" },
    ]);
    expect(convert("text", { skip: ["comment"] }).warnings).toEqual([]);
  });

  it("become footnotes after the text they refer to", () => {
    const { content, warnings } = convert("markdown", { comments: "keep" });
    expect(content).toContain("red[^1], blue[^2] and green\n");
    expect(content).toContain("[^1]: Comment by Ines Adler: Which red?\n");
    expect(content).toContain(
      "[^2]: Comment by Ines Adler: Why blue?\n\n    Reply by Max: Because.\n",
    );
    expect(content).toContain("Comment by Ines Adler on “yellow”: Lost.");
    expect(warnings).toMatchObject([{ code: "comment-not-placed", pointer: "/comments/2" }]);
  });

  it("appear in HTML and text too", () => {
    const { content: html } = convert("html", { comments: "keep" });
    expect(html).toMatch(/red<sup[^>]*><a [^>]+>1<\/a><\/sup>, blue/);
    expect(convert("text", { comments: "keep" }).content).toContain("red[1], blue[2] and green");
  });

  it("become DOCX comments with author and time", () => {
    const parts = docxParts(convert("docx", { comments: "keep" }).content);
    const text = JSON.stringify(parts.get("word/comments.xml"));
    expect(text).toContain('"w:author":"Ines Adler","w:date":"2026-03-02T09:15:00Z"');
    expect(text).toContain("Why blue?");
    expect(text).not.toContain("Comment by");
    const main = JSON.stringify(parts.get("word/document.xml"));
    for (const name of ["commentRangeStart", "commentRangeEnd", "commentReference"])
      expect(main).toContain(`w:${name}`);
    expect(docxParts(convert("docx").content).has("word/comments.xml")).toBe(false);
  });

  it("are kept on a run that a suggestion changes", () => {
    const { content } = convert("markdown", { comments: "keep", suggestions: "accept" });
    expect(content).toContain("red[^1], blue[^2] and green\n");
  });

  it("follow the image they refer to, also in a table", () => {
    const image = { startIndex: 3, endIndex: 4, inlineObjectElement: { inlineObjectId: "gone" } };
    const first = { startIndex: 1, endIndex: 3, ...run("a ") };
    const paragraph = { paragraph: { elements: [first, image, run("b\n")] } };
    const { content } = convertDocument(
      {
        ...body({ table: { tableRows: [{ tableCells: [{ content: [paragraph] }, {}] }] } }),
        commentAnchors: { i: range(4) },
        comments: [thread("i", "About the image")],
      },
      { format: "text", comments: "keep" },
    );
    expect(content).toContain("a [drawing][1]b");
  });
});

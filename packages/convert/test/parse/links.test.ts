import { describe, expect, it } from "vitest";
import { convertDocument } from "../../src/index.js";
import { body, paragraph, run } from "../support/build-document.js";

const heading = (text: string, headingId: string) => ({
  paragraph: {
    elements: [run(`${text}\n`)],
    paragraphStyle: { namedStyleType: "HEADING_1", headingId },
  },
});

function linkTo(link: object) {
  const document = body(
    paragraph([run("here", { link })]),
    heading("Über uns!", "h.a"),
    heading("Über uns!", "h.b"),
  );
  const { content, warnings } = convertDocument(document, { format: "markdown" });
  return { paragraph: content.split("\n")[0], codes: warnings.map((warning) => warning.code) };
}

const resolved = (url: string) => ({ paragraph: `[here](${url})`, codes: [] });

describe("a link", () => {
  it("points to the slug of a heading, even of duplicate headings", () => {
    expect(linkTo({ headingId: "h.a" })).toEqual(resolved("#über-uns"));
    expect(linkTo({ heading: { id: "h.b", tabId: "t.0" } })).toEqual(resolved("#über-uns-1"));
    expect(linkTo({ url: "#heading=h.b" })).toEqual(resolved("#über-uns-1"));
  });

  it.each([
    [{ headingId: "h.none" }, "link-target-not-found"],
    [{ bookmarkId: "id.1" }, "link-target-not-found"],
    [{ bookmark: { id: "id.1", tabId: "t.0" } }, "link-target-not-found"],
    [{ tabId: "t.9" }, "link-target-not-found"],
    [{ url: "javascript:alert(1)" }, "unsafe-link"],
    [{ url: "JAVA\tSCRIPT:alert(1)" }, "unsafe-link"],
    [{ url: "\u0001javascript:alert(1)" }, "unsafe-link"],
    [{ url: "vbscript:x" }, "unsafe-link"],
    [{ url: "data:text/html,x" }, "unsafe-link"],
    [{ url: "file:///etc/passwd" }, "unsafe-link"],
  ])("%j keeps its text with a warning", (link, code) => {
    expect(linkTo(link)).toEqual({ paragraph: "here", codes: [code] });
  });

  it.each([
    ["https://example.com/?a=1", "https://example.com/?a=1"],
    ["mailto:a@example.com", "mailto:a@example.com"],
    ["/relative", "/relative"],
    [" https://example.com/a b ", "https://example.com/a%20b"],
  ])("keeps %s", (url, written) => {
    expect(linkTo({ url })).toEqual(resolved(written));
  });
});

import { describe, expect, it } from "vitest";
import {
  ConversionOptionError,
  convertDocument,
  convertTabs,
  NotHostedDocumentError,
} from "../src/index.js";
import { allDocuments } from "./gates/reading/all-documents.js";
import { body, paragraph, run } from "./support/build-document.js";

const heading = (text: string, headingId: string) => {
  const built = paragraph(text, "HEADING_1");
  return {
    paragraph: {
      ...built.paragraph,
      paragraphStyle: { namedStyleType: "HEADING_1", headingId },
    },
  };
};
const to = (text: string, link: object) => paragraph([run(text, { link })]);
const tab = (tabId: string, content: ReturnType<typeof body>, childTabs: object[] = []) => ({
  tabProperties: { tabId, title: `Tab ${tabId}` },
  documentTab: {
    ...content,
    footnotes: { f: { content: [paragraph(`note of ${tabId}`)] } },
  },
  childTabs,
});
const note = paragraph([run("text"), { footnoteReference: { footnoteId: "f" } }]);
const document = {
  title: "All",
  tabs: [
    tab(
      "a",
      body(
        heading("Scope", "h.a"),
        to("own", { heading: { id: "h.a", tabId: "a" } }),
        to("other", { heading: { id: "h.c", tabId: "c" } }),
        to("tab", { tabId: "b" }),
        note,
      ),
      [tab("b", body(heading("Scope", "h.b"), note))],
    ),
    tab("c", body(heading("2 Scope", "h.c"), to("back", { headingId: "h.a" }))),
  ],
};

describe("convertTabs", () => {
  it("returns one result for each tab in reading order", () => {
    const results = convertTabs(document, { format: "markdown" });
    expect(results.map(({ tab: properties, title }) => ({ ...properties, named: title }))).toEqual([
      { id: "a", title: "Tab a", index: 0, nesting: 0, named: "Tab a" },
      { id: "b", title: "Tab b", index: 1, nesting: 1, named: "Tab b" },
      { id: "c", title: "Tab c", index: 2, nesting: 0, named: "Tab c" },
    ]);
    expect(results[1]?.content).toBe("# Scope\n\ntext[^1]\n\n[^1]: note of b\n");
  });

  it("links to other tabs at the URLs from the caller", () => {
    const options = { format: "html", tabUrl: ({ id }: { id: string }) => `${id}.html` } as const;
    const [a, , c] = convertTabs(document, options);
    expect(a?.content).toContain('<a href="#scope">own</a>');
    expect(a?.content).toContain('<a href="c.html#S-2-scope">other</a>');
    expect(c?.content).toContain('<h1 id="S-2-scope">');
    expect(a?.content).toContain('<a href="b.html">tab</a>');
    expect(c?.content).toContain('<a href="a.html#scope">back</a>');
    expect(a?.warnings).toEqual([]);
    const [markdown] = convertTabs(document, { ...options, format: "markdown" });
    expect(markdown?.content).toContain("[other](c.html#2-scope)");
  });

  it("warns about links to other tabs without their URLs", () => {
    const [a, b] = convertTabs(document, { format: "html" });
    expect(a?.warnings.map(({ code, excerpt }) => `${code} ${excerpt}`)).toEqual([
      "link-target-not-found other",
      "link-target-not-found tab",
    ]);
    expect(b?.warnings).toEqual([]);
  });

  it.each(allDocuments)("equals the conversion of each tab: $name", ({ document: each }) => {
    const options = { format: "html", fields: { title: "T" } } as const;
    const results = convertTabs(each, options);
    const ids = results.map(({ tab: { id } }) => id);
    expect(results.map(({ tab: { index } }) => index)).toEqual([...ids.keys()]);
    if (new Set(ids).size < ids.length) return;
    for (const { tab: properties, ...result } of results) {
      const one = properties.id === "" ? {} : { tab: properties.id };
      expect(result).toEqual(convertDocument(each, { ...options, ...one }));
    }
  });

  it("rejects input that is not a document, and a wrong option", () => {
    expect(() => convertTabs({}, { format: "html" })).toThrow(NotHostedDocumentError);
    const wrong = { format: "html", tabUrl: "x" } as unknown as { format: "html" };
    expect(() => convertTabs(document, wrong)).toThrow(ConversionOptionError);
  });
});

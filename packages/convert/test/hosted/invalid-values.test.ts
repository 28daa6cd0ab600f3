import { describe, expect, it } from "vitest";
import { convertDocument, MAX_WARNINGS_PER_CODE } from "../../src/index.js";
import { docxParts } from "../docx/reading/docx-parts.js";
import { run } from "../support/build-document.js";

/** A document whose content may have any types. */
const body = (...content: readonly object[]) => ({ body: { content } });

function invalidValues(document: object) {
  const { warnings } = convertDocument(document, { format: "text" });
  const invalid = warnings.filter(({ code }) => code === "invalid-value");
  return invalid.map(({ pointer, excerpt }) => [pointer, excerpt]);
}
const inParagraph = (members: object) => body({ paragraph: { elements: [], ...members } });

describe("a value of a wrong type", () => {
  it.each([
    [{ elements: "x" }, "elements", 'expected an array, got `"x"`'],
    [{ elements: [5] }, "elements/0", "expected an object, got `5`"],
    [{ elements: [{ textRun: { content: 5 } }] }, "elements/0/textRun/content", "a string"],
    [{ bullet: [] }, "bullet", "expected an object, got an array"],
    [
      { elements: [{ textRun: { content: "a", textStyle: { bold: "True" } } }] },
      "elements/0/textRun/textStyle/bold",
      'expected `true` or `false`, got `"True"`',
    ],
    [
      {
        suggestedParagraphStyleChanges: {
          "suggest.1": { paragraphStyleSuggestionState: { namedStyleTypeSuggested: "yes" } },
        },
      },
      "suggestedParagraphStyleChanges/suggest.1/paragraphStyleSuggestionState/namedStyleTypeSuggested",
      'expected `true` or `false`, got `"yes"`',
    ],
    [
      {
        suggestedParagraphStyleChanges: {
          "suggest.1": {
            paragraphStyleSuggestionState: {
              shadingSuggestionState: { backgroundColorSuggested: 1 },
            },
          },
        },
      },
      "suggestedParagraphStyleChanges/suggest.1/paragraphStyleSuggestionState/shadingSuggestionState/backgroundColorSuggested",
      "expected `true` or `false`, got `1`",
    ],
    [
      { paragraphStyle: { namedStyleType: { toString: 1 } } },
      "paragraphStyle/namedStyleType",
      "expected a string, got an object",
    ],
    [
      { paragraphStyle: { indentStart: { magnitude: 1e300 } } },
      "paragraphStyle/indentStart/magnitude",
      "got `1e+300`",
    ],
  ])("is reported at its place: %j", (members, place, excerpt) => {
    expect(invalidValues(inParagraph(members))).toEqual([
      [`/body/content/0/paragraph/${place}`, expect.stringContaining(excerpt)],
    ]);
  });

  it("is reported in lists, tables, dictionaries and tabs", () => {
    const tab = { tabProperties: { tabId: "t.0" }, documentTab: body(), childTabs: "x" };
    const tabs = [tab, { documentTab: 5 }];
    expect(invalidValues({ tabs, title: 1 }).map(([pointer]) => pointer)).toEqual([
      "/tabs/0/childTabs",
      "/tabs/1/documentTab",
      "/title",
    ]);
    const document = { ...body({ table: { tableRows: "x" } }), footnotes: { n: 5 }, lists: [] };
    expect(invalidValues(document).map(([pointer]) => pointer)).toEqual([
      "/body/content/0/table/tableRows",
      "/footnotes/n",
      "/lists",
    ]);
  });

  it("is not reported for null, which counts as absent", () => {
    const element = { ...run("a\n"), person: null };
    const document = { ...body({ table: null, paragraph: { elements: [element] } }), lists: null };
    const { content, warnings } = convertDocument(document, { format: "text" });
    expect({ content, warnings }).toEqual({ content: "a\n", warnings: [] });
  });

  it("does not modify the document", () => {
    const textRun = { content: "a", textStyle: { bold: "True" } };
    const document = inParagraph({ elements: [{ textRun }, run("b")] });
    const before = structuredClone(document);
    convertDocument(document, { format: "html" });
    expect(document).toEqual(before);
  });

  it("is counted beyond the limit of listed warnings", () => {
    const document = body(...Array.from({ length: 150 }, () => ({ paragraph: "x" })));
    expect(invalidValues(document)).toHaveLength(MAX_WARNINGS_PER_CODE);
    const { warningCounts } = convertDocument(document, { format: "html" });
    expect(warningCounts["invalid-value"]).toBe(150);
  });
});

describe("a length that Word does not allow", () => {
  it("becomes the nearest allowed length in DOCX", () => {
    const pt = (magnitude: number) => ({ magnitude });
    const paragraphStyle = { indentStart: pt(9e6), spaceAbove: pt(-5), lineSpacing: 1e9 };
    const document = {
      ...inParagraph({ elements: [run("a\n", { fontSize: pt(9e6) })], paragraphStyle }),
      documentStyle: { pageSize: { width: pt(-1), height: pt(9e6) }, pageNumberStart: 1.5 },
    };
    const { content } = convertDocument(document, { format: "docx" });
    const text = JSON.stringify(docxParts(content).get("word/document.xml"));
    expect(text).toContain('"w:left":"31680"');
    expect(text).toContain('"w:before":"0"');
    expect(text).toContain('"w:line":"31680"');
    expect(text).toContain('"w:val":"3276"');
    expect(text).toContain('"w:w":"0","w:h":"31680"');
    expect(text).toContain('"w:start":"1"');
  });
});

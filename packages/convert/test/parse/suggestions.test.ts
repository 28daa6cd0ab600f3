import { describe, expect, it } from "vitest";
import { convertDocument } from "../../src/index.js";
import { body, paragraph, run, table } from "../support/build-document.js";

const inserted = (text: string) => ({
  textRun: { content: text, textStyle: {}, suggestedInsertionIds: ["s.1"] },
});
const deleted = (text: string) => ({
  textRun: { content: text, textStyle: {}, suggestedDeletionIds: ["s.2"] },
});
const document = body(paragraph([run("Keep "), inserted("new "), deleted("old "), run("this")]));

function markdown(content: object, suggestions: "accept" | "reject" | "mark"): string {
  return convertDocument(content, { format: "markdown", suggestions }).content;
}

describe("suggestions", () => {
  it("can be accepted", () => {
    expect(markdown(document, "accept")).toBe("Keep new this\n");
  });

  it("can be rejected", () => {
    expect(markdown(document, "reject")).toBe("Keep old this\n");
  });

  it("can be marked with ins and del", () => {
    expect(markdown(document, "mark")).toBe("Keep <ins>new</ins> <del>old</del> this\n");
  });

  it("give no warning once they are resolved", () => {
    const { warnings } = convertDocument(document, { format: "html", suggestions: "accept" });
    expect(warnings).toEqual([]);
  });

  it("join paragraphs if the newline between them is deleted", () => {
    const broken = {
      paragraph: { elements: [run("One "), deleted("\n")], paragraphStyle: {} },
    };
    expect(markdown(body(broken, paragraph("two")), "accept")).toBe("One two\n");
    expect(markdown(body(broken, paragraph("two")), "reject")).toBe("One\n\ntwo\n");
  });

  it("remove a whole paragraph with its number", () => {
    const lists = { n: { listProperties: { nestingLevels: [{ glyphType: "DECIMAL" }] } } };
    const one = (element: ReturnType<typeof run>) => ({
      paragraph: { elements: [element], bullet: { listId: "n" } },
    });
    const content = { ...body(one(run("a\n")), one(deleted("b\n")), one(run("c\n"))), lists };
    expect(markdown(content, "accept")).toBe("1. a\n2. c\n");
    expect(markdown(content, "reject")).toBe("1. a\n2. b\n3. c\n");
  });

  it("remove tables and rows", () => {
    const whole = { table: { ...table(["x"], ["y"]).table, suggestedDeletionIds: ["s.3"] } };
    expect(markdown(body(paragraph("a"), whole), "accept")).toBe("a\n");
    const [first = {}, second = {}] = table(["x", "y"], ["z", "w"]).table?.tableRows ?? [];
    const tableRows = [first, { ...second, suggestedInsertionIds: ["s.4"] }];
    expect(markdown(body({ table: { tableRows } }), "reject")).toBe("| x | y |\n| - | - |\n");
  });

  it("change styles if accepted", () => {
    const styled = {
      textRun: {
        content: "bold",
        textStyle: {},
        suggestedTextStyleChanges: {
          "s.5": { textStyle: { bold: true }, textStyleSuggestionState: { boldSuggested: true } },
        },
      },
    };
    expect(markdown(body(paragraph([styled])), "accept")).toBe("**bold**\n");
    expect(markdown(body(paragraph([styled])), "reject")).toBe("bold\n");
  });

  it("remove a footnote with its reference", () => {
    const reference = (footnoteId: string, suggestion: object) => ({
      footnoteReference: { footnoteId, ...suggestion },
    });
    const content = {
      ...body(
        paragraph([
          run("a"),
          reference("old", { suggestedDeletionIds: ["s.7"] }),
          reference("new", { suggestedInsertionIds: ["s.8"] }),
        ]),
      ),
      footnotes: { old: { content: [paragraph("Old")] }, new: { content: [paragraph("New")] } },
    };
    expect(markdown(content, "accept")).toBe("a[^1]\n\n[^1]: New\n");
    expect(markdown(content, "reject")).toBe("a[^1]\n\n[^1]: Old\n");
  });

  it("add and remove floating images", () => {
    const object = (name: string) => ({
      positionedObjectProperties: {
        embeddedObject: { imageProperties: { sourceUri: `https://example.org/${name}` } },
      },
    });
    const anchored = {
      ...paragraph("a").paragraph,
      positionedObjectIds: ["old"],
      suggestedPositionedObjectIds: { "s.9": { objectIds: ["new"] } },
    };
    const positionedObjects = {
      old: { ...object("old"), suggestedDeletionIds: ["s.10"] },
      new: object("new"),
    };
    const content = { ...body({ paragraph: anchored }), positionedObjects };
    const [before, after] = ["![](https://example.org/old)", "![](https://example.org/new)"];
    expect(markdown(content, "accept")).toBe(`${after}\n\na\n`);
    expect(markdown(content, "reject")).toBe(`${before}\n\na\n`);
    expect(markdown(content, "mark")).toBe(`<del>${before}</del>\n\n<ins>${after}</ins>\n\na\n`);
  });

  it("of tables, lists, dates and pages are reported if not applied", () => {
    const changes = { "s.11": {} };
    const [row = {}] = table(["x", "y"]).table?.tableRows ?? [];
    const tableRows = [{ ...row, suggestedTableRowStyleChanges: changes }];
    const dateElement = {
      dateElementProperties: { displayText: "Jan 5" },
      suggestedDateElementPropertiesChanges: changes,
    };
    const content = {
      ...body({ table: { tableRows } }, paragraph([{ dateElement }])),
      lists: { l: { suggestedListPropertiesChanges: changes } },
      suggestedDocumentStyleChanges: changes,
      suggestedNamedStylesChanges: {},
    };
    const codes = (suggestions: "accept" | "reject" | "mark") =>
      convertDocument(content, { format: "html", suggestions }).warnings;
    const warning = { code: "suggestion-style-left-out", count: 4 };
    expect(codes("mark")).toMatchObject([warning]);
    expect(codes("accept")).toMatchObject([warning]);
    expect(codes("reject")).toEqual([]);
  });

  it("create, move and end list items if accepted", () => {
    const lists = {
      n: { listProperties: { nestingLevels: [{ glyphType: "DECIMAL" }, { glyphSymbol: "●" }] } },
    };
    const changed = (text: string, before: object, bullet: object, state: object) => ({
      paragraph: {
        elements: [run(`${text}\n`)],
        ...before,
        suggestedBulletChanges: { "s.6": { bullet, bulletSuggestionState: state } },
      },
    });
    const inList = { bullet: { listId: "n" } };
    const content = {
      ...body(
        changed("made", {}, inList.bullet, { listIdSuggested: true }),
        changed("moved", inList, { nestingLevel: 1 }, { nestingLevelSuggested: true }),
        changed("ended", inList, {}, { listIdSuggested: true }),
      ),
      lists,
    };
    expect(markdown(content, "accept")).toBe("1. made\n   - moved\n\nended\n");
    expect(markdown(content, "reject")).toBe("made\n\n1. moved\n2. ended\n");
    const { warnings } = convertDocument(content, { format: "docx", suggestions: "mark" });
    expect(warnings.map(({ code }) => code)).toEqual(["suggestion-style-left-out"]);
  });
});

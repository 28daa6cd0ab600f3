import { fromHtml } from "hast-util-from-html";
import { visit } from "unist-util-visit";
import { describe, expect, it } from "vitest";
import { convertDocument } from "../../src/index.js";
import { body, item, paragraph } from "../support/build-document.js";
import { ownDocument } from "../support/read-documents.js";
import { allDocuments } from "../gates/reading/all-documents.js";
import { htmlElements } from "../gates/reading/html-elements.js";

const lists = {
  brackets: { listProperties: { nestingLevels: [{ glyphType: "ALPHA", glyphFormat: "(%0)" }] } },
};
const document = { ...body(paragraph("2 Scope", "HEADING_1"), item("a", "brackets")), lists };

describe("an HTML fragment", () => {
  it("is one element without a stylesheet", () => {
    const { content, stylesheet } = convertDocument(document, { format: "html", fragment: true });
    expect(content).toBe(
      '<div class="document" lang="und">\n<h1 id="S-2-scope">2 Scope</h1>\n<ol type="a">\n<li class="style-1">a</li>\n</ol>\n</div>\n',
    );
    expect(stylesheet).toContain('\n.document .style-1 { list-style-type: "(a) "; }\n');
    expect(stylesheet).toContain("\n.document h1 { font-size: 1.75rem; }\n");
  });

  it("keeps every rule of its stylesheet to itself", () => {
    const options = { format: "html", fragment: true, styles: "faithful" } as const;
    const { stylesheet = "" } = convertDocument(ownDocument("tables"), {
      ...options,
      classPrefix: "x-",
    });
    const rules = stylesheet
      .replaceAll(/@media [^{]*\{ | \}(?= \}| \w)/g, "\n")
      .match(/[^{}]+(?=\{)/g);
    const selectors = (rules ?? []).flatMap((rule) => rule.split(",")).map((one) => one.trim());
    expect(selectors.length).toBeGreaterThan(50);
    expect(selectors.filter((one) => !/^\.x-document(?![\w-])/.test(one))).toEqual([]);
  });

  it.each(allDocuments)("prefixes every class: $name", ({ document: each }) => {
    for (const styles of ["semantic", "faithful"] as const) {
      const options = { format: "html", fragment: true, classPrefix: "x-", styles } as const;
      const { content, stylesheet } = convertDocument(each, options);
      const names = htmlElements(content).flatMap(
        ({ properties }) => properties["className"] ?? [],
      );
      expect(names.filter((name) => !String(name).startsWith("x-"))).toEqual([]);
      expect(stylesheet).not.toMatch(/\.(?!x-)[a-z]/);
    }
  });
});

describe("formatting in HTML", () => {
  it.each(allDocuments)("needs no style attributes: $name", ({ document: each }) => {
    for (const styles of ["semantic", "faithful"] as const) {
      const { content } = convertDocument(each, { format: "html", styles });
      expect(htmlElements(content).filter(({ properties }) => properties["style"])).toEqual([]);
    }
  });

  it("is written as style attributes for destinations without a stylesheet", () => {
    const options = { format: "html", css: "inline" } as const;
    const { content, stylesheet } = convertDocument(ownDocument("tables"), options);
    expect(content).toContain('<div class="table" style="overflow-x: auto">');
    expect(stylesheet).not.toContain(".style-");
    const list = convertDocument(document, options).content;
    expect(list).toContain('<li style="list-style-type: &#x22;(a) &#x22;">a</li>');
  });

  it("warns about labels that a style attribute cannot format", () => {
    const nestingLevels = [{ glyphSymbol: "●", textStyle: { bold: true } }];
    const bold = { ...body(item("a", "l")), lists: { l: { listProperties: { nestingLevels } } } };
    const options = { format: "html", styles: "faithful" } as const;
    expect(convertDocument(bold, options).warnings).toEqual([]);
    expect(convertDocument(bold, { ...options, css: "inline" }).warnings).toMatchObject([
      { code: "styling-simplified", count: 1 },
    ]);
  });
});

describe("an id", () => {
  it.each(allDocuments)(
    "never begins with a digit and matches its links: $name",
    ({ document: each }) => {
      const ids: string[] = [];
      const targets: string[] = [];
      visit(fromHtml(convertDocument(each, { format: "html" }).content), "element", (element) => {
        const { id, href } = element.properties;
        if (typeof id === "string") ids.push(id);
        if (typeof href === "string" && href.startsWith("#")) targets.push(href.slice(1));
      });
      expect(ids.filter((id) => /^-?\d/.test(id))).toEqual([]);
      expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
    },
  );

  it("is the slug of its heading in Markdown", () => {
    const link = { headingId: "h.1" };
    const heading = paragraph("2 Scope", "HEADING_1");
    heading.paragraph!.paragraphStyle!.headingId = "h.1";
    const linked = body(heading, paragraph([{ textRun: { content: "see", textStyle: { link } } }]));
    expect(convertDocument(linked, { format: "markdown" }).content).toContain("[see](#2-scope)");
    expect(convertDocument(linked, { format: "html" }).content).toContain('<a href="#S-2-scope">');
  });
});

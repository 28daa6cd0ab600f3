import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { convertDocument, formats, warningCodes } from "../../src/index.js";
import { ownDocument, ownDocuments } from "../support/read-documents.js";
import { lossyDocument } from "./lossy-document.js";

const codes = Object.keys(warningCodes).sort();

describe("the list of warnings", () => {
  it("has exactly the codes in the README", () => {
    const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
    const documented = [...readme.matchAll(/^\| `([a-z]+(?:-[a-z]+)+)` +\| .+ \|$/gm)].map(
      ([, code]) => code,
    );
    expect(documented).toEqual(codes);
  });

  it("has exactly the codes that conversions report", () => {
    const documents = [...ownDocuments().map(({ document }) => document), lossyDocument];
    const given = documents.flatMap((document) =>
      formats.flatMap((format) => [
        ...convertDocument(document, { format }).warnings,
        ...convertDocument(document, { format, images: { external: new Map() } }).warnings,
        ...convertDocument(document, { format, comments: "keep" }).warnings,
      ]),
    );
    const ofMarkdown = [{ labels: "markdown" }, { rawHtml: false }, { tables: "pipe" }] as const;
    for (const options of ofMarkdown)
      for (const document of documents)
        given.push(...convertDocument(document, { format: "markdown", ...options }).warnings);
    expect([...new Set(given.map((warning) => warning.code))].sort()).toEqual(codes);
  });

  it("has place, tab, excerpt and detail", () => {
    const { warnings } = convertDocument(ownDocument("tabs"), { format: "html" });
    expect(warnings[0]).toEqual({
      code: "bookmark-not-found",
      pointer: "/tabs/0/documentTab/body/content/3/paragraph/elements/1/textRun",
      tab: "t.0",
      excerpt: "lost bookmark",
      detail: warningCodes["bookmark-not-found"],
    });
  });

  it("has pointers that resolve", () => {
    for (const { document } of ownDocuments()) {
      const { warnings } = convertDocument(document, { format: "markdown" });
      for (const { pointer } of warnings) expect(resolvePointer(document, pointer)).toBeDefined();
    }
  });
});

function resolvePointer(document: unknown, pointer: string): unknown {
  return pointer
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>((value, name) => (value as Readonly<Record<string, unknown>>)[name], document);
}

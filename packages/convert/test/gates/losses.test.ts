import { describe, expect, it } from "vitest";
import {
  convertDocument,
  formats,
  warningCodes,
  type Format,
  type WarningCode,
} from "../../src/index.js";
import { ownDocument } from "../support/read-documents.js";
import { allDocuments } from "./reading/all-documents.js";

type Losses = { readonly [F in Format | "everywhere"]?: readonly WarningCode[] };

/** The expected losses of each document, in all formats and per format. */
const losses: Readonly<Record<string, Losses>> = {
  "both-shapes": {},
  chips: { everywhere: ["equation-left-out"] },
  "code-and-callouts": {
    everywhere: ["object-not-available"],
    html: ["styling-simplified"],
    epub: ["styling-simplified"],
    markdown: ["styling-simplified"],
    text: ["styling-simplified"],
  },
  "headers-and-footers": {
    html: ["page-number-left-out"],
    epub: ["page-number-left-out"],
    markdown: ["headers-left-out", "styling-simplified"],
    text: ["headers-left-out", "styling-simplified"],
  },
  links: {
    everywhere: ["bookmark-not-found", "link-target-not-found"],
    text: ["internal-links-left-out", "styling-simplified"],
  },
  "merged-cells": {
    everywhere: ["covered-cell-text", "image-expires"],
    markdown: ["table-as-html"],
    docx: ["image-linked"],
    epub: ["image-as-link"],
    text: ["image-as-link", "styling-simplified", "table-as-lines"],
  },
  numbering: { markdown: ["table-as-html"] },
  sections: {
    html: ["styling-simplified"],
    epub: ["styling-simplified"],
    markdown: ["styling-simplified"],
    text: ["styling-simplified"],
  },
  suggestions: {
    everywhere: ["suggestion-not-marked", "suggestion-shown", "suggestion-style-left-out"],
    text: ["styling-simplified"],
  },
  "unknown-kinds": { everywhere: ["unknown-element"] },
};

describe.each(Object.entries(losses))("%s", (name, { everywhere = [], ...own }) => {
  it.each(formats)("warns about each loss in %s and nothing else", (format) => {
    const { warnings } = convertDocument(ownDocument(name), { format });
    const expected = [...everywhere, ...(own[format] ?? [])];
    expect([...new Set(warnings.map(({ code }) => code))].sort()).toEqual(expected.sort());
  });
});

describe.each(allDocuments)("$name", ({ document }) => {
  it.each(formats)("has known warnings with valid pointers in %s", (format) => {
    const { warnings } = convertDocument(document, { format });
    for (const { code, pointer, detail, excerpt } of warnings) {
      if (code !== "styling-simplified") expect(detail).toBe(warningCodes[code]);
      expect(valueAt(document, pointer), pointer).toBeDefined();
      expect(excerpt.length).toBeLessThan(81);
    }
  });
});

/** Returns the value at a JSON pointer (RFC 6901). */
function valueAt(document: unknown, pointer: string): unknown {
  const tokens = pointer.split("/").slice(1);
  return tokens
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce((value, token) => (value as Readonly<Record<string, unknown>>)[token], document);
}

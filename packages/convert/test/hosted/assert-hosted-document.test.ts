import { describe, expect, it } from "vitest";
import { assertHostedDocument, NotHostedDocumentError } from "../../src/index.js";
import { ownDocuments } from "../support/read-documents.js";

const REFUSED: readonly (readonly [string, unknown, string, string])[] = [
  ["nothing", null, "", "expected a JSON object with `tabs` or `body`, got `null`."],
  ["an array", [1, 2], "", "got an array of 2 elements."],
  ["a string", "x".repeat(100), "", `got \`"${"x".repeat(59)}…\``],
  ["an empty object", {}, "", "expected a member `tabs` or `body`, got an empty object"],
  ["another object", { a: 1, b: 2 }, "", "got an object with the members `a, b`"],
  [
    "a body without content",
    { body: {} },
    "/body/content",
    "expected an array of structural elements, got nothing at `/body/content`",
  ],
  [
    "a body that is null",
    { body: null },
    "/body",
    "expected an object with `content`, got `null` at `/body`",
  ],
  [
    "content without any object",
    { body: { content: [1, null, "x", []] } },
    "/body/content/0",
    "expected at least one structural element that is an object, got `1` at `/body/content/0`",
  ],
  [
    "content of arrays in the second tab",
    {
      tabs: [
        { documentTab: { body: { content: [] } } },
        { documentTab: { body: { content: [[]] } } },
      ],
    },
    "/tabs/1/documentTab/body/content/0",
    "expected at least one structural element that is an object, got an array of 0 elements",
  ],
  [
    "tabs without content",
    { tabs: [{ tabProperties: {} }] },
    "/tabs/0",
    "expected a tab with a member `documentTab`",
  ],
  [
    "a tab whose body has no content",
    { tabs: [{ documentTab: { body: { content: 5 } } }] },
    "/tabs/0/documentTab/body/content",
    "got `5` at",
  ],
];

describe("assertHostedDocument", () => {
  it.each(REFUSED)("rejects %s with reason and place", (_, document, pointer, message) => {
    const check = () => assertHostedDocument(document);
    expect(check).toThrow(NotHostedDocumentError);
    expect(check).toThrow(message);
    expect(check).toThrow(expect.objectContaining({ pointer }));
  });

  it.each(ownDocuments())("accepts $name", ({ document }) => {
    expect(() => assertHostedDocument(document)).not.toThrow();
  });

  it("accepts an empty document", () => {
    expect(() => assertHostedDocument({ body: { content: [] } })).not.toThrow();
    expect(() => assertHostedDocument({ tabs: [], body: { content: [] } })).not.toThrow();
    expect(() => assertHostedDocument({ body: { content: [1, {}] } })).not.toThrow();
  });
});

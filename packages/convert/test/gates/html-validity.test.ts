import { fromHtml } from "hast-util-from-html";
import { HtmlValidate } from "html-validate/node";
import { describe, expect, it } from "vitest";
import { convertDocument } from "../../src/index.js";
import { allDocuments } from "./reading/all-documents.js";

/**
 * Checks the rules of the HTML standard, but not rules of style, because alternative texts and titles come from the
 * author.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard"],
  rules: {
    "long-title": "off",
    "no-trailing-whitespace": "off",
    "void-style": "off",
    "doctype-style": "off",
  },
});

describe.each(allDocuments)("$name", ({ document }) => {
  const { content } = convertDocument(document, { format: "html" });

  it("is HTML without parse errors", () => {
    const errors: string[] = [];
    fromHtml(content, { onerror: (error) => void errors.push(String(error)) });
    expect(errors).toEqual([]);
  });

  it("is valid HTML", async () => {
    const { results } = await validator.validateString(content);
    const messages = results.flatMap((result) => result.messages);
    expect(messages.map(({ ruleId, message, line }) => `${line}: ${ruleId}: ${message}`)).toEqual(
      [],
    );
  });
});

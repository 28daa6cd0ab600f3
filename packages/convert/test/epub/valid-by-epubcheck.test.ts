import { expect, it } from "vitest";
import { ownDocuments } from "../support/read-documents.js";
import { checkBooks, hasChecker } from "./check-books.js";

it.skipIf(!hasChecker)("epubcheck finds no error in the book of the demo document", () => {
  const demo = ownDocuments().filter(({ name }) => name === "quarterly-report");
  expect(checkBooks(demo)).toEqual({ checked: 2, found: [] });
});

import { expect, it } from "vitest";
import { allDocuments } from "../gates/reading/all-documents.js";
import { checkBooks, hasChecker } from "./check-books.js";

it.skipIf(!hasChecker)("epubcheck finds no error in the book of any document", () => {
  const { checked, found } = checkBooks(allDocuments);
  expect(checked).toBe(allDocuments.length * 2);
  expect(found).toEqual([]);
});

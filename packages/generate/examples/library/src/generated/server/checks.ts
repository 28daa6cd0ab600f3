// Generated from library.yaml. Do not edit: change the description and generate again.

import { check } from "@document-export/server-stub/runtime";

const isIsbn = (value: unknown): boolean => typeof value === "string" && /^[0-9]{13}$/u.test(value);
function rulesIsbn(): check.Rules {
  return { type: "string", pattern: /^[0-9]{13}$/u };
}

/** Checks a value against the schema `Isbn`. */
export const checkIsbn: check.Check = check.reporting(isIsbn, rulesIsbn);

const isBook = (value: unknown): boolean =>
  check.isObject(value) &&
  isIsbn(value["isbn"]) &&
  typeof value["title"] === "string" &&
  check.isLongEnough(value["title"], 1) &&
  check.isShortEnough(value["title"], 200) &&
  test1(value["language"]) &&
  (value["year"] === undefined ||
    (check.isInteger(value["year"]) && value["year"] >= 868) ||
    value["year"] === null) &&
  check.everyMember(value, eachMember2);
function rulesBook(): check.Rules {
  return {
    type: "object",
    required: ["isbn", "title", "language"],
    properties: {
      isbn: rulesIsbn,
      title: { type: "string", minLength: 1, maxLength: 200 },
      language: { enum: ["en", "fr", "ja"] },
      year: { type: ["integer", "null"], minimum: 868 },
    },
    additionalProperties: { never: true },
  };
}

/** Checks a value against the schema `Book`. */
export const checkBook: check.Check = check.reporting(isBook, rulesBook);

const isBookPage = (value: unknown): boolean =>
  check.isObject(value) &&
  test3(value["books"]) &&
  check.isInteger(value["totalPages"]) &&
  value["totalPages"] >= 0;
function rulesBookPage(): check.Rules {
  return {
    type: "object",
    required: ["books", "totalPages"],
    properties: {
      books: { type: "array", items: rulesBook },
      totalPages: { type: "integer", minimum: 0 },
    },
  };
}

/** Checks a value against the schema `BookPage`. */
export const checkBookPage: check.Check = check.reporting(isBookPage, rulesBookPage);

/** `#/components/schemas/Book/properties/language` */
const test1 = (value: unknown): boolean => value === "en" || value === "fr" || value === "ja";
/** `#/components/schemas/Book` */
const eachMember2 = (
  name: string,
  _member: unknown,
  _value: Readonly<Record<string, unknown>>,
): boolean => name === "isbn" || name === "title" || name === "language" || name === "year";
/** `#/components/schemas/BookPage/properties/books` */
const test3 = (value: unknown): boolean => Array.isArray(value) && check.every(value, isBook);
export {};

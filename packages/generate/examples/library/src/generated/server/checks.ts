// Generated from library.yaml. Do not edit: change the description and generate again.

import { check } from "@document-export/server-stub/runtime";
import type { Violation } from "@document-export/server-stub/runtime";

/** Whether a value conforms to the schema `Isbn`. */
const isIsbn = (value: unknown): boolean => typeof value === "string" && /^[0-9]{13}$/u.test(value);

/** Reports every way in which a value violates the schema `Isbn`. */
function collectIsbn(value: unknown, at: string, out: Violation[]): void {
  if (typeof value === "string") {
    if (!/^[0-9]{13}$/u.test(value))
      check.fail(out, at, "pattern", "a string that matches ^[0-9]{13}$", value);
  } else check.fail(out, at, "type", "a string", value);
}

/** Checks a value against the schema `Isbn`. */
export function checkIsbn(value: unknown, at: string, out: Violation[]): void {
  if (!isIsbn(value)) collectIsbn(value, at, out);
}

/** Whether a value conforms to the schema `Book`. */
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

/** Reports every way in which a value violates the schema `Book`. */
function collectBook(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["isbn"];
      if (value1 === undefined) check.missing(out, at, "isbn");
      else collectIsbn(value1, at + "/isbn", out);
    }
    {
      const value1: unknown = value["title"];
      if (value1 === undefined) check.missing(out, at, "title");
      else if (typeof value1 === "string") {
        if (!check.isLongEnough(value1, 1))
          check.fail(out, at + "/title", "minLength", "at least 1 character", value1);
        if (!check.isShortEnough(value1, 200))
          check.fail(out, at + "/title", "maxLength", "at most 200 characters", value1);
      } else check.fail(out, at + "/title", "type", "a string", value1);
    }
    {
      const value1: unknown = value["language"];
      if (value1 === undefined) check.missing(out, at, "language");
      else if (!(value1 === "en" || value1 === "fr" || value1 === "ja"))
        check.fail(out, at + "/language", "enum", '"en" or "fr" or "ja"', value1);
    }
    {
      const value1: unknown = value["year"];
      if (value1 !== undefined) {
        if (!(check.isInteger(value1) || value1 === null))
          check.fail(out, at + "/year", "type", "an integer or null", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 868)) check.fail(out, at + "/year", "minimum", "at least 868", value1);
        }
      }
    }
    for (const key1 of Object.keys(value)) {
      const value1: unknown = value[key1];
      if (value1 === undefined) continue;
      if (!(key1 === "isbn" || key1 === "title" || key1 === "language" || key1 === "year")) {
        check.fail(out, check.memberAt(at, key1), "false", "nothing", value1);
      }
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `Book`. */
export function checkBook(value: unknown, at: string, out: Violation[]): void {
  if (!isBook(value)) collectBook(value, at, out);
}

/** Whether a value conforms to the schema `BookPage`. */
const isBookPage = (value: unknown): boolean =>
  check.isObject(value) &&
  test3(value["books"]) &&
  check.isInteger(value["totalPages"]) &&
  value["totalPages"] >= 0;

/** Reports every way in which a value violates the schema `BookPage`. */
function collectBookPage(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["books"];
      if (value1 === undefined) check.missing(out, at, "books");
      else if (Array.isArray(value1)) {
        for (let index2 = 0; index2 < value1.length; index2 += 1) {
          const value2: unknown = value1[index2];
          collectBook(value2, at + "/books" + "/" + index2, out);
        }
      } else check.fail(out, at + "/books", "type", "an array", value1);
    }
    {
      const value1: unknown = value["totalPages"];
      if (value1 === undefined) check.missing(out, at, "totalPages");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/totalPages", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/totalPages", "minimum", "at least 0", value1);
        }
      }
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `BookPage`. */
export function checkBookPage(value: unknown, at: string, out: Violation[]): void {
  if (!isBookPage(value)) collectBookPage(value, at, out);
}

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

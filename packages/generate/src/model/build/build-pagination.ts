import { isObject } from "@document-export/openapi";
import type { PaginationModel } from "../model.ts";
import type { Reader } from "../reader.ts";

/** Reads `x-pagination`: `false`, or the names of a query parameter and of members of the response. */
export function buildPagination(
  value: unknown,
  pointer: string,
  reader: Reader,
): PaginationModel | false | undefined {
  if (value === undefined || value === false) return value;
  const names = isObject(value) ? value : {};
  const { page, items, pageCount, total, cursor, nextCursor } = names;
  if (isText(cursor) && isText(items) && isText(nextCursor)) return { cursor, items, nextCursor };
  if (isText(page) && isText(items) && isText(pageCount) && (total === undefined || isText(total)))
    return { page, items, pageCount, ...(total !== undefined && { total }) };
  reader.note(pointer, {
    kind: "pagination",
    found: "`x-pagination` is none that is known",
    read: "the list has the pages that its shape makes evident",
    fix: "Write `false`, the texts `cursor`, `items` and `nextCursor`, or the texts `page`, `items`, `pageCount` and, if there is one, `total`",
  });
  return undefined;
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

import { isObject, type JsonObject } from "@document-export/openapi";
import type { PaginationModel, SteppedPagesModel } from "../model.ts";
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
  const stepped = steppedPages(names);
  if (stepped) return stepped;
  reader.note(pointer, {
    kind: "pagination",
    found: "`x-pagination` is not valid",
    read: "the pages are recognised by the shape of the list, if at all",
    fix: "Write `false`; or `cursor`, `items` and `nextCursor`; or `page`, `items`, `pageCount` and optionally `total`; or one of `page`, `offset` and `cursor` with `items`, which may be empty, and those of `next`, `more`, `total`, `last`, `size` and `link: true` that apply",
  });
  return undefined;
}

/**
 * Reads pagination with links from page to page: one of `page`, `offset` and `cursor`, and the members that locate the
 * next page.
 */
function steppedPages(names: JsonObject): SteppedPagesModel | undefined {
  const { items, link } = names;
  const by = (["cursor", "page", "offset"] as const).find((one) => isText(names[one]));
  const parameter = by && names[by];
  if (!by || !isText(parameter) || typeof items !== "string") return undefined;
  const signs = ["next", "more", "total", "last", "size"].filter(
    (sign) => names[sign] !== undefined,
  );
  if (!signs.every((sign) => isText(names[sign]))) return undefined;
  return {
    by,
    parameter,
    items,
    ...Object.fromEntries(signs.map((sign) => [sign, names[sign]])),
    ...(link === true && { link }),
    ...(names.first === 0 && { first: 0 }),
  };
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

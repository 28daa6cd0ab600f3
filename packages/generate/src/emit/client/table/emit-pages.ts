import { code, join, literal, type Code } from "../../code.ts";
import type { Known } from "../../known.ts";
import type { OperationModel, SteppedPagesModel } from "../../../model/model.ts";
import { pageOptionOf, pagesMethod } from "../options/method-names.ts";
import { optionsOf } from "../options/operation-options.ts";
import { paginationOf, placesOf } from "../pagination-of.ts";
import { successesOf } from "../result-of.ts";
import { PURE } from "./pure.ts";

/**
 * Emits how an operation is read page by page: the method, the runtime's reader and its options; undefined if it has no
 * pages.
 */
export function emitPages(
  operation: OperationModel,
  { schemas, bigints }: Known,
): Code | undefined {
  const pages = paginationOf(operation, schemas);
  if (!pages) return undefined;
  if ("by" in pages) return emitSteps(operation, pages);
  const { members } = placesOf(pages);
  const places = [pageOptionOf(operation, pages), ...Object.values(members)];
  const given = join(places.map(literal), ", ");
  const contents = successesOf(operation).flatMap(({ content }) => content);
  const hasBigints = bigints.of(...contents.map(({ schema }) => schema)) !== undefined;
  const numbers = code`${places.length < 4 ? code`, ""` : code``}, numberOf`;
  // Only numbered pages have options.
  const read =
    "cursor" in pages
      ? code`${PURE} cursorPages(${given}), {}`
      : code`${PURE} numberedPages(${given}${hasBigints ? numbers : code``})`;
  return code`[${pagesMethod(operation.id)}, ${read}]`;
}

function emitSteps(operation: OperationModel, { size, ...steps }: SteppedPagesModel): Code {
  const named = optionsOf(operation).parameters;
  const sizeOption = named.find(({ parameter }) => parameter.name === size)?.option;
  const given = {
    option: pageOptionOf(operation, steps),
    ...steps,
    ...(sizeOption !== undefined && { size: sizeOption }),
  };
  return code`[${pagesMethod(operation.id)}, ${PURE} steppedPages(${literal(given)}), {}]`;
}

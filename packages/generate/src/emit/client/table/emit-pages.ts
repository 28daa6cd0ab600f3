import { code, join, literal, type Code } from "../../code.ts";
import type { SchemaContext } from "../../schema-context.ts";
import type { OperationModel, SteppedPagesModel } from "../../../model/model.ts";
import { pageOptionOf, pagesMethod } from "../options/method-names.ts";
import { optionsOf } from "../options/operation-options.ts";
import { typesOf } from "../pages/members-of.ts";
import { memberAt, pageSchemaOf, paginationOf, placesOf } from "../pagination-of.ts";
import type { SchemaIndex } from "../../../model/schema-index.ts";
import { successesOf } from "../result-of.ts";
import { PURE } from "./pure.ts";

/**
 * Emits how an operation is read page by page: the method, the runtime's reader and its options; undefined if it has no
 * pages.
 */
export function emitPages(
  operation: OperationModel,
  { schemas, bigints }: SchemaContext,
): Code | undefined {
  const pages = paginationOf(operation, schemas);
  if (!pages) return undefined;
  if ("by" in pages) return emitSteps(operation, pages, schemas);
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

function emitSteps(
  operation: OperationModel,
  { size, ...steps }: SteppedPagesModel,
  schemas: SchemaIndex,
): Code {
  const sends = sentAs(operation, steps, schemas);
  const named = optionsOf(operation).parameters;
  const sizeOption = named.find(({ parameter }) => parameter.name === size)?.option;
  const given = {
    option: pageOptionOf(operation, steps),
    ...steps,
    ...(sizeOption !== undefined && { size: sizeOption }),
    ...(sends && { sends }),
  };
  return code`[${pagesMethod(operation.id)}, ${PURE} steppedPages(${literal(given)}), {}]`;
}

/** Returns the type of the option that selects a page, if the next page's value in a response may have another type. */
function sentAs(
  operation: OperationModel,
  { by, parameter, next }: Omit<SteppedPagesModel, "size">,
  schemas: SchemaIndex,
): "text" | "number" | undefined {
  const option = operation.parameters.find(
    (one) => one.in === "query" && one.name === parameter,
  )?.schema;
  const taken = typesOf(option, schemas).filter((type) => type !== "null");
  const given =
    next === undefined
      ? []
      : typesOf(memberAt(pageSchemaOf(operation), next, schemas), schemas).filter(
          (type) => type !== "null",
        );
  const isOnly = (types: readonly string[], ...all: string[]) =>
    types.length > 0 && types.every((type) => all.includes(type));
  if (isOnly(taken, "string"))
    return by === "cursor" && isOnly(given, "string") ? undefined : "text";
  return by === "cursor" && isOnly(taken, "integer", "number") && isOnly(given, "string")
    ? "number"
    : undefined;
}

import type {
  CursorPagesModel,
  JsonType,
  OperationModel,
  PaginationModel,
  PropertyModel,
  SchemaModel,
} from "../../model/model.ts";
import { steppedPagesOf } from "./pages/stepped-pages-of.ts";
import type { SchemaIndex } from "../../model/schema-index.ts";

const PAGE = /^page([_-]?(no|num|number))?$/i;
const PAGE_COUNT =
  /^((total|last|num|number[_-]?of)[_-]?pages?|(total[_-]?)?pages?[_-]?count|pages)$/i;
const CURSOR = /^(cursor|page[_-]?token)$/i;
const NEXT_CURSOR = /^next[_-]?(cursor|page[_-]?token)$/i;
const TOTALS = [/^total([_-]?(record|item|result|element)s?)?([_-]?count)?$/i, /^count$/i];

/**
 * Determines the pagination of a list. `x-pagination` takes precedence. Otherwise one of three shapes is recognized: a
 * query parameter with a page number, and a response with one list and a page count next to it or one object deeper; a
 * query parameter with a cursor, and a response with one list and the next cursor next to it; or one of the shapes that
 * {@link steppedPagesOf} recognizes.
 */
export function paginationOf(
  operation: OperationModel,
  schemas: SchemaIndex,
): PaginationModel | undefined {
  if (operation.pagination !== undefined) return operation.pagination || undefined;
  if (operation.method !== "GET") return undefined;
  return countedPagesOf(operation, schemas) ?? steppedPagesOf(operation, schemas);
}

/** Recognizes pages whose response has a page count, or one list with the next cursor next to it. */
function countedPagesOf(
  operation: OperationModel,
  schemas: SchemaIndex,
): PaginationModel | undefined {
  const page = operation.parameters.find(
    ({ in: place, name, schema }) =>
      place === "query" && PAGE.test(name) && hasType(schema, "integer", schemas),
  );
  const members = propertiesOf(pageSchemaOf(operation), schemas);
  const [items, other] = members.filter(({ schema }) => hasType(schema, "array", schemas));
  if (!items || other) return undefined;
  if (!page) return cursorPagesOf(operation, members, items, schemas);
  const numbers = numbersIn(members, schemas);
  const pageCount = numbers.find(({ name }) => PAGE_COUNT.test(name) && name !== page.name);
  const [total] = TOTALS.flatMap((names) => numbers.filter(({ name }) => names.test(name)));
  if (!pageCount) return undefined;
  const found = { page: page.name, items: items.name, pageCount: pageCount.path };
  return total ? { ...found, total: total.path } : found;
}

function cursorPagesOf(
  { parameters }: OperationModel,
  members: readonly PropertyModel[],
  { name: items }: PropertyModel,
  schemas: SchemaIndex,
): CursorPagesModel | undefined {
  const cursor = parameters.find(
    ({ in: place, name, schema }) =>
      place === "query" && CURSOR.test(name) && hasType(schema, "string", schemas),
  );
  const next = members.find(
    ({ name, schema }) => NEXT_CURSOR.test(name) && hasType(schema, "string", schemas),
  );
  return cursor && next && { cursor: cursor.name, items, nextCursor: next.name };
}

/** Returns the problems of an `x-pagination`: parameters and members that it names but the operation does not have. */
export function paginationProblems(operation: OperationModel, schemas: SchemaIndex): string[] {
  if (!operation.pagination) return [];
  const { parameter, members } = placesOf(operation.pagination);
  const isThere = operation.parameters.some((one) => one.in === "query" && one.name === parameter);
  const schema = pageSchemaOf(operation);
  const missing = Object.values(members).filter((path) => !memberAt(schema, path, schemas));
  return [
    ...(isThere ? [] : [`a query parameter \`${parameter}\``]),
    ...missing.map((path) => `a member \`${path}\` of the response`),
  ].map((what) => `\`x-pagination\` of \`${operation.id}\`: expected ${what}, found none`);
}

/** Returns the query parameter that selects a page, and the members that are read from a response. */
export function placesOf(pages: PaginationModel): {
  parameter: string;
  members: Readonly<Record<string, string>>;
} {
  if ("by" in pages) {
    const { parameter, items, next, more, total } = pages;
    const members = {
      ...(items !== "" && { items }),
      ...(next !== undefined && { next }),
      ...(more !== undefined && { more }),
      ...(total !== undefined && { total }),
    };
    return { parameter, members };
  }
  if ("cursor" in pages) {
    const { cursor, ...members } = pages;
    return { parameter: cursor, members };
  }
  const { page, ...members } = pages;
  return { parameter: page, members };
}

/** Returns the schema of a page in a success response. */
export function pageSchemaOf({ responses }: OperationModel): SchemaModel | undefined {
  const success = responses.find(({ status }) => status.startsWith("2"));
  return success?.content.find(({ kind }) => kind === "json")?.schema;
}

/** Returns the schema at a dotted path. */
export function memberAt(
  schema: SchemaModel | undefined,
  path: string,
  schemas: SchemaIndex,
): SchemaModel | undefined {
  return path
    .split(".")
    .reduce(
      (inner, name) => propertiesOf(inner, schemas).find((one) => one.name === name)?.schema,
      schema,
    );
}

interface NumberAt {
  readonly name: string;
  readonly path: string;
}

function numbersIn(members: readonly PropertyModel[], schemas: SchemaIndex, at = ""): NumberAt[] {
  return members.flatMap(({ name, schema }) => {
    const path = `${at}${name}`;
    if (hasType(schema, "integer", schemas)) return [{ name, path }];
    return at === "" ? numbersIn(propertiesOf(schema, schemas), schemas, `${name}.`) : [];
  });
}

function propertiesOf(
  schema: SchemaModel | undefined,
  schemas: SchemaIndex,
): readonly PropertyModel[] {
  const target = schema && resolved(schema, schemas);
  return (target?.kind === "schema" ? target.properties : undefined) ?? [];
}

function hasType(
  schema: SchemaModel,
  type: "integer" | "array" | "string",
  schemas: SchemaIndex,
): boolean {
  const target = resolved(schema, schemas);
  const isOf = (one: JsonType) => one === type || (type === "integer" && one === "bigint");
  return target.kind === "schema" && (target.types?.some(isOf) ?? false);
}

function resolved(schema: SchemaModel, schemas: SchemaIndex): SchemaModel {
  if (schema.kind !== "reference") return schema;
  return schemas.get(schema.name) ?? schema;
}

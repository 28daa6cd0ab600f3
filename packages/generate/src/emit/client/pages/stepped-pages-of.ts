import type {
  OperationModel,
  ParameterModel,
  SchemaModel,
  SteppedPagesModel,
} from "../../../model/model.ts";
import type { SchemaIndex } from "../../../model/schema-index.ts";
import { membersWithin, typesOf, type MemberAt } from "./members-of.ts";

// Patterns for names in lower case, without hyphens and underscores.
const PAGE = /^(page(no|num|number|index)?|currentpage)$/;
const OFFSET = /^(offset|skip|start(index|at|row)?|pageoffset)$/;
const CURSOR =
  /^((page|next|start|end)?cursor|(next|page|nextpage|continuation|pagination)token|continuation|continue|marker|startingafter|after(id|cursor)?|bookmark|nextid)$/;
const SIZE =
  /^(perpage|pagesize|pagelimit|limit|size|count|maxresults|maxitems|take|top|rows|resultsperpage|itemsperpage)$/;
const ITEMS =
  /^(data|items|results?|records|entries|values|list|objects|rows|elements|resources|content|nodes|hits)$/;
const NEXT =
  /^(next((page)?(cursor|token|marker|url|link|href|uri|number|offset|continuationtoken|id)?|page)|continuationtoken|continue|endcursor)$/;
const MORE = /^(has(more|next(page)?)|more|moreresults|istruncated|hasmoreitems)$/;
const TOTAL = /^(total(count|records?|items|results|elements|recordcount|itemcount)?|count)$/;
const LAST = /^last(id|item(id)?)$/;

/**
 * Recognizes pagination by common names: a parameter for a page, an offset or a cursor, a response that is or contains
 * a list, and a member that locates the next page or marks the last one.
 */
export function steppedPagesOf(
  { method, parameters, responses }: OperationModel,
  schemas: SchemaIndex,
): SteppedPagesModel | undefined {
  const success = responses.find(({ status }) => status.startsWith("2"));
  const page = success?.content.find(({ kind }) => kind === "json")?.schema;
  const items = page && itemsIn(page, schemas);
  if (method !== "GET" || items === undefined) return undefined;
  const query = parameters.filter(({ in: place }) => place === "query");
  const by = stepOf(query, schemas);
  if (!by) return undefined;
  const members = items === "" ? [] : membersWithin(page, schemas, 3);
  const size = query.find(({ name }) => SIZE.test(plain(name)))?.name;
  const hasLink = success?.headers.some(({ name }) => /^link$/i.test(name)) ?? false;
  const signs = signsIn(members, by.parameter, hasLink);
  if (!isEvident(by, items, signs, size)) return undefined;
  const isBareCursor = by.by === "cursor" && items === "" && plain(by.parameter) === "cursor";
  return {
    ...by,
    items,
    ...signs,
    ...(isBareCursor && { link: true }),
    ...(size !== undefined && { size }),
  };
}

type Step = Pick<SteppedPagesModel, "by" | "parameter" | "first">;
type Signs = Pick<SteppedPagesModel, "next" | "more" | "total" | "last" | "link">;

function plain(name: string): string {
  return name.replaceAll(/[^A-Za-z\d]+/g, "").toLowerCase();
}

function stepOf(query: readonly ParameterModel[], schemas: SchemaIndex): Step | undefined {
  const find = (names: RegExp, type: "integer" | "string") =>
    query.find(({ name, schema }) => {
      const types = typesOf(schema, schemas);
      const fits = type === "integer" ? ["integer", "number"] : ["string", "integer"];
      return (
        names.test(plain(name)) && (types.length === 0 || types.some((one) => fits.includes(one)))
      );
    });
  const cursor = find(CURSOR, "string");
  if (cursor) return { by: "cursor", parameter: cursor.name };
  const page = find(PAGE, "integer");
  if (page) return { by: "page", parameter: page.name, ...firstPage(page, schemas) };
  const offset = find(OFFSET, "integer");
  if (offset) return { by: "offset", parameter: offset.name };
  // If the page is selected by a text, it may not be a number, so each page must contain the value for the next one.
  const named = find(PAGE, "string");
  return named && { by: "cursor", parameter: named.name };
}

/** Returns the first page number if it is not 1: some lists count pages from 0. */
function firstPage({ schema }: ParameterModel, schemas: SchemaIndex): { first?: number } {
  const target = schema.kind === "reference" ? schemas.get(schema.name) : schema;
  const start = "default" in schema ? schema.default : target?.kind === "schema" && target.default;
  return start === 0 ? { first: 0 } : {};
}

/** Returns the path of the items of a page: the page itself, its only list, or the list with a typical name. */
function itemsIn(page: SchemaModel, schemas: SchemaIndex): string | undefined {
  if (typesOf(page, schemas).includes("array")) return "";
  const lists = membersWithin(page, schemas, 2).filter(({ types }) => types.includes("array"));
  const near = lists.filter(({ path }) => !path.includes("."));
  const named = near.filter(({ name }) => ITEMS.test(plain(name)));
  if (near.length === 1 || named.length === 1) return (named[0] ?? near[0])?.path;
  return near.length === 0 && lists.length === 1 ? lists[0]?.path : undefined;
}

function signsIn(members: readonly MemberAt[], parameter: string, hasLink: boolean): Signs {
  const find = (names: RegExp, ...types: string[]) =>
    members.find(
      (member) =>
        names.test(plain(member.name)) && types.some((type) => member.types.includes(type)),
    )?.path;
  const own = members.find(
    ({ path, name, types }) =>
      types.includes("string") && plain(name) === plain(parameter) && /cursor|paging/i.test(path),
  )?.path;
  const next = find(NEXT, "string", "integer") ?? hrefOfNext(members) ?? own;
  const more = find(MORE, "boolean");
  const total = find(TOTAL, "integer", "number");
  const last = find(LAST, "string");
  return {
    ...(next !== undefined && { next }),
    ...(more !== undefined && { more }),
    ...(total !== undefined && { total }),
    ...(last !== undefined && { last }),
    ...(hasLink && next === undefined && { link: true }),
  };
}

/** Returns the path of the URL in a `next` object, as in HAL. */
function hrefOfNext(members: readonly MemberAt[]): string | undefined {
  return members.find(({ path }) => /(^|\.)next\.(href|url|uri)$/i.test(path))?.path;
}

/** Whether it is clear how the last page is recognized. */
function isEvident(
  { by, parameter }: Step,
  items: string,
  { next, more, link, total, last }: Signs,
  size: string | undefined,
): boolean {
  if (next !== undefined || link) return true;
  if (by === "cursor")
    return (
      (more !== undefined && (last !== undefined || /after/i.test(parameter))) ||
      (items === "" && plain(parameter) === "cursor")
    );
  return more !== undefined || total !== undefined || size !== undefined;
}

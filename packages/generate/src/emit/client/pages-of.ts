import type { OperationModel, SchemaModel } from "../../model/model.ts";
import type { SchemaIndex } from "../../model/schema-index.ts";
import { membersOf } from "./pages/members-of.ts";
import { pageSchemaOf, paginationOf } from "./pagination-of.ts";

/** The page schema of a list, and its item schema if known. */
export interface ItemsOfPages {
  readonly page: SchemaModel;
  readonly items: SchemaModel | undefined;
}

/** Returns the pages of an operation; undefined if it has none. */
export function itemsOfPages(
  operation: OperationModel,
  schemas: SchemaIndex,
): ItemsOfPages | undefined {
  const pages = paginationOf(operation, schemas);
  const page = pageSchemaOf(operation);
  if (!pages || !page) return undefined;
  return { page, items: itemsOf(listIn(page, pages.items, schemas), schemas) };
}

/** Finds the list in a page, including pages whose schema is composed of several parts. */
function listIn(page: SchemaModel, path: string, schemas: SchemaIndex): SchemaModel | undefined {
  if (path === "") return page;
  const [name, ...rest] = path.split(".");
  const member = membersOf(page, schemas).find((one) => one.name === name)?.schema;
  return member && listIn(member, rest.join("."), schemas);
}

function itemsOf(
  list: SchemaModel | undefined,
  schemas: SchemaIndex,
  seen: ReadonlySet<string> = new Set(),
): SchemaModel | undefined {
  if (list?.kind === "schema") return list.items;
  if (list?.kind !== "reference" || seen.has(list.name)) return undefined;
  return itemsOf(schemas.get(list.name), schemas, new Set([...seen, list.name]));
}

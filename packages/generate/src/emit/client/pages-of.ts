import type { OperationModel, SchemaModel } from "../../model/model.ts";
import type { SchemaIndex } from "../../model/schema-index.ts";
import { memberAt, pageSchemaOf, paginationOf } from "./pagination-of.ts";

/** What a list that is read page by page has: its pages, and their items where it is known what they are. */
export interface ItemsOfPages {
  readonly page: SchemaModel;
  readonly items: SchemaModel | undefined;
}

/** The pages of an operation; undefined for one without. */
export function itemsOfPages(
  operation: OperationModel,
  schemas: SchemaIndex,
): ItemsOfPages | undefined {
  const pages = paginationOf(operation, schemas);
  const page = pageSchemaOf(operation);
  if (!pages || !page) return undefined;
  const list = memberAt(page, pages.items, schemas);
  return { page, items: list?.kind === "schema" ? list.items : undefined };
}

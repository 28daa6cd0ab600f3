import { distinctNames, memberName } from "../../names.ts";
import type { Code } from "../../code.ts";
import type { ApiModel } from "../../../model/model.ts";

/** Returns the names of the constants with the pagination of each list, by operation id. */
export function pagesNames({ operations }: ApiModel): ReadonlyMap<string, Code> {
  return distinctNames(
    operations.map(({ id }) => id),
    (id) => memberName("pages", id),
  );
}

/** Returns the names of the constants for the operation table, by operation id. */
export function constantNames({ operations }: ApiModel): ReadonlyMap<string, Code> {
  return distinctNames(
    operations.map(({ id }) => id),
    (id) => memberName("operation", id),
  );
}

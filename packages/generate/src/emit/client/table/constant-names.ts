import { distinctNames, memberName } from "../../names.ts";
import type { Code } from "../../code.ts";
import type { ApiModel } from "../../../model/model.ts";

/** The constants that hold how lists are read page by page, by operation id. */
export function pagesNames({ operations }: ApiModel): ReadonlyMap<string, Code> {
  return distinctNames(
    operations.map(({ id }) => id),
    (id) => memberName("pages", id),
  );
}

/** The constants that hold what the runtime knows about each operation, by operation id. */
export function constantNames({ operations }: ApiModel): ReadonlyMap<string, Code> {
  return distinctNames(
    operations.map(({ id }) => id),
    (id) => memberName("operation", id),
  );
}

import { isObject, type JsonObject } from "../../json-object.js";
import { child } from "../../json-pointer.js";
import { put, type Repair } from "../repair.js";
import type { OperationAt } from "./operation-at.js";
import { repairSecurity } from "../objects/repair-security.js";
import { repairIds } from "./repair-ids.js";
import { repairPathParameters } from "./repair-path-parameters.js";
import { repairTemplates } from "./repair-templates.js";

/** Members of a path item that are operations. */
const METHODS: readonly string[] = "get put post delete options head patch trace query".split(" ");

/** Makes operations consistent with their paths and with each other. */
export function repairOperations(repair: Repair): void {
  repairTemplates(repair);
  const operations = separateOperations(repair);
  // Runs after security schemes are repaired: if a scheme was left out, operations that require it require a token
  // instead.
  repairSecurity(repair.document, "", repair);
  for (const { operation, pointer } of operations) repairSecurity(operation, pointer, repair);
  for (const operation of operations) repairPathParameters(operation, repair);
  repairIds(operations, repair);
}

/**
 * Returns the operations under `paths` in document order, each as a separate object: an operation that several paths
 * share through a reference or a YAML alias has a different URL in each.
 */
function separateOperations({ document, resolve }: Repair): OperationAt[] {
  const paths = isObject(document.paths) ? document.paths : {};
  return Object.entries(paths).flatMap(([path, entry]) => {
    const itemPointer = child("/paths", path);
    const found = path.startsWith("x-") ? undefined : resolve(entry, itemPointer)?.value;
    if (!found) return [];
    const item = { ...found };
    put(paths, path, item);
    const own = METHODS.flatMap((method) =>
      separate({ path, method, item, itemPointer, holder: item, pointer: itemPointer }),
    );
    if (!isObject(item.additionalOperations)) return own;
    const holder = { ...item.additionalOperations };
    item.additionalOperations = holder;
    const pointer = child(itemPointer, "additionalOperations");
    const more = Object.keys(holder).flatMap((method) =>
      separate({ path, method, item, itemPointer, holder, pointer }),
    );
    return [...own, ...more];
  });
}

interface Place extends Pick<OperationAt, "path" | "method" | "item" | "itemPointer"> {
  /** The object with the operations by method, and its location. */
  readonly holder: JsonObject;
  readonly pointer: string;
}

function separate({ holder, pointer, ...at }: Place): OperationAt[] {
  const found = holder[at.method];
  if (!isObject(found)) return [];
  const operation = { ...found };
  put(holder, at.method, operation);
  return [{ ...at, operation, pointer: child(pointer, at.method) }];
}

import { isObject, type JsonObject } from "../../json-object.js";
import { child } from "../../json-pointer.js";
import { put, type Repair } from "../repair.js";
import type { OperationAt } from "./operation-at.js";
import { repairSecurity } from "../objects/repair-security.js";
import { repairIds } from "./repair-ids.js";
import { repairPathParameters } from "./repair-path-parameters.js";

/** The members of a path item that are operations. */
const METHODS: readonly string[] = "get put post delete options head patch trace query".split(" ");

/** Brings operations in line with their paths and with each other. */
export function repairOperations(repair: Repair): void {
  const operations = separateOperations(repair);
  // After the schemes, of which some may have been left out: what asks for one of those asks for a token.
  repairSecurity(repair.document, "", repair);
  for (const { operation, pointer } of operations) repairSecurity(operation, pointer, repair);
  for (const operation of operations) repairPathParameters(operation, repair);
  repairIds(operations, repair);
}

/**
 * The operations under `paths`, in the order of the document, each made its own object: what a reference or an alias
 * of YAML gives to several paths has another address in each.
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
  /** The object that holds the operation by its method, and where it stands. */
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

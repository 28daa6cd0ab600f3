import { child } from "../../json-pointer.js";
import { nameKey } from "../../name-key.js";
import type { Repair } from "../repair.js";
import type { OperationAt } from "./operation-at.js";

/** Creates an id for an operation without one, from its method and path: `get /pets/{petId}` becomes `getPetsPetId`. */
export function operationIdOf(method: string, path: string): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter(Boolean);
  const verb = method.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  return verb + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

/**
 * Gives each operation a unique id. The first operation retains a shared id; the others, and those without an id, are
 * named after method and path, which do not change when other operations are added or removed.
 */
export function repairIds(operations: readonly OperationAt[], repair: Repair): void {
  const taken = new Set<string>();
  const others = operations.filter(({ operation: { operationId: id } }) => {
    if (typeof id !== "string" || taken.has(nameKey(id))) return true;
    taken.add(nameKey(id));
    return false;
  });
  for (const { method, path, operation, pointer } of others) {
    const said = operation.operationId;
    const id = freeId(operationIdOf(method, path), taken);
    taken.add(nameKey(id));
    operation.operationId = id;
    const isMissing = typeof said !== "string";
    repair.note(isMissing ? pointer : child(pointer, "operationId"), {
      kind: isMissing ? "missing-operation-id" : "operation-id-twice",
      found: isMissing
        ? "the operation has no `operationId`"
        : `another operation has the \`operationId\` \`${said}\` too, or one that differs only in punctuation`,
      read: `it is called \`${id}\`, after its method and path`,
      fix: "Give it its own `operationId`",
    });
  }
}

function freeId(id: string, taken: ReadonlySet<string>): string {
  let free = id;
  for (let number = 2; taken.has(nameKey(free)); number++) free = `${id}${number}`;
  return free;
}

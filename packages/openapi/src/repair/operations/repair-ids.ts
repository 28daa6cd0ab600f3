import { child } from "../../json-pointer.js";
import { nameKey } from "../../name-key.js";
import type { Repair } from "../repair.js";
import type { OperationAt } from "./operation-at.js";

/** The id of an operation that gives itself none, from its method and path: `get /pets/{petId}` is `getPetsPetId`. */
export function operationIdOf(method: string, path: string): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter(Boolean);
  const verb = method.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  return verb + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

/**
 * Gives each operation its own id. One that several have is that of the first; the others, and those that have none,
 * are called after method and path, which an operation elsewhere that comes or goes does not change.
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
        : `another operation has the \`operationId\` \`${said}\` too, or one that differs in signs only`,
      read: `it is called \`${id}\`, after its method and path`,
      fix: "Write an `operationId` of its own",
    });
  }
}

function freeId(id: string, taken: ReadonlySet<string>): string {
  let free = id;
  for (let number = 2; taken.has(nameKey(free)); number++) free = `${id}${number}`;
  return free;
}

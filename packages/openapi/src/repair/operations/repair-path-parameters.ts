import type { JsonObject } from "../../json-object.js";
import { child } from "../../json-pointer.js";
import type { Repair } from "../repair.js";
import { parametersOf } from "../../parameters-of.js";
import { namesInPath } from "./names-in-path.js";
import type { OperationAt } from "./operation-at.js";
import { renamePathParameters } from "./rename-path-parameters.js";

/** Makes the parameters of an operation consistent with its path, and removes duplicates. */
export function repairPathParameters(at: OperationAt, repair: Repair): void {
  const { operation, item, pointer, itemPointer, path } = at;
  for (const [one, where] of [
    [operation, pointer],
    [item, itemPointer],
  ] as const) {
    removeLostReferences(one, repair);
    removeDuplicates(one, where, repair);
  }
  const places = new Set([...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name));
  renamePathParameters(at, places, repair);
  const inPath = new Set([operation, item].flatMap((one) => namesInPath(one, repair)));
  const missing = [...places].filter((name) => !inPath.has(name));
  for (const name of missing)
    repair.note(pointer, {
      kind: "undeclared-path-parameter",
      found: `no parameter describes \`{${name}}\` of the path`,
      read: "it is read as a text",
      fix: `Describe a parameter \`${name}\` with \`in: path\``,
    });
  if (missing.length > 0)
    operation.parameters = [
      ...parametersOf(operation),
      ...missing.map((name) => ({
        name,
        in: "path",
        required: true,
        schema: { type: "string" },
      })),
    ];
  for (const [one, where] of [
    [operation, pointer],
    [item, itemPointer],
  ] as const)
    leaveOutForeign(one, where, at, places, repair);
}

/** Removes references to parameters that were left out; the note about each is at the place of its description. */
function removeLostReferences(object: JsonObject, repair: Repair): void {
  leaveOut(object, (one) => typeof repair.resolve(one, "")?.value.name !== "string");
}

/** Removes duplicate parameters: for a server, two with the same name and place are one, and the first applies. */
function removeDuplicates(object: JsonObject, pointer: string, repair: Repair): void {
  const seen = new Set<string>();
  leaveOut(object, (one, index) => {
    const { in: place, name } = repair.resolve(one, "")?.value ?? {};
    // Header names are case-insensitive (RFC 9110, 5.1).
    const key = `${String(place)} ${place === "header" ? String(name).toLowerCase() : String(name)}`;
    const isFirst = !seen.has(key);
    seen.add(key);
    if (isFirst) return false;
    repair.note(child(child(pointer, "parameters"), index), {
      kind: "parameter-twice",
      found: `the ${String(place)} parameter \`${String(name)}\` is described twice`,
      read: "the first one is used",
      fix: "Remove one",
    });
    return true;
  });
}

function leaveOutForeign(
  object: JsonObject,
  pointer: string,
  { path }: OperationAt,
  places: ReadonlySet<string>,
  repair: Repair,
): void {
  leaveOut(object, (one, index) => {
    const { in: place, name } = repair.resolve(one, "")?.value ?? {};
    if (place !== "path" || places.has(String(name))) return false;
    repair.note(child(child(pointer, "parameters"), index), {
      kind: "foreign-path-parameter",
      found: `the path \`${path}\` has no \`{${String(name)}}\``,
      read: "the parameter is left out",
      fix: "Add it to the path, or remove the parameter",
    });
    return true;
  });
}

function leaveOut(object: JsonObject, isOut: (one: unknown, index: number) => boolean): void {
  const list = parametersOf(object);
  const kept = list.filter((one, index) => !isOut(one, index));
  if (kept.length < list.length) object.parameters = kept;
}

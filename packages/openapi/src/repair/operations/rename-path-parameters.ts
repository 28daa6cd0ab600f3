import type { JsonObject } from "../../json-object.js";
import { parametersOf } from "../../parameters-of.js";
import type { Repair } from "../repair.js";
import { namesInPath } from "./names-in-path.js";
import type { OperationAt } from "./operation-at.js";

/**
 * Gives a path parameter the name in the path if the two differ only in case or punctuation, or if exactly one
 * described parameter is missing from the path, and exactly one name of the path is not described.
 */
export function renamePathParameters(
  { operation, item, pointer, path }: OperationAt,
  places: ReadonlySet<string>,
  repair: Repair,
): void {
  const described = new Set([operation, item].flatMap((one) => namesInPath(one, repair)));
  const missing = [...places].filter((name) => !described.has(name));
  const foreign = [...described].filter((name) => !places.has(name));
  const isOnly = missing.length === 1 && foreign.length === 1;
  for (const name of missing) {
    const alike = foreign.filter((one) => letters(one) === letters(name));
    const meant = isOnly ? foreign[0] : alike.length === 1 ? alike[0] : undefined;
    if (meant === undefined) continue;
    for (const holder of [operation, item]) rename(holder, { from: meant, to: name }, repair);
    repair.note(pointer, {
      kind: "path-parameter-name",
      found: `the path \`${path}\` has \`{${name}}\`, but its parameter is called \`${meant}\``,
      read: `the parameter is called \`${name}\``,
      fix: "Use the same name in both places",
    });
  }
}

function rename(
  holder: JsonObject,
  { from, to }: { readonly from: string; readonly to: string },
  { resolve }: Repair,
): void {
  const isMeant = (value: JsonObject | undefined) => value?.in === "path" && value.name === from;
  if (!parametersOf(holder).some((one) => isMeant(resolve(one, "")?.value))) return;
  // Copies, because other operations may refer to the same parameter.
  holder.parameters = parametersOf(holder).map((one) => {
    const value = resolve(one, "")?.value;
    return isMeant(value) ? { ...value, name: to } : one;
  });
}

function letters(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}]/gu, "").toLowerCase();
}

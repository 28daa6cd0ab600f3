import { isObject, type JsonObject } from "../../json-object.js";
import { child } from "../../json-pointer.js";
import { put, type Repair } from "../repair.js";
import { namesInPath } from "./names-in-path.js";
import { readTemplate, type Template } from "./read-template.js";

/** Converts path templates to OpenAPI's syntax, and the parameters that they name. */
export function repairTemplates(repair: Repair): void {
  const { document } = repair;
  if (!isObject(document.paths)) return;
  const paths: JsonObject = {};
  const entries = Object.entries(document.paths);
  const given = new Set(entries.map(([path]) => path));
  for (const [path, entry] of entries) {
    const pointer = child("/paths", path);
    const item = path.startsWith("x-") ? undefined : repair.resolve(entry, pointer)?.value;
    const template = item && readTemplate(path, namesIn(item, repair));
    const isTaken = template && (given.has(template.path) || Object.hasOwn(paths, template.path));
    if (!template || isTaken) {
      put(paths, path, entry);
      continue;
    }
    repair.note(pointer, {
      kind: "path-template",
      found: `\`${path}\` uses the template syntax of a framework`,
      read: `it is read as \`${template.path}\``,
      fix: "Write `{name}`, and move a pattern into the schema of the parameter",
    });
    put(
      paths,
      template.path,
      template.renamed.size > 0 ? withRenamed(item, template, repair) : entry,
    );
  }
  document.paths = paths;
}

/** Returns the names of the path parameters that a path item and its operations describe. */
function namesIn(item: JsonObject, repair: Repair): ReadonlySet<string> {
  const holders = [item, ...Object.values(item).filter((one) => isObject(one))];
  return new Set(holders.flatMap((one) => namesInPath(one, repair)));
}

/** Returns a path item with a parameter for each part of a value that was described as one parameter. */
function withRenamed(item: JsonObject, template: Template, repair: Repair): JsonObject {
  const renamedIn = (one: JsonObject): JsonObject =>
    Array.isArray(one.parameters)
      ? { ...one, parameters: one.parameters.flatMap((each) => parts(each, template, repair)) }
      : one;
  const members = Object.entries(item).map(([name, one]) => [
    name,
    isObject(one) ? renamedIn(one) : one,
  ]);
  return renamedIn(Object.fromEntries(members) as JsonObject);
}

function parts(parameter: unknown, { renamed }: Template, repair: Repair): unknown[] {
  const value = repair.resolve(parameter, "")?.value;
  const names = value?.in === "path" ? renamed.get(String(value.name)) : undefined;
  // The pattern of the schema describes the whole value, so it does not apply to the parts.
  return names?.map((name) => ({ ...value, name, schema: { type: "string" } })) ?? [parameter];
}

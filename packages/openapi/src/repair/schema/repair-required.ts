import { isObject, type JsonObject } from "../../json-object.js";
import { child } from "../../json-pointer.js";
import { put } from "../repair.js";
import type { SchemaRule } from "./schema-rule.js";

/** Converts `required: true` in a property, as in draft 3, to an entry in the list of the enclosing object. */
export const repairRequired: SchemaRule = (schema, pointer, repair) => {
  const said = takeFlags(schema, pointer, repair);
  if (typeof schema.required === "boolean") {
    // Applies to the whole schema, so there is no enclosing object whose list could name it.
    repair.note(child(pointer, "required"), {
      kind: "boolean-required",
      found: `\`required: ${schema.required}\` where a list of names is expected`,
      read: "it is ignored",
      fix: "List required members in `required` of the object that contains them",
    });
    delete schema.required;
  }
  if (said.length === 0) return;
  const listed: unknown[] = Array.isArray(schema.required) ? schema.required : [];
  put(schema, "required", [...new Set([...listed, ...said])]);
};

/** Removes the `required` flags of members, and returns the names of the required ones. */
const takeFlags = (
  { properties }: JsonObject,
  pointer: string,
  repair: Parameters<SchemaRule>[2],
): string[] => {
  if (!isObject(properties)) return [];
  return Object.entries(properties).flatMap(([name, property]) => {
    if (!isObject(property) || typeof property.required !== "boolean") return [];
    const isRequired = property.required;
    repair.note(child(child(child(pointer, "properties"), name), "required"), {
      kind: "boolean-required",
      found: `\`required: ${isRequired}\` in a property`,
      read: isRequired
        ? `\`${name}\` is required`
        : `\`${name}\` is optional, as it would be without it`,
      fix: isRequired ? `Add \`${name}\` to \`required\` of the object around it` : "Remove it",
    });
    delete property.required;
    return isRequired ? [name] : [];
  });
};

import { isObject } from "../../json-object.js";
import type { ObjectRule } from "../object-rule.js";

/**
 * Reads what OpenAPI 3.2 has for media types that are sequences: the schema of an item is the one that is known. That of
 * an event of a stream describes its fields, of which the data are what a caller is given.
 */
export const repairMediaType: ObjectRule = (mediaType, pointer) => {
  const { itemSchema } = mediaType;
  if (mediaType.schema !== undefined || itemSchema === undefined) return;
  const isEvents = pointer.endsWith("/text~1event-stream");
  const properties = isEvents && isObject(itemSchema) ? itemSchema.properties : undefined;
  const data = isObject(properties) ? properties.data : undefined;
  const inside = isObject(data) ? data.contentSchema : undefined;
  mediaType.schema = inside ?? data ?? itemSchema;
};

/** Reads the value of an example where OpenAPI 3.2 has it. */
export const repairExample: ObjectRule = (example) => {
  if ("dataValue" in example && !("value" in example)) example.value = example.dataValue;
};

import { isObject } from "../../json-object.js";
import type { ObjectRule } from "../object-rule.js";

/**
 * Converts the media types of OpenAPI 3.2 for sequences: the schema of an item becomes the schema. For an event stream,
 * it is the schema of the event's data, which is what callers get.
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

/** Converts the value of an OpenAPI 3.2 example. */
export const repairExample: ObjectRule = (example) => {
  if ("dataValue" in example && !("value" in example)) example.value = example.dataValue;
};

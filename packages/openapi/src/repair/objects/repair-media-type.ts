import type { ObjectRule } from "../object-rule.js";

/** Reads what OpenAPI 3.2 has for media types that are sequences: the schema of an item is the one that is known. */
export const repairMediaType: ObjectRule = (mediaType) => {
  if (mediaType.schema === undefined && mediaType.itemSchema !== undefined)
    mediaType.schema = mediaType.itemSchema;
};

/** Reads the value of an example where OpenAPI 3.2 has it. */
export const repairExample: ObjectRule = (example) => {
  if ("dataValue" in example && !("value" in example)) example.value = example.dataValue;
};

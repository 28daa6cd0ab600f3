import { isJsonObject, type Json } from "../load/json.js";
import type { Operation } from "../load/operation.js";
import { type Mutation, mutationsOf, type Schemas } from "../mutate/mutations.js";
import { readings } from "./readings.js";
import type { Content } from "./write-body.js";

/** A form, and the values of an accepted one. */
interface Form {
  readonly operation: Operation;
  readonly content: Content;
  readonly valid: Json;
}

/**
 * Returns the forms that a schema forbids: one without a required field, or with a field that is wrong however its text
 * is read. A field of several values or of a file is not changed.
 */
export function formMutations(
  schemas: Schemas,
  { operation: { body }, content: { schema }, valid }: Form,
): readonly Mutation[] {
  return mutationsOf(schemas, schema, valid).filter(({ at, value }) => {
    const [, name = "", ...below] = at.split("/");
    if (!isJsonObject(value) || name === "" || below.length > 0) return false;
    if (!(name in value)) return true;
    const field = value[name] ?? "";
    if (typeof field === "object" || body?.files?.has(name) === true) return false;
    return readings(field).every(
      (read) => schemas.checkSchema(schema, { ...value, [name]: read }, "request").length > 0,
    );
  });
}

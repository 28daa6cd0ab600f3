import type { JsonObject } from "../../load/json-object.ts";
import type { ExampleModel, ParameterModel } from "../model.ts";

/**
 * What a header means to a client that writes it by itself: `x-client` says so, or it is evident. `Idempotency-Key` is
 * a name of its own (draft-ietf-httpapi-idempotency-key-header); `Prefer` has many uses (RFC 7240), so that an example
 * has to show `wait=`.
 */
export function roleOf(
  value: JsonObject,
  name: string,
  place: ParameterModel["in"],
  examples: readonly ExampleModel[],
): ParameterModel["role"] {
  if (place !== "header") return undefined;
  const said = value["x-client"];
  if (said !== undefined) return said === "idempotency-key" || said === "wait" ? said : undefined;
  if (/^idempotency-key$/i.test(name)) return "idempotency-key";
  return /^prefer$/i.test(name) &&
    examples.some(({ value: example }) => String(example).startsWith("wait="))
    ? "wait"
    : undefined;
}

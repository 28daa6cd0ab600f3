import type { ParameterModel } from "../model.ts";
import { child, type Node, type Reader } from "../reader.ts";

/**
 * Returns the role of a header that the client sets itself: the value of `x-client`, or a role recognized by the name.
 * `Idempotency-Key` is recognized by name (draft-ietf-httpapi-idempotency-key-header); `Prefer` has many uses (RFC
 * 7240), so an example must show `wait=`.
 */
export function roleOf(
  { value, pointer }: Node,
  { name, in: place, examples }: Pick<ParameterModel, "name" | "in" | "examples">,
  reader: Reader,
): ParameterModel["role"] {
  if (place !== "header") return undefined;
  const said = value["x-client"];
  if (said === "idempotency-key" || said === "wait") return said;
  if (said === "none") return undefined;
  if (said !== undefined)
    reader.note(child(pointer, "x-client"), {
      kind: "header-role",
      found: "`x-client` has an unknown value",
      read: "the role of the header is recognised by its name, if at all",
      fix: "Write `idempotency-key`, `wait` or `none`",
    });
  if (/^idempotency-key$/i.test(name)) return "idempotency-key";
  return /^prefer$/i.test(name) &&
    examples.some(({ value: example }) => String(example).startsWith("wait="))
    ? "wait"
    : undefined;
}

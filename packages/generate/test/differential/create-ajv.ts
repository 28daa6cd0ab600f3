import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

/**
 * Ajv, as close to the specification as possible. Its known errors are worked around here and shown by
 * `ajv-deviations.test.ts`: without `ownProperties` it treats inherited properties as members, and it divides in binary
 * for `multipleOf`.
 */
export function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, ownProperties: true, logger: false });
  addFormats.default(ajv);
  ajv.removeKeyword("multipleOf");
  ajv.addKeyword({
    keyword: "multipleOf",
    type: "number",
    validate: (divisor: number, value: number) => scaled(value) % scaled(divisor) === 0n,
  });
  return ajv;
}

/** A number with up to 20 decimals, scaled to an integer. */
function scaled(value: number): bigint {
  const [whole = "", fraction = ""] = value
    .toLocaleString("en-US", { useGrouping: false, maximumFractionDigits: 20 })
    .split(".");
  return BigInt(whole + fraction.padEnd(20, "0"));
}

/**
 * An equivalent schema that Ajv judges correctly: it moves `contains` into its own `allOf`, because next to
 * `prefixItems` Ajv accepts an empty array.
 */
export function forAjv(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(forAjv);
  if (typeof schema !== "object" || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => [key, forAjv(value)]);
  const { contains, minContains, maxContains, ...rest } = Object.fromEntries(entries);
  if (contains === undefined) return rest;
  return { ...rest, allOf: [...(rest.allOf ?? []), { contains, minContains, maxContains }] };
}

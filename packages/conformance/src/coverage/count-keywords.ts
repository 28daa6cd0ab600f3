import type { ErrorObject } from "ajv";
import type { Contract } from "../load/contract.js";
import type { CheckSchema } from "../load/schema-validator.js";
import type { SidedItem } from "./coverage.js";
import { type KeywordAt, keyOf, keywordsOf, requiredName } from "./schema-keywords.js";
import { createVisit } from "./visit-keywords.js";

/** Counts for each keyword of some schemas how often a value kept it and how often one did not. */
export interface KeywordCount {
  /** Judges a value; returns whether the schema admits it. */
  add(schema: string, value: unknown): boolean;
  items(): readonly SidedItem[];
}

/** Creates a count of the keywords of the schemas at the pointers. */
export function countKeywords(
  contract: Contract,
  checkSchema: CheckSchema,
  schemas: readonly string[],
): KeywordCount {
  const declared = schemas.flatMap((schema) => keywordsOf(contract.document, schema));
  const counts = new Map(
    declared.map((keyword) => [keyOf(keyword), { keyword, valid: 0, invalid: 0 }]),
  );
  const visit = createVisit(contract.document);
  return {
    add(schema, value) {
      const violations = checkSchema(schema, value);
      const violated = new Set(violations.flatMap((one) => violatedKey(contract, one)));
      const met = new Set(violated);
      visit(schema, value, (key) => met.add(key));
      for (const key of met) {
        const count = counts.get(key);
        if (count) count[violated.has(key) ? "invalid" : "valid"] += 1;
      }
      return violations.length === 0;
    },
    items: () =>
      [...counts.values()].map(({ keyword, valid, invalid }) => {
        return { name: shortName(keyword), at: keyword.schema, valid, invalid };
      }),
  };
}

function violatedKey(
  { places }: Contract,
  { parentSchema, keyword, params }: ErrorObject,
): string[] {
  const place = parentSchema && places.get(parentSchema);
  if (!place) return [];
  const name = keyword === "required" ? requiredName(String(params["missingProperty"])) : keyword;
  return [keyOf({ schema: place.at, name })];
}

/** The last names of the pointer tell a reader which schema it is. */
function shortName({ schema, name }: KeywordAt): string {
  const place = schema
    .split("/")
    .slice(1)
    .filter(
      (segment) => !/^(?:components|schemas|parameters|properties|schema|paths)$/.test(segment),
    )
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"))
    .join(" ");
  return `${place}: ${name}`;
}

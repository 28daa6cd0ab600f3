import type { Plugin } from "@redocly/openapi-core";
import { otherMethods } from "../src/other-methods.ts";
import { decisionRegistered } from "./decision-registered.ts";
import { decisionUsed } from "./decision-used.ts";
import { defaultMatchesSchema } from "./default-matches-schema.ts";
import { descriptionAdds } from "./description-adds.ts";
import { encodingPropertyExists } from "./encoding-property-exists.ts";
import { formatKnown } from "./format-known.ts";
import { minimumNotOverMaximum } from "./minimum-not-over-maximum.ts";
import { operationVerb } from "./operation-verb.ts";
import { pathKebabCase } from "./path-kebab-case.ts";
import { patternValid } from "./pattern-valid.ts";
import { summaryStyle } from "./summary-style.ts";
import type { Rule } from "./visitor.ts";

interface ContractPlugin extends Required<Pick<Plugin, "id" | "typeExtension">> {
  readonly rules: { readonly oas3: Readonly<Record<string, Rule>> };
}

/** The rules and types of this contract, and rules for mistakes that Redocly's own lint misses. */
export default function plugin(): ContractPlugin {
  return {
    id: "contract",
    typeExtension: otherMethods.typeExtension,
    rules: {
      oas3: {
        "decision-registered": decisionRegistered,
        "decision-used": decisionUsed,
        "default-matches-schema": defaultMatchesSchema,
        "description-adds": descriptionAdds,
        "encoding-property-exists": encodingPropertyExists,
        "format-known": formatKnown,
        "minimum-not-over-maximum": minimumNotOverMaximum,
        "operation-verb": operationVerb,
        "path-kebab-case": pathKebabCase,
        "pattern-valid": patternValid,
        "summary-style": summaryStyle,
      },
    },
  };
}

import type { Contract } from "../load/contract.js";
import type { Operation } from "../load/operation.js";
import type { SentRequest } from "../probe/exchange.js";
import type { KeywordCount } from "./count-keywords.js";
import type { SidedItem } from "./coverage.js";
import { parameterValues } from "./read-request.js";

/** Counts for each parameter the requests with a value that it admits, and with one that it does not. */
export interface ParameterCount {
  add(operation: Operation, request: SentRequest, keywords: KeywordCount): void;
  items(): readonly SidedItem[];
}

/** Creates a count of the parameters of the operations. */
export function countParameters(
  contract: Contract,
  operations: readonly Operation[],
): ParameterCount {
  const counts = new Map(
    operations.flatMap(({ id, at, parameters }) =>
      parameters.map((parameter) => {
        const mark = parameter.isDeprecated ? " (deprecated)" : "";
        const name = `${id} ${parameter.in} ${parameter.name}${mark}`;
        const count = { name, at: parameter.schema ?? at, valid: 0, invalid: 0 };
        return [parameter, count] satisfies [unknown, unknown];
      }),
    ),
  );
  return {
    add(operation, request, keywords) {
      for (const parameter of operation.parameters) {
        const count = counts.get(parameter);
        const values = parameterValues(contract.document, operation, parameter, request);
        const { schema } = parameter;
        // Twice is one time too many of what is not a list; without a required one the request is invalid.
        const isDoubled = values.length > 1;
        const isMissing = values.length === 0 && parameter.isRequired;
        if (!count || (values.length === 0 && !isMissing)) continue;
        const verdicts = values.map((one) => schema === undefined || keywords.add(schema, one));
        const isValid = !isDoubled && !isMissing && verdicts.every(Boolean);
        count[isValid ? "valid" : "invalid"] += 1;
      }
    },
    items: () => [...counts.values()],
  };
}

import type { Contract } from "../load/contract.js";
import { schemaValidatorOf } from "../load/schema-validator.js";
import type { Operation } from "../load/operation.js";
import { matchMediaType } from "../load/media-type.js";
import type { Exchange } from "../probe/exchange.js";
import { countEvents, type ReceivedEvent } from "./count-events.js";
import { countKeywords, type KeywordCount } from "./count-keywords.js";
import { countParameters } from "./count-parameters.js";
import { countResponses } from "./count-responses.js";
import type { Coverage, CoveredItem } from "./coverage.js";
import { bodyValue, operationOf, requestType } from "./read-request.js";

/**
 * Returns what of a contract some exchanges and events have exercised, whoever caused them; it
 * depends on nothing but its arguments.
 */
export function coverageOf(
  contract: Contract,
  exchanges: readonly Exchange[],
  events: readonly ReceivedEvent[] = [],
): Coverage {
  const operations = [...contract.operations.values()];
  const checkSchema = schemaValidatorOf(contract);
  const requests = countKeywords(contract, checkSchema, requestSchemas(operations));
  const responses = countKeywords(contract, checkSchema, responseSchemas(operations));
  const parameters = countParameters(contract, operations);
  const counts = countResponses(contract, operations);
  const requestTypes = countRequestTypes(operations);
  const seen = new Map<Operation, number>();
  for (const { request, response } of exchanges) {
    const operation = operationOf(contract, request);
    if (!operation) continue;
    seen.set(operation, (seen.get(operation) ?? 0) + 1);
    parameters.add(operation, request, requests);
    addBody(contract, operation, request, requests);
    requestTypes.add(operation, request);
    counts.add(operation, response, responses);
  }
  return {
    operations: operations.map((one) =>
      item(one.deprecation ? `${one.id} (deprecated)` : one.id, one.at, seen.get(one) ?? 0),
    ),
    parameters: parameters.items(),
    requestKeywords: requests.items(),
    responseKeywords: responses.items(),
    ...counts.items(requestTypes.items()),
    events: countEvents(contract, events),
  };
}

function item(name: string, at: string, count: number): CoveredItem {
  return { name, at, count };
}

function requestSchemas(operations: readonly Operation[]): readonly string[] {
  return operations.flatMap(({ parameters, body }) => [
    ...parameters.flatMap(({ schema }) => schema ?? []),
    ...(body?.schemas.values() ?? []),
  ]);
}

function responseSchemas(operations: readonly Operation[]): readonly string[] {
  return operations.flatMap(({ responses }) =>
    responses.flatMap((one) => [...one.schemas.values()]),
  );
}

function addBody(
  { document }: Contract,
  { body }: Operation,
  request: Exchange["request"],
  requests: KeywordCount,
): void {
  const type = matchMediaType(body?.schemas.keys() ?? [], requestType(request) ?? "");
  const schema = body?.schemas.get(type ?? "");
  const value = schema === undefined ? undefined : bodyValue(document, schema, request);
  if (schema !== undefined && value !== undefined) requests.add(schema, value);
}

interface TypeCount {
  add(operation: Operation, request: Exchange["request"]): void;
  items(): readonly CoveredItem[];
}

function countRequestTypes(operations: readonly Operation[]): TypeCount {
  const declared = operations.flatMap(({ id, at, body }) =>
    [...(body?.schemas.keys() ?? [])].map((type) => {
      return { id, type, at: `${at}/requestBody`, count: 0 };
    }),
  );
  return {
    add({ id, body }, request) {
      const type = matchMediaType(body?.schemas.keys() ?? [], requestType(request) ?? "");
      const found = declared.find((one) => one.id === id && one.type === type);
      if (found) found.count += 1;
    },
    items: () =>
      declared.map(({ id, type, at, count }) => item(`${id} request ${type}`, at, count)),
  };
}

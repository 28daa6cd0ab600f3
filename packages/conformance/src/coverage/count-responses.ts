import type { Contract } from "../load/contract.js";
import { isJsonObject, member, pointer, resolveReference } from "../load/json.js";
import { type ContractResponse, type Operation, responseOf } from "../load/operation.js";
import { matchMediaType } from "../load/media-type.js";
import type { RecordedResponse } from "../probe/exchange.js";
import type { KeywordCount } from "./count-keywords.js";
import type { Coverage, CoveredItem } from "./coverage.js";

/** Counts statuses, headers and media types of responses. */
export interface ResponseCount {
  add(operation: Operation, response: RecordedResponse, keywords: KeywordCount): void;
  items(
    requestTypes: readonly CoveredItem[],
  ): Pick<Coverage, "statuses" | "headers" | "mediaTypes">;
}

type Counts = Map<string, { name: string; at?: string; count: number }>;

/** Creates a count of the responses of the operations. */
export function countResponses(
  { document }: Pick<Contract, "document">,
  operations: readonly Operation[],
): ResponseCount {
  const statuses: Counts = new Map();
  const headers: Counts = new Map();
  const types: Counts = new Map();
  const headersAt = new Map<string, readonly string[]>();
  for (const { id, responses } of operations)
    for (const { key, at, schemas } of responses) {
      declare(statuses, `${id} ${key}`, at);
      const names = headersOf(document, at);
      headersAt.set(at, names);
      for (const name of names)
        declare(headers, `${id} ${key} ${name}`, `${at}/headers${pointer(name)}`);
      for (const type of schemas.keys())
        declare(types, `${id} ${key} ${type}`, at + pointer("content", type));
    }
  return {
    add(operation, response, keywords) {
      const { id } = operation;
      const declared = responseOf(operation, response.status);
      count(statuses, `${id} ${declared?.key ?? `${response.status} (not declared)`}`);
      if (!declared) return;
      for (const name of headersAt.get(declared.at) ?? [])
        if (response.headers.has(name)) count(headers, `${id} ${declared.key} ${name}`);
      const type = response.headers.get("content-type");
      if (type === null) return;
      const match = matchMediaType(declared.schemas.keys(), type);
      count(types, `${id} ${declared.key} ${match ?? `${type.slice(0, MAX_TYPE)} (not declared)`}`);
      addBody(declared, match, response, keywords);
    },
    items: (requestTypes) => ({
      statuses: [...statuses.values()],
      headers: [...headers.values()],
      mediaTypes: [...requestTypes, ...types.values()],
    }),
  };
}

const MAX_TYPE = 80;

function addBody(
  { schemas }: ContractResponse,
  type: string | undefined,
  { json }: RecordedResponse,
  keywords: KeywordCount,
): void {
  const schema = schemas.get(type ?? "");
  if (schema !== undefined && json !== undefined) keywords.add(schema, json);
}

function headersOf(document: Contract["document"], at: string): readonly string[] {
  const headers = member(resolveReference(document, at).value, "headers");
  // `Content-Type` is described by the media types (OpenAPI 3.1, Response Object).
  return Object.keys(isJsonObject(headers) ? headers : {}).filter(
    (name) => !/^content-type$/i.test(name),
  );
}

function declare(counts: Counts, name: string, at: string): void {
  counts.set(name, { name, at, count: 0 });
}

/** What a target may invent without end is counted up to this many names. */
const MAX_UNDECLARED = 100;

function count(counts: Counts, name: string): void {
  const known = counts.get(name);
  if (known) known.count += 1;
  else if (countUndeclared(counts) < MAX_UNDECLARED) counts.set(name, { name, count: 1 });
}

function countUndeclared(counts: Counts): number {
  return [...counts.values()].filter(({ at }) => at === undefined).length;
}

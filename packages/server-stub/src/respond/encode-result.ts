import type { Operation, ResponseContract } from "../contract/operation.js";
import type { Violation } from "../contract/violation.js";
import type { CoreResponse } from "../handle/core-request.js";

const isJson = /[/+]json$/;

/** What a handler returned, before it is held to the contract. */
export interface HandlerResult {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** The implementation gave an answer that the contract does not have; the caller sees a private 500. */
export class BrokenResponseError extends Error {
  override readonly name = "BrokenResponseError";
  readonly violations: readonly Violation[];

  constructor(operation: Operation, status: number, violations: readonly Violation[]) {
    const named = violations.map(({ pointer, detail }) => `${pointer || "/"}: ${detail}`).join(" ");
    super(`${operation.id} answered ${status} with what the contract does not have. ${named}`);
    this.violations = violations;
  }
}

/** Checks a handler's result and encodes it whole, before the first byte goes out. */
export function encodeResult(
  operation: Operation,
  result: HandlerResult,
  extra: Readonly<Record<string, string>>,
  check: boolean,
): CoreResponse {
  const contract = contractFor(operation, result.status);
  const [mediaType] = contract ? Object.keys(contract.content) : [];
  if (check) assertKept(operation, result, contract, mediaType);
  const headers = { ...extra, ...definedHeaders(result.headers) };
  if (mediaType === undefined || result.body === undefined)
    return { status: result.status, headers, body: undefined };
  return {
    status: result.status,
    headers: { "content-type": mediaType, ...headers },
    body: encodeBody(result.body, mediaType),
  };
}

function contractFor({ responses }: Operation, status: number): ResponseContract | undefined {
  return responses[status] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses.default;
}

function assertKept(
  operation: Operation,
  result: HandlerResult,
  contract: ResponseContract | undefined,
  mediaType: string | undefined,
): void {
  const violations: Violation[] = [];
  const note = (keyword: string, detail: string) =>
    void violations.push({ in: "body", pointer: "", keyword, detail });
  if (!contract) note("status", `Expected ${Object.keys(operation.responses).join(", ")}.`);
  const headers = definedHeaders(result.headers);
  for (const name of contract?.requiredHeaders ?? [])
    if (headers[name] === undefined) note("required", `Expected the header \`${name}\`.`);
  if (mediaType === undefined && result.body !== undefined) note("content", "Expected no body.");
  if (mediaType !== undefined) contract?.content[mediaType]?.(result.body, "", violations);
  if (violations.length > 0) throw new BrokenResponseError(operation, result.status, violations);
}

function definedHeaders(headers: HandlerResult["headers"]): Record<string, string> {
  const entries = Object.entries(headers ?? {}).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]));
}

function encodeBody(body: unknown, mediaType: string): string | Uint8Array {
  if (body instanceof Uint8Array) return body;
  return typeof body === "string" && !isJson.test(mediaType) ? body : JSON.stringify(body);
}

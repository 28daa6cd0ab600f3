import type { Operation, ResponseContract } from "../contract/operation.js";
import type { Violation } from "../contract/violation.js";
import { fail } from "../checks/fail.js";
import type { CoreResponse } from "../handle/core-request.js";
import { chooseContent, type ChosenContent } from "./choose-content.js";

/** What a handler returned, before it is held to the contract. */
export interface HandlerResult {
  readonly status: number;
  /** Says which of several media types the body has. */
  readonly contentType?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** The implementation gave an answer that the contract does not have; the caller sees a private 500. */
export class BrokenResponseError extends Error {
  override readonly name = "BrokenResponseError";
  readonly violations: readonly Violation[];

  constructor(operation: Operation, status: number, violations: readonly Violation[]) {
    const named = violations
      .map(({ name, pointer, detail }) => `${name ?? (pointer || "/")}: ${detail}`)
      .join(" ");
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
  const content = contract && chooseContent(contract, result.contentType);
  const headers = headersOf(result.headers, extra);
  if (check) assertKept(operation, result, { contract, content, headers });
  const status = operation.sends?.[result.status] ?? result.status;
  if (content === undefined || result.body === undefined)
    return { status, headers, body: undefined };
  headers["content-type"] ??= content.mediaType;
  return { status, headers, body: encodeBody(result.body, content) };
}

function contractFor({ responses }: Operation, status: number): ResponseContract | undefined {
  return responses[status] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses.default;
}

interface Chosen {
  readonly contract: ResponseContract | undefined;
  readonly content: ChosenContent | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

function assertKept(
  operation: Operation,
  result: HandlerResult,
  { contract, content, headers }: Chosen,
): void {
  const violations: Violation[] = [];
  const note = (keyword: string, detail: string) =>
    void violations.push({ in: "body", pointer: "", keyword, detail });
  if (!contract) note("status", `Expected ${Object.keys(operation.responses).join(", ")}.`);
  contract?.checkHeaders?.(headers, violations);
  if (content) checkBody(result.body, content, violations);
  else if (result.body !== undefined) note("content", expectedContent(contract));
  if (violations.length > 0) throw new BrokenResponseError(operation, result.status, violations);
}

function expectedContent(contract: ResponseContract | undefined): string {
  const types = Object.keys(contract?.content ?? {});
  if (types.length === 0) return "Expected no body.";
  return `Expected \`contentType\` to be one of ${types.join(", ")}.`;
}

function checkBody(body: unknown, { kind, check }: ChosenContent, violations: Violation[]): void {
  if (kind === "json" || typeof body === "string") return check(body, "", violations);
  if (body instanceof Uint8Array || body === undefined) return;
  fail(violations, "", "content", "a string or bytes", body);
}

/** The handler's headers over those of the hook before it, names in lower case. */
function headersOf(
  headers: HandlerResult["headers"],
  extra: Readonly<Record<string, string>>,
): Record<string, string> {
  const defined: Record<string, string> = { ...extra };
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) defined[name.toLowerCase()] = value;
  }
  return defined;
}

function encodeBody(body: unknown, { kind }: ChosenContent): string | Uint8Array {
  if (body instanceof Uint8Array) return body;
  return typeof body === "string" && kind !== "json" ? body : JSON.stringify(body);
}
